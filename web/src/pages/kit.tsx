/** A page with every drawing, to compare them. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { BUILT_IN, loadShowcase, type Showcase } from '../games/registry'
import { barn, church, house, rampart, stall, timbered, tower, well, windmill } from '../kit/ink/buildings'
import { book, compass, frame, nameBoard, ribbon } from '../kit/ink/frame'
import { field, fir, hill, leafy, pond, river, road, scatter, wayOf } from '../kit/ink/land'
import { at, dice } from '../kit/ink/pen'
import '../kit/ink/ink.css'
import { knows, need, say } from '../kit/fluent'
import { Shield } from '../kit/heraldry'
import { useFlights } from '../kit/play/flights'
import { Tips } from '../kit/play/tips'
import '../kit/play/stage.css'
import { complain } from '../kit/toast'
import { Shelf } from '../kit/shelf'
import { COMMON } from '../kit/tokens/glyphs'
import { Coin, Counter, Cube, Die, Figure, Glyph, Marker, raw, Station } from '../kit/tokens/tokens'
import { Top } from '../kit/top'
import './kit-page.css'

const SEATS = [0, 1, 2, 3, 4]
function Picture(props: { box: string; label: string; art: string; class?: string }) {
  return (
    <svg
      class={`drawn-thing ${props.class ?? ''}`}
      viewBox={props.box}
      role="img"
      aria-label={props.label}
      {...raw(props.art)}
    />
  )
}

function landscape(): string {
  const chance = dice(12)
  const way = wayOf([[20, 150], [120, 120], [230, 150], [330, 110]], 4) // prettier-ignore
  return (
    scatter({ x: 90, y: 50, rx: 80, ry: 26 }, 9, 18, [], chance, (x, y) => hill(x, y, 1.3, chance)) +
    river(
      [
        [250, -10],
        [230, 60],
        [270, 120],
        [250, 200],
      ],
      [4, 9],
      5,
    ) + // prettier-ignore
    road(way) +
    scatter({ x: 320, y: 56, rx: 60, ry: 40 }, 26, 11, [], chance, (x, y) =>
      chance() < 0.3 ? fir(x, y, 1.1) : leafy(x, y, 1.1, chance),
    ) +
    field(40, 166, 90, 22, 'k-wheat') +
    field(150, 170, 70, 18, 'k-vine') +
    pond(330, 176, 34, 12) +
    at(140, 118, house(-20, 15, 10, 9) + church(-4, 0.9, 1) + house(34, 14, 9, 8, 'k-blue'))
  )
}

const MANY = 60
const ACROSS = 15
const DOWN = 8

/** Sixty pieces that change places all at once, to see them fly. */
function Moving() {
  const turn = useSignal(0)
  useFlights(turn.value)
  const placeOf = (n: number) => ((n + turn.value * 5) * 7) % (ACROSS * DOWN)
  return (
    <>
      <svg class="drawn-thing wide ink-paper" viewBox="0 0 480 300" role="img" aria-label={say('page-kit-moves')}>
        {Array.from({ length: MANY }, (_, n) => {
          const x = 22 + (placeOf(n) % ACROSS) * 31
          const y = 24 + Math.floor(placeOf(n) / ACROSS) * 36
          const colour = ['orange', 'green', 'brown', 'pink'][(n / 3) % 4] as string
          return n % 3 ? (
            <Figure key={n} id={`kit:${n}`} seat={n % 5} number={(n % 4) + 1} x={x} y={y} size={34} />
          ) : (
            <Cube key={n} id={`kit:${n}`} colour={colour} x={x} y={y} size={24} />
          )
        })}
      </svg>
      <svg class="drawn-thing" viewBox="0 0 150 90" role="img" aria-label={say('page-kit-lit')}>
        <g class="spot lit">
          <ellipse class="halo" cx="75" cy="46" rx="62" ry="38" />
          <g transform="translate(75 62)" {...raw(church(-24, 0.9, 1) + house(10, 14, 10, 9))} />
        </g>
      </svg>
      <button type="button" class="seal-button" onClick={() => turn.value++}>
        {say('page-kit-move')}
      </button>
    </>
  )
}

export function Page() {
  const showcases = useSignal<readonly Showcase[]>([])
  useEffect(() => {
    document.title = `${say('page-kit')} · Comptoir`
    need(...BUILT_IN).catch(complain)
    Promise.all(BUILT_IN.map(loadShowcase)).then(
      (all) => (showcases.value = all.filter((one) => one !== null)),
      complain,
    )
  }, [])
  if (!knows(...BUILT_IN)) return null
  return (
    <div class="kit-page">
      <a class="skip" href="#main">
        {say('page-skip')}
      </a>
      <Top title={say('page-kit')} below={say('page-kit-below')} />
      <main id="main" class="shelves" tabIndex={-1}>
        {showcases.value.map((one, n) => (
          <one.Shelf key={n} />
        ))}
        <Shelf title={say('page-kit-arms')}>
          {SEATS.map((seat) => (
            <span key={seat} class="thing bare">
              <Shield seat={seat} label={say('core-seat', { seat, player: '' })} />
              <Figure seat={seat} />
              <Marker seat={seat} />
              <Counter seat={seat} />
              <Station seat={seat} />
            </span>
          ))}
        </Shelf>
        <Shelf title={say('page-kit-common')}>
          <span class="thing bare">
            <Coin />
            {COMMON.map((sign) => (
              <Glyph key={sign} name={sign} />
            ))}
          </span>
          <span class="thing bare">
            {[1, 2, 3, 4, 5, 6].map((value) => (
              <Die key={value} value={value} tone="ivory" />
            ))}
          </span>
        </Shelf>
        <Shelf title={say('page-kit-buildings')}>
          <Picture
            box="-12 -84 620 96"
            label={say('page-kit-buildings')}
            class="wide"
            art={
              at(0, 0, house(0, 26, 20, 18) + house(34, 26, 20, 18, 'k-blue')) +
              at(76, 0, barn(0, 44, 17, 18, 'k-thatch')) +
              at(132, 0, timbered(0, 40, 34, 24)) +
              at(186, 0, tower(0, 18, 44, 'crenel', 'k-blue', 'k-red') + tower(26, 18, 40, 'cone', 'k-red', 'k-gold')) +
              at(244, 0, church(0, 1.7, 2)) +
              at(330, 0, rampart(0, 70, 16)) +
              at(440, 0, windmill(), 1.3) +
              at(500, 0, well()) +
              at(532, 0, stall(60, 40, 'k-stripe'))
            }
          />
        </Shelf>
        <Shelf title={say('page-kit-land')}>
          <Picture box="0 0 390 200" label={say('page-kit-land')} class="wide ink-paper" art={landscape()} />
        </Shelf>
        <Shelf title={say('page-kit-frames')}>
          <Picture box="-70 -90 140 150" label={say('page-kit-compass')} art={compass()} />
          <Picture
            box="-190 -60 380 100"
            label={say('page-kit-ribbon')}
            class="broad"
            art={`${ribbon(300, 'kit-ribbon')}<text class="k-title"><textPath href="#kit-ribbon" startOffset="50%">Comptoir</textPath></text>`}
          />
          <Picture box="-110 -20 220 120" label={say('page-kit-book')} art={book(200, 84)} />
          <Picture
            box="0 0 300 180"
            label={say('page-kit-frames')}
            class="ink-paper"
            art={frame(300, 180, 24) + at(150, 90, nameBoard(150, 30))}
          />
        </Shelf>
        {showcases.value.map(({ More }, n) => More && <More key={n} />)}
        <Shelf title={say('page-kit-moves')}>
          <Moving />
        </Shelf>
      </main>
      <Tips />
    </div>
  )
}
