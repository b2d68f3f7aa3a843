/** The land: tolls on the roads, what each region shows, villages with shops and merchants, and the way one is about to go. */
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Entry } from '../../contract'
import { capital, list, playerName } from '../../kit/fluent'
import { through } from '../../kit/ink/pen'
import { Spot, useStage } from '../../kit/play/stage'
import { Counter, Glyph, Merchant, Station, Tile } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { type Parts, placeName, productName, TONE } from './goods'
import { CRAMPED, REGION } from './ground'
import { lineOf, PLACE, roadOf, SIDE, wayTo } from './places'
import { TOWN } from './view'

function Tolls({ view, say, on }: Parts & { on: ReadonlySet<string> }) {
  return (
    <>
      {(view.roads ?? []).map(({ ends, toll, main_road }) => {
        const road = roadOf(ends[0], ends[1])
        if (!road) return null
        const [x, y] = road.toll
        const key = ends.join('-')
        const between = say('page-hermagor-road', { names: list(ends.map((place) => placeName(say, place))), toll })
        const kind = `her-toll${main_road ? ' main' : ''}${on.has(key) ? ' on' : ''}`
        return (
          <g
            key={key}
            class={kind}
            data-tip={main_road ? `${between}\n${capital(say('hermagor-text-main-road'))}` : between}
          >
            <circle cx={x} cy={y} r={12} />
            <text x={x} y={y + 6}>
              {toll}
            </text>
          </g>
        )
      })}
    </>
  )
}

function Regions({ view, say }: Parts) {
  return (
    <>
      {Object.entries(view.regions).map(([region, { produces, nobility, villages }]) => {
        const place = REGION.get(region)
        if (!place) return null
        const [x, y] = place.at
        const signs: GlyphName[] = nobility ? ['nobility'] : (produces as GlyphName[])
        const wide = signs.length * 25 + 7
        const shown = nobility
          ? say('hermagor-text-nobility')
          : list(produces.map((product) => productName(say, product)))
        const name = [
          `${say('hermagor-region', { region })}: ${shown}`,
          list(villages.map((village) => placeName(say, village))),
        ].join('\n')
        return (
          <Spot key={region} id={`region:${region}`} name={name} class="her-sign">
            <path class="halo outline" d={through(place.outline, true)} />
            <rect
              class={nobility ? 'her-plate noble' : 'her-plate'}
              x={x - wide / 2}
              y={y - 15}
              width={wide}
              height={30}
              rx={6}
            />
            {signs.map((sign, n) => (
              <Tile
                key={sign}
                name={sign}
                tone={TONE[sign] ?? 'ivory'}
                x={x - wide / 2 + 16 + n * 25}
                y={y}
                size={23}
              />
            ))}
          </Spot>
        )
      })}
    </>
  )
}

/** What the regions are called, over the roofs of the villages. */
function RegionNames({ view, say }: Parts) {
  return (
    <>
      {Object.entries(view.regions).map(([region, { completed }]) => {
        const [x, y] = REGION.get(region)?.at ?? [0, 0]
        return CRAMPED.has(region) ? null : (
          <text key={region} class="her-region-name" x={x} y={y + (completed.length ? 36 : 28)}>
            {say('hermagor-region', { region })}
          </text>
        )
      })}
    </>
  )
}

/** Who has completed a region: discs at the foot of its sign, over everything that stands close by. */
function Completed({ view }: Parts) {
  return (
    <>
      {Object.entries(view.regions).map(([region, { completed }]) => {
        const [x, y] = REGION.get(region)?.at ?? [0, 0]
        const shift = spread(completed.length, 16, 64)
        return completed.map((seat, n) => (
          <Counter
            key={`${region} ${seat}`}
            seat={seat}
            x={x + shift(n)}
            y={y + 17}
            size={17}
            label={playerName(seat)}
            class="her-completed"
          />
        ))
      })}
    </>
  )
}

/** Side by side, closer together when they are many. */
const spread = (many: number, each: number, most: number): ((n: number) => number) => {
  const step = many > 1 ? Math.min(each, most / (many - 1)) : 0
  return (n) => (n - (many - 1) / 2) * step
}

function Villages({ view, pieces, say }: Parts) {
  return (
    <>
      {Object.entries(view.villages).map(([name, village]) => {
        const [x, y] = PLACE.get(name) ?? [0, 0]
        const shops = pieces.shops[name] ?? []
        const shift = spread(shops.length, 22, 66)
        const side = SIDE.get(name) ?? 1
        const lean = village.merchants.length ? -side * Math.max(0, shift(shops.length - 1) + 11.5 - 21) : 0
        const what = `${placeName(say, name)}\n${capital(say('page-hermagor-buys', { product: village.product }))}`
        const tip = shops.length ? `${what}\n${list(shops.map(({ owner }) => playerName(Number(owner))))}` : what
        return (
          <Spot key={name} id={`village:${name}`} name={tip} class="her-village">
            <ellipse class="halo" cx={x} cy={y - 16} rx={41} ry={34} />
            <path class="her-post" d={`M${x} ${y - 2}V${y - 20}`} />
            <Tile
              name={village.product as GlyphName}
              tone={TONE[village.product] ?? 'ivory'}
              x={x}
              y={y - 29}
              size={31}
            />
            {shops.map(({ id, owner }, n) => (
              <Station key={id} id={id} seat={Number(owner)} x={x + lean + shift(n)} y={y - 4} size={23} />
            ))}
            <text class="k-label her-name" x={x} y={y + 21}>
              {placeName(say, name)}
            </text>
          </Spot>
        )
      })}
      <g data-tip={placeName(say, TOWN)}>
        <text class="k-label her-name town" x={PLACE.get(TOWN)?.[0]} y={(PLACE.get(TOWN)?.[1] ?? 0) + 26}>
          {placeName(say, TOWN)}
        </text>
      </g>
    </>
  )
}

function Merchants({ view }: Parts) {
  return (
    <>
      {view.traders.map(({ seat, merchant }) => {
        const [x, y] = PLACE.get(merchant) ?? [0, 0]
        const here = view.traders.filter((trader) => trader.merchant === merchant).map((trader) => trader.seat)
        const shift = spread(here.length, 24, merchant === TOWN ? 84 : 40)
        const aside = merchant === TOWN ? 0 : (SIDE.get(merchant) ?? 1) * (38 - shift(0))
        return (
          <g key={seat} data-tip={playerName(seat)} class="her-merchant">
            <Merchant
              id={`merchant:${seat}`}
              seat={seat}
              x={x + aside + shift(here.indexOf(seat))}
              y={y - 12}
              size={38}
            />
          </g>
        )
      })}
    </>
  )
}

/** Which village somebody looks at: under the mouse, at the focus, under the finger, or in the list of words. */
function useAim(lit: ReadonlyMap<string, readonly Entry[]>, held: readonly string[]): string | null {
  const aim = useSignal<string | null>(null)
  useEffect(() => {
    const look = ({ target }: Event) => {
      const thing = (target as Element | null)?.closest?.<HTMLElement>(
        '[data-spot^="village:"], [data-word], [data-choice]',
      )
      aim.value = thing?.dataset.spot ?? thing?.dataset.word ?? thing?.dataset.choice ?? null
    }
    const names = ['pointerover', 'pointerdown', 'focusin'] as const
    for (const name of names) document.addEventListener(name, look, { passive: true })
    return () => {
      for (const name of names) document.removeEventListener(name, look)
    }
  }, [])
  const aimed = aim.value
  if (aimed?.startsWith('village:') && lit.has(aimed)) return aimed.slice(8)
  for (const [spot, entries] of lit)
    if (spot.startsWith('village:') && entries.some((entry) => entry.word === aimed)) return spot.slice(8)
  return held.find((spot) => spot.startsWith('village:'))?.slice(8) ?? null
}

/** The way to a village: under the tolls that have to be paid on it. */
function Way({ from, to }: { from: string; to: string }) {
  const line = lineOf(from, wayTo(from, to))
  const d = through(line)
  const [x, y] = line[line.length - 1] ?? [0, 0]
  return (
    <g class="her-way" aria-hidden="true">
      <path class="her-way-edge" d={d} />
      <path class="her-way-line" d={d} />
      <circle class="her-way-end" cx={x} cy={y} r={7} />
    </g>
  )
}

/** What the way costs and what waits at its end, as the menu tells it: a line for every entry. */
function Bill({ to, entries }: { to: string; entries: readonly Entry[] }) {
  const [x, y] = PLACE.get(to) ?? [0, 0]
  const priced = entries.filter(({ arguments: { toll } }) => toll !== undefined)
  const tall = priced.length * 30 + 10
  const top = y > 760 ? y - 58 - tall : y + 30
  const left = Math.min(1160, Math.max(470, x - 62))
  return (
    <g class="her-way" aria-hidden="true">
      <rect class="her-bill" x={left} y={top} width={124} height={tall} rx={7} />
      {priced.map(({ word, verb, arguments: { toll, price, product } }, n) => {
        const line = top + 20 + n * 30
        return (
          <g key={word}>
            {verb === 'move' ? (
              <path
                class="her-steps"
                d={`M${left + 14} ${line + 6}q4 -11 8 0ZM${left + 28} ${line}q4 -11 8 0ZM${left + 42} ${line + 6}q4 -11 8 0Z`}
              />
            ) : (
              <>
                <Tile
                  name={product as GlyphName}
                  tone={TONE[String(product)] ?? 'ivory'}
                  x={left + 20}
                  y={line}
                  size={23}
                />
                <text class="her-gain" x={left + 47} y={line + 7}>
                  +{String(price)}
                </text>
              </>
            )}
            <Glyph name={verb === 'sell_half' ? 'half_move' : 'toll'} x={left + 79} y={line} size={21} />
            <text class="her-loss" x={left + 106} y={line + 7}>
              −{String(toll)}
            </text>
          </g>
        )
      })}
    </g>
  )
}

export function Land(props: Parts) {
  const { lit, held } = useStage()
  const target = useAim(lit, held)
  const from = props.me === null ? undefined : props.view.traders[props.me]?.merchant
  const walked = target && from ? wayTo(from, target) : []
  const on = new Set(walked.flatMap(({ ends: [a, b] }) => [`${a}-${b}`, `${b}-${a}`]))
  return (
    <>
      <Regions {...props} />
      {target && from && walked.length > 0 && <Way from={from} to={target} />}
      <Villages {...props} />
      <RegionNames {...props} />
      <Merchants {...props} />
      <Tolls {...props} on={on} />
      <Completed {...props} />
      {target && !held.length && walked.length > 0 && <Bill to={target} entries={lit.get(`village:${target}`) ?? []} />}
    </>
  )
}
