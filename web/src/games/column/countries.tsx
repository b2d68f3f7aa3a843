/** A country: its sites, its religion spaces and the torch, the harbour with its prices, the character on its deck. */
import { capital, playerName } from '../../kit/fluent'
import { Spot, useStage } from '../../kit/play/stage'
import { Glyph, Station } from '../../kit/tokens/tokens'
import type { GlyphName } from '../../kit/tokens/glyphs'
import { CharacterCard, tellCard } from './cards'
import { CARD, LAND, type Land } from './places'
import type { Parts } from './parts'
import { looked, useEntries } from './ring'
import { DIE_OF, DieAt, EMBLEM, FaithPawn, Good } from './signs'
import { removedLine } from './texts'
import type { Country } from './view.gen'

type Here = Parts & { name: string; country: Country; land: Land }

const FLAME = 'M0 -8Q-10 -18 -5 -28Q-3 -22 0 -22Q-4 -34 4 -44Q4 -34 9 -30Q10 -34 9 -38Q18 -24 8 -10Q4 -6 0 -8Z'

/** A torch; its flame is there only while it burns. */
export const Torch = ({ burning }: { burning: boolean }) => (
  <>
    <path class="torch-stick" d="M-4 -4H5L2.500 26H-1.500Z" />
    <path class="torch-straw" d="M-8 -6Q-10 -20 -4 -24Q0 -27 5 -24Q11 -20 9 -6Q0 -2 -8 -6Z" />
    <path class="k-hatch" d="M-4 -22L-2 -6M1 -24V-5M6 -22L4 -6M-8 -14Q0 -10 9 -14" />
    {burning && <path class="torch-fire" d={FLAME} transform="translate(0 -10)" />}
    {burning && <path class="torch-heart" d={FLAME} transform="translate(1 -15) scale(.5)" />}
    <path class="torch-band" d="M-8 -8H9V-4H-8Z" />
  </>
)

function Faith({ name, country, land, pieces, say }: Here) {
  const here = pieces.pawns[name] ?? []
  const shut = land.faith.length - country.religion_spaces
  const [first, last] = [land.faith[0], land.faith[land.faith.length - 1]] as [
    readonly [number, number],
    readonly [number, number],
  ]
  const free = country.religion_spaces - here.length
  const title = `${capital(say('page-column-faith', { country: name }))}: ${say('page-column-pawns-free', { free: Math.max(0, free) })}`
  const [tx, ty] = land.torch
  const ahead = country.winning ? `${say('column-text-ahead')}: ${say('column-pawn', { pawn: country.winning })}` : ''
  return (
    <>
      <Spot id={`faith:${name}`} name={title} class="faith">
        <rect class="halo" x={first[0] - 25} y={first[1] - 22} width={last[0] - first[0] + 50} height={50} rx={14} />
      </Spot>
      {land.faith.slice(0, Math.max(0, shut)).map(([x, y]) => (
        <path
          key={x}
          class="shut-cross"
          d={`M${x - 3} ${y + 15}V${y - 6}H${x - 12}V${y - 12}H${x - 3}V${y - 22}H${x + 3}V${y - 12}H${x + 12}V${y - 6}H${x + 3}V${y + 15}Z`}
        />
      ))}
      {here.map(({ id, pawn }, n) => {
        const [x, y] = land.faith[Math.min(n + shut, land.faith.length - 1)] as readonly [number, number]
        const over = Math.max(0, n + shut - land.faith.length + 1) * 9
        return (
          <Spot key={id} id={`pawn:${name}:${pawn}`} name={capital(say('column-pawn', { pawn }))} class="pawn-spot">
            <ellipse class="halo" cx={x + over} cy={y - 2} rx={20} ry={25} />
            <FaithPawn id={id} pawn={pawn} x={x + over} y={y - 6} size={44} />
          </Spot>
        )
      })}
      <Spot
        id={`torch:${name}`}
        name={[capital(say('column-text-torch')), ahead].filter(Boolean).join('\n')}
        class={country.conflict ? 'torch burning' : 'torch'}
      >
        <circle class="halo" cx={tx} cy={ty - 2} r={27} />
        <g transform={`translate(${tx} ${ty + 2})`}>
          <Torch burning={country.conflict} />
        </g>
      </Spot>
      {country.winning && (
        <g data-tip={ahead} class="ahead" data-tone={country.winning}>
          <circle cx={tx + 30} cy={ty + 12} r={13} />
          <Glyph name={country.winning as GlyphName} x={tx + 30} y={ty + 12} size={16} />
        </g>
      )}
    </>
  )
}

/** Where a house would come to stand with the die one looks at. */
function Ghosts({ name, land, me }: Here) {
  const { held } = useStage()
  const entries = [...useEntries('hire'), ...useEntries('settle')]
  const die = looked.value ?? held.find((spot) => spot.startsWith('die:'))?.slice(4)
  if (me === null || !die) return null
  return (
    <>
      {entries
        .filter((entry) => entry.about.country === name && entry.about.die === die && Number(entry.arguments.site))
        .map((entry) => {
          const [x, y] = land.sites[Number(entry.arguments.site) - 1] ?? land.city
          return (
            <g key={entry.word} class="ghost" aria-hidden="true">
              <Station seat={me} x={x} y={y - 3} size={38} />
            </g>
          )
        })}
    </>
  )
}

function Sites({ name, country, land, pieces, say }: Here) {
  return (
    <>
      {country.sites.map((owner, n) => {
        const [x, y] = land.sites[n] as readonly [number, number]
        const site = n + 1
        const [id] = pieces.houses[`${name}_${site}`] ?? []
        const title = `${say('page-column-site', { site })}${owner === null ? '' : ` · ${playerName(owner)}`}`
        return (
          <Spot key={site} id={`site:${name}:${site}`} name={title}>
            <rect class="halo" x={x - 24} y={y - 25} width={48} height={50} rx={8} />
            {owner === null ? (
              <text class="site-number" x={x} y={y + 7}>
                {site}
              </text>
            ) : (
              <>
                <Station id={id} seat={owner} x={x} y={y - 3} size={38} />
                <text class="site-corner" x={x + 15} y={y + 17}>
                  {site}
                </text>
              </>
            )}
          </Spot>
        )
      })}
    </>
  )
}

function Harbour({ name, country, land, view, say }: Here) {
  const [x, y] = land.harbour
  const prices = Object.entries(country.prices).sort(([, one], [, other]) => other - one)
  return (
    <>
      <Spot id={`harbour:${name}`} name={capital(say('page-column-harbour', { country: name }))} class="harbour">
        <circle class="halo" cx={x - 58} cy={y} r={24} />
        <Glyph name="harbour" x={x - 58} y={y} size={26} />
      </Spot>
      {prices.map(([good, points], n) => {
        const sold = view.sold.some((sale) => sale.good === good && sale.country === name)
        const px = x - 8 + n * 56
        const tip = `${capital(say('column-text-price', { good, points }))}${sold ? `\n${say('column-text-sold', { sales: say('column-text-sale', { good, country: name }) })}` : ''}`
        return (
          <Spot key={good} id={`price:${name}:${good}`} name={tip} class={sold ? 'price sold' : 'price'}>
            <rect class="halo" x={px - 27} y={y - 25} width={54} height={50} rx={8} />
            <Good good={good} x={px - 10} y={y} size={30} />
            <text class="price-number" x={px + 17} y={y + 8}>
              {points}
            </text>
            {sold && <path class="sold-mark" d={`M${px - 24} ${y + 14}L${px + 4} ${y - 14}`} />}
          </Spot>
        )
      })}
    </>
  )
}

function Deck({ name, country, land, view, pieces, say }: Here) {
  const [x, y] = land.card
  const { wide, tall } = CARD
  const deck = [say('page-column-deck', { cards: country.deck }), removedLine(view, name, say)]
    .filter(Boolean)
    .join('\n')
  const card = country.face_up
  const pawn = pieces.pawns[`card_${name}`]?.[0]
  const chosen = view.chosen?.country === name ? view.chosen : null
  const chooser = chosen && view.active !== null ? view.traders[view.active] : undefined
  return (
    <>
      <g data-tip={deck} data-tone={DIE_OF[name]} data-pile={`card-${name}`} class="deck">
        {[6, 3].map(
          (k) =>
            country.deck > k / 3 - 1 && (
              <rect
                key={k}
                class="deck-card"
                x={x - wide / 2 + k}
                y={y - tall / 2 + k}
                width={wide}
                height={tall}
                rx={7}
              />
            ),
        )}
        <rect
          class={card ? 'deck-card' : 'deck-card top'}
          x={x - wide / 2}
          y={y - tall / 2}
          width={wide}
          height={tall}
          rx={7}
        />
        <Glyph name={EMBLEM[name] ?? 'rose'} x={x} y={y} size={50} />
      </g>
      {card && (
        <g class="face-up" aria-hidden="true">
          <CharacterCard key={card.id} card={card} x={x} y={y} tall={tall} say={say} />
        </g>
      )}
      <Spot
        id={`card:${name}`}
        name={card ? tellCard(card, say) : country.exhausted ? capital(say('column-text-exhausted')) : deck}
      >
        <rect class="halo over" x={x - wide / 2 - 3} y={y - tall / 2 - 3} width={wide + 6} height={tall + 6} rx={9} />
      </Spot>
      {!card && country.exhausted && (
        <text class="exhausted" x={x} y={y + 52}>
          {capital(say('column-text-exhausted'))}
        </text>
      )}
      {pawn && (
        <Spot
          id={`ward:${name}`}
          name={`${capital(say('column-text-pawn'))}: ${say('column-pawn', { pawn: pawn.pawn })}`}
        >
          <ellipse class="halo" cx={x - wide / 2 + 12} cy={y - tall / 2 + 16} rx={24} ry={26} />
          <FaithPawn id={pawn.id} pawn={pawn.pawn} x={x - wide / 2 + 12} y={y - tall / 2 + 14} size={44} />
        </Spot>
      )}
      {chosen && chooser && (
        <g class="chosen-die">
          <DieAt
            die={chosen.die}
            number={chooser.free_dice[chosen.die] ?? chooser.row.find((one) => one.die === chosen.die)?.number ?? null}
            x={x + wide / 2 - 14}
            y={y - tall / 2 + 16}
            size={34}
          />
        </g>
      )}
      <g class="deck-count" data-tip={deck}>
        <circle cx={x + wide / 2 - 4} cy={y + tall / 2 - 2} r={14} />
        <text x={x + wide / 2 - 4} y={y + tall / 2 + 4}>
          {country.deck}
        </text>
      </g>
    </>
  )
}

/** The arms of a country in the colour of its die, before its name. */
function Arms({ name, land, long }: { name: string; land: Land; long: number }) {
  const x = land.name[0] - long * 8.8 - 20
  const y = land.name[1] - 9
  const die = DIE_OF[name] ?? 'white'
  return (
    <g class="arms" data-tone={die} aria-hidden="true">
      <path class="arms-field" d={`M${x - 14} ${y - 16}h28v17q0 11 -14 17q-14 -6 -14 -17Z`} />
      <path fill={`url(#grain-${die})`} d={`M${x - 14} ${y - 16}h28v17q0 11 -14 17q-14 -6 -14 -17Z`} />
      <Glyph name={EMBLEM[name] ?? 'rose'} x={x} y={y - 1} size={20} />
    </g>
  )
}

export function CountryOnMap(props: Parts & { name: string }) {
  const { view, name, say } = props
  const country = view.countries[name]
  const land = LAND[name]
  if (!country || !land) return null
  const here = { ...props, country, land }
  return (
    <>
      <Arms name={name} land={land} long={say('column-country', { country: name }).length} />
      <text class="country-name" x={land.name[0]} y={land.name[1]}>
        {say('column-country', { country: name })}
      </text>
      <text class="k-label city-name" x={land.city[0] + 4} y={land.city[1] + 16}>
        {say('page-column-city', { country: name })}
      </text>
      <Faith {...here} />
      <Sites {...here} />
      <Ghosts {...here} />
      <Harbour {...here} />
      <Deck {...here} />
    </>
  )
}
