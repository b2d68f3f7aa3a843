/** A drawing one can look at closely: the paper, what lies on it, small buttons in the corner, and on a phone the names of
its parts, to look there at once. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { sound } from '../settings'
import { Glyph } from '../tokens/tokens'
import { LOOK_HERE, LOOK_WHOLE, panZoom, type PanZoom } from './panzoom'
import { useStage } from './stage'

/** A part of the drawing that a small screen can be turned to: `page-look-<name>`. */
export interface Quarter {
  name: string
  x: number
  y: number
  zoom: number
}

export function Drawing(props: {
  width: number
  height: number
  game: string
  close?: { x: number; y: number; zoom: number } // where a small screen looks first
  quarters?: readonly Quarter[]
  children: ComponentChildren
}) {
  const { say } = useStage()
  const svg = useRef<SVGSVGElement>(null)
  const looking = useRef<PanZoom | null>(null)
  useLayoutEffect(() => {
    if (!svg.current) return
    const now = panZoom(svg.current, props.width, props.height)
    looking.current = now
    if (props.close && svg.current.getBoundingClientRect().width < 600)
      now.look(props.close.x, props.close.y, props.close.zoom)
    const here = (event: Event) => {
      if (props.close && innerWidth <= 860) now.gather([event.target as Element], props.close.zoom)
    }
    const paper = svg.current
    paper.addEventListener(LOOK_HERE, here)
    paper.addEventListener(LOOK_WHOLE, now.fit)
    return () => {
      paper.removeEventListener(LOOK_HERE, here)
      now.stop()
    }
  }, [props.width, props.height])
  // On a small screen one is shown where something can be done; what was held does not move the paper.  It is moved before
  // anything flies over it.
  const { lit, held } = useStage()
  const where = held.length ? null : [...lit.keys()].join(' ')
  useLayoutEffect(() => {
    const paper = svg.current
    if (!where || !paper || !props.close || innerWidth > 860) return
    const glowing = paper.querySelectorAll('.lit > .halo')
    if (glowing.length) looking.current?.gather(glowing, props.close.zoom)
  }, [where])
  const lens = (name: 'plus' | 'minus' | 'fit', key: string, act: () => void) => (
    <button type="button" aria-label={say(key)} data-tip={say(key)} onClick={act}>
      <Glyph name={name} />
    </button>
  )
  const loud = sound.value === 'on'
  return (
    <div class={`drawing ${props.game}-board`}>
      <svg
        ref={svg}
        class="ink-paper"
        viewBox={`0 0 ${props.width} ${props.height}`}
        role="group"
        aria-label={say('page-board-of', { game: props.game })}
        tabindex={0}
      >
        {props.children}
      </svg>
      {props.quarters && (
        <div class="jumps" role="group" aria-label={say('page-jumps')}>
          {props.quarters.map(({ name, x, y, zoom }) => (
            <button key={name} type="button" onClick={() => looking.current?.look(x, y, zoom)}>
              <span>{say(`page-look-${name}`)}</span>
            </button>
          ))}
        </div>
      )}
      <div class="lenses" role="group" aria-label={say('page-lenses')}>
        {lens('plus', 'page-zoom-in', () => looking.current?.zoom(1.4))}
        {lens('minus', 'page-zoom-out', () => looking.current?.zoom(1 / 1.4))}
        {lens('fit', 'page-zoom-fit', () => looking.current?.fit())}
        <button
          type="button"
          aria-label={say('page-sound')}
          aria-pressed={loud}
          data-tip={say('page-sound')}
          onClick={() => (sound.value = loud ? 'off' : 'on')}
        >
          <Glyph name={loud ? 'note' : 'mute'} />
        </button>
      </div>
    </div>
  )
}

/** The name of the game on the ribbon printed on the paper, whose path is `<game>-ribbon`. */
export function Title({ game, at: [x, y] }: { game: string; at: readonly [number, number] }) {
  const { say } = useStage()
  return (
    <text class={`k-title ${game}-title`} transform={`translate(${x} ${y})`}>
      <textPath href={`#${game}-ribbon`} startOffset="50%">
        {say(`${game}-name`)}
      </textPath>
    </text>
  )
}
