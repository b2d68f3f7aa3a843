/** The board of Hermagor: what is printed, and upon it the market, the merchants' hall, the land and the traders' flags. */
import { memo } from 'preact/compat'
import { frame, nameBoard } from '../../kit/ink/frame'
import { Drawing, type Quarter, Title } from '../../kit/play/drawing'
import { useStage } from '../../kit/play/stage'
import { raw } from '../../kit/tokens/tokens'
import type { Props } from './goods'
import { DUCHY, land, TITLE } from './ground'
import { HEIGHT, WIDTH } from './places'
import { Flags, Hall } from './hall'
import { Land } from './land'
import { Market } from './market'
import { piecesOf } from './pieces'
import { square } from './square'
import '../../kit/ink/ink.css'
import './board.css'
import './way.css'
import './market.css'
import './booth.css'

const Printed = memo(() => <g aria-hidden="true" {...raw(land() + square() + frame(WIDTH, HEIGHT))} />)

/** Where a phone looks first: at the market, or at the land while the merchants are away. */
const MARKET = { x: 240, y: 350, zoom: 3.6 }
const LAND = { x: 864, y: 450, zoom: 1.9 }
const QUARTERS: readonly Quarter[] = [
  { name: 'market', ...MARKET },
  { name: 'prices', x: 360, y: 820, zoom: 2.2 },
  { name: 'land', ...LAND },
]

export function HermagorBoard(props: Props) {
  const { tracker, lit } = useStage()
  const away = !lit.size && (props.view.over || props.view.phase === 'selling')
  const parts = { ...props, pieces: piecesOf(tracker, props.view) }
  return (
    <Drawing width={WIDTH} height={HEIGHT} game="hermagor" close={away ? LAND : MARKET} quarters={QUARTERS}>
      <rect class="her-sea" x={24} y={24} width={WIDTH - 48} height={HEIGHT - 48} />
      <Printed />
      <Title game="hermagor" at={TITLE} />
      {Object.entries(DUCHY).map(([duchy, [x, y]]) => (
        <g key={duchy} transform={`translate(${x} ${y})`} data-tip={props.say(`hermagor-text-duchy-${duchy}`)}>
          <g class={`her-duchy-board ${duchy}`} aria-hidden="true" {...raw(nameBoard(142, 32))} />
          <text class="her-duchy-name" y={7}>
            {props.say(`hermagor-text-duchy-${duchy}`)}
          </text>
        </g>
      ))}
      <Market {...parts} />
      <Hall {...parts} />
      <Flags {...parts} />
      <Land {...parts} />
    </Drawing>
  )
}
