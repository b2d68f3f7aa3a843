/** The pieces of Village by name: every member of a family and every cube is somebody who stays the same from view to view. */
import type { Tracker } from '../../kit/play/tracker'
import type { VillageView } from './view.gen'
import { CUBES, GENERATIONS, SPACES } from './view'

export interface Someone {
  id: string
  seat: number
  generation: string
}

export interface Pieces {
  people: Record<string, Someone[]> // by place; those of a farm at `farm_<seat>`, and so for the unborn
  cubes: Record<string, { id: string; colour: string }[]> // by space, `farm_<seat>` or `supply`
}

const PRIVATE = /^(farm|unborn|removed)$/

function nameAll(tracker: Tracker, view: VillageView): Pieces {
  const people: Pieces['people'] = {}
  const cubes: Pieces['cubes'] = {}
  for (const { seat, members } of view.farms) {
    for (const generation of GENERATIONS) {
      const counts: Record<string, number> = {}
      for (const [place, here] of Object.entries(members)) counts[place] = here[generation] ?? 0
      const bag = view.black_bag.members[seat]?.[generation]
      if (bag) counts.bag = bag
      for (const [place, ids] of Object.entries(tracker.follow(`member-${seat}-${generation}`, counts))) {
        const where = PRIVATE.test(place) ? `${place}_${seat}` : place
        const here = (people[where] ??= [])
        for (const id of ids) here.push({ id, seat, generation })
      }
    }
  }
  for (const colour of CUBES) {
    const counts: Record<string, number> = { bag: view.green_bag[colour] ?? 0, supply: view.supply[colour] ?? 0 }
    for (const space of SPACES) counts[space] = view.spaces[space]?.[colour] ?? 0
    for (const farm of view.farms) counts[`farm_${farm.seat}`] = farm.cubes[colour] ?? 0
    for (const [place, ids] of Object.entries(tracker.follow(`cube-${colour}`, counts))) {
      const here = (cubes[place] ??= [])
      for (const id of ids) here.push({ id, colour })
    }
  }
  return { people, cubes }
}

export const piecesOf = (tracker: Tracker, view: VillageView): Pieces =>
  tracker.once(view, () => nameAll(tracker, view))
