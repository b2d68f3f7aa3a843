/** The board of Orléans: what is printed, the Loire country upon it, and the sheets around. */
import { memo } from 'preact/compat'
import type { Point } from '../../kit/ink/pen'
import { Drawing, type Quarter, Title } from '../../kit/play/drawing'
import { useStage } from '../../kit/play/stage'
import { raw } from '../../kit/tokens/tokens'
import { HEIGHT, printed, TITLE, WIDTH } from './ground'
import { LoireCountry } from './map'
import { piecesOf } from './pieces'
import { remembering, type Props } from './parts'
import { map } from './printed.gen'
import { Deeds, Hourglass, Stock } from './sheets'
import { DevelopmentRoad, Tracks } from './tracks'
import { TOWN } from './ways'
import '../../kit/ink/ink.css'
import './board.css'

const Printed = memo(() => <g aria-hidden="true" {...raw(printed())} />)

/** Where a phone can be turned to. */
const QUARTERS: readonly Quarter[] = [
  { name: 'map', x: 440, y: 400, zoom: 2.2 },
  { name: 'tracks', x: 1014, y: 215, zoom: 2.9 },
  { name: 'deeds', x: 1014, y: 590, zoom: 2.9 },
  { name: 'development', x: 400, y: 820, zoom: 3.2 },
]

export function OrleansBoard(props: Props) {
  const { tracker } = useStage()
  const [x, y] = TOWN[(props.me !== null && props.view.boards[props.me]?.town) || map.start] as Point
  const parts = { ...props, say: remembering(props), pieces: piecesOf(tracker, props.view) }
  return (
    <Drawing width={WIDTH} height={HEIGHT} game="orleans" close={{ x, y, zoom: 3.7 }} quarters={QUARTERS}>
      <Printed />
      <Title game="orleans" at={TITLE} />
      <Hourglass {...parts} />
      <Tracks {...parts} />
      <Deeds {...parts} />
      <Stock {...parts} />
      <LoireCountry {...parts} />
      <DevelopmentRoad {...parts} />
    </Drawing>
  )
}
