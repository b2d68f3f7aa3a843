/** The track of prestige round the board of Village. */
import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from '../src/games/village/ground'
import { LAP, spaceOfTrack } from '../src/games/village/track'

const boxes = Array.from({ length: LAP }, (_, n) => spaceOfTrack(n, WIDTH, HEIGHT))

describe('the track of prestige', () => {
  it('goes clockwise from the corner above on the left, each space beside the one before', () => {
    expect(boxes[0]?.slice(0, 2)).toEqual([6, 6])
    boxes.forEach(([x, y, w, h], n) => {
      const [a, b, c, d] = boxes[(n + 1) % LAP] as (typeof boxes)[number]
      const [right, below] = [a + c / 2 - x - w / 2, b + d / 2 - y - h / 2]
      const side = Math.floor(n / (LAP / 4))
      const far = [right, below, -right, -below][side] as number
      expect(far).toBeCloseTo(side % 2 ? (h + d) / 2 : (w + c) / 2)
      expect(side % 2 ? right : below).toBeCloseTo(0)
    })
  })

  it('begins anew when it has been walked once', () => {
    expect(spaceOfTrack(LAP + 7, WIDTH, HEIGHT)).toEqual(boxes[7])
  })
})
