/** The cards: a character with a portrait, its name and what it does. */
import { capital, type Say } from '../../kit/fluent'
import { Spot } from '../../kit/play/stage'
import { raw } from '../../kit/tokens/tokens'
import { portrait } from './portraits'
import { DIE_OF, Sign } from './signs'
import { effects, symbol } from './texts'
import type { Card } from './view.gen'

/** Words in lines of at most so many letters. */
export function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Writing in lines around a middle. */
export function Lines(props: { text: string; most: number; x: number; y: number; step: number; class: string }) {
  const lines = inLines(props.text, props.most)
  const top = props.y + 5 - ((lines.length - 1) * props.step) / 2
  return (
    <text class={props.class} x={props.x} y={top} data-lines={lines.length}>
      {lines.map((line, n) => (
        <tspan key={n} x={props.x} y={top + n * props.step}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

export const tellCard = (card: Card, say: Say): string =>
  `${capital(say('column-character', { character: card.id }))}\n${capital(effects(say, card.effects))}`

/** A character; its box is 108 by 150.  `own` cards in one's row offer a choice of their two effects. */
export function CharacterCard(props: { card: Card; x: number; y: number; tall: number; say: Say; own?: boolean }) {
  const { card, x, y, tall, say } = props
  const wide = (tall * 108) / 150
  const name = capital(say('column-character', { character: card.id }))
  return (
    <svg
      class="character"
      x={x - wide / 2}
      y={y - tall / 2}
      width={wide}
      height={tall}
      viewBox="0 0 108 150"
      data-piece={`card-${card.country}:${card.id}`}
      data-tone={DIE_OF[card.country]}
    >
      <rect class="card-edge" x="1" y="1" width="106" height="148" rx="7" />
      <rect class="card-face" x="5" y="5" width="98" height="140" rx="4" />
      <svg x="5" y="5" width="98" height="90" viewBox="0 -4 100 92" preserveAspectRatio="xMidYMax slice" class="window">
        <rect class="window-air" x="-10" y="-10" width="120" height="110" />
        <g aria-hidden="true" {...raw(portrait(card.id))} />
      </svg>
      <path class="card-rule" d="M5 95H103" />
      <Lines class="card-name" text={name} most={13} x={54} y={120} step={15.5} />
      {card.effects.map((effect, n) => {
        const cx = 84
        const cy = 75 - n * 44
        const medal = (
          <>
            <circle class="medallion" cx={cx} cy={cy} r="18" />
            <Sign {...effect} x={cx} y={cy} size={26} />
          </>
        )
        if (!props.own) return <g key={effect.symbol}>{medal}</g>
        return (
          <Spot key={effect.symbol} id={`effect:${card.id}:${effect.symbol}`} name={capital(symbol(say, effect))}>
            {medal}
            <circle class="halo over" cx={cx} cy={cy} r="22" />
          </Spot>
        )
      })}
    </svg>
  )
}
