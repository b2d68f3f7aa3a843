/** The wardrobe of the portraits: hats, collars, chains, and what people of a trade carry.

Hats sit on a head whose brow is at y = 25; collars lie around (50, 60); tools are drawn around (0, 0). */
import { n1, path, stroke } from '../../kit/ink/pen'

/** What is worn: before the face, or behind and before it. */
export type Worn = string | [behind: string, before: string]

/** A ruff: pleats all round, as a wheel seen from before. */
function ruff(rx: number, ry: number, y = 59): string {
  const pleats = 18
  let edge = ''
  let folds = ''
  for (let i = 0; i <= pleats; i++) {
    const angle = (i / pleats) * Math.PI * 2
    const x = 50 + Math.cos(angle) * rx
    const py = y + Math.sin(angle) * ry
    const before = ((i - 0.5) / pleats) * Math.PI * 2
    edge += i
      ? `Q${n1(50 + Math.cos(before) * rx * 1.16)} ${n1(y + Math.sin(before) * ry * 1.2)} ${n1(x)} ${n1(py)}`
      : `M${n1(x)} ${n1(py)}`
    folds += stroke(50 + Math.cos(angle) * rx * 0.55, y - 1 + Math.sin(angle) * ry * 0.5, x, py)
  }
  return path(`${edge}Z`, 'p-lace') + path(folds, 'p-cut')
}

/** A collar that stands up behind the head like a fan. */
function fan(): string {
  const pleats = 12
  const on = (i: number, far: number): string => {
    const angle = Math.PI * (1.12 - (i / pleats) * 1.24)
    return `${n1(50 + Math.cos(angle) * far)} ${n1(46 - Math.sin(angle) * far * 0.87)}`
  }
  let edge = `M30 64L${on(0, 30)}`
  let folds = `M${on(0, 15)}L${on(0, 30)}`
  for (let i = 1; i <= pleats; i++) {
    edge += `Q${on(i - 0.5, 35)} ${on(i, 30)}`
    folds += `M${on(i, 15)}L${on(i, 30)}`
  }
  return path(`${edge}L70 64Z`, 'p-lace') + path(folds, 'p-cut')
}

const FEATHER =
  path('M66 18Q84 8 88 -2Q92 10 82 20Q76 26 64 24Z', 'p-lace') +
  path('M66 20Q80 14 87 2M72 17l3 5M77 13l4 5M81 9l4 4', 'p-cut')

export const COSTUMES: Record<string, Worn> = {
  cap:
    path('M33 27Q32 12 50 11Q68 12 67 27Q50 20 33 27Z', 'p-felt') +
    path('M33 27Q50 19 67 27L66 31Q50 24 34 31Z', 'p-band') +
    path('M58 14q5 3 6 9M54 13q5 3 7 9', 'p-cut'),
  beret:
    path('M28 24Q26 10 48 9Q74 8 72 22Q71 27 64 27Q50 21 36 28Q29 28 28 24Z', 'p-felt') +
    path('M60 11q8 3 9 12M54 10q8 3 11 13M66 13q4 4 4 9', 'p-cut'),
  coif:
    path('M35 36Q32 14 50 13Q68 14 65 36Q64 26 58 23Q50 20 42 23Q36 26 35 36Z', 'p-lace') +
    path('M62 18q2 6 2 14M58 16q3 4 4 9', 'p-cut'),
  miner:
    path('M34 28Q33 12 50 12Q67 12 66 28Q50 22 34 28Z', 'p-leather') +
    path('M31 29Q50 21 69 29L68 32Q50 25 32 32Z', 'p-leather') +
    '<circle class="p-gold" cx="50" cy="19" r="4"/>' +
    path('M50 16v-5q3 2 1 5M57 14q5 3 6 10', 'p-cut'),
  brim:
    path('M38 22Q38 5 50 5Q62 5 62 22Z', 'p-felt') +
    path('M26 27Q38 19 50 19Q62 19 74 27Q62 24 50 24Q38 24 26 27Z', 'p-felt') +
    path('M38 19Q50 15 62 19V23Q50 19 38 23Z', 'p-band') +
    path('M56 8q3 4 3 9M59 9q2 4 2 8', 'p-cut'),
  bonnet:
    path('M32 26Q30 16 38 14Q50 6 62 14Q70 16 68 26Q50 18 32 26Z', 'p-felt') +
    path('M32 26Q50 17 68 26L67 30Q50 22 33 30Z', 'p-felt') +
    path('M38 15Q50 20 62 15M58 12q5 3 7 10', 'p-cut'),
  crown:
    path('M35 25L33 8L41 16L50 4L59 16L67 8L65 25Q50 19 35 25Z', 'p-gold') +
    path('M35 25Q50 19 65 25L64.500 29Q50 23 35.500 29Z', 'p-gold') +
    '<circle class="p-gem" cx="50" cy="15" r="2.200"/><circle class="p-gem" cx="40" cy="19" r="1.600"/><circle class="p-gem" cx="60" cy="19" r="1.600"/>' +
    path('M62 14l2 8M59 18l1 5', 'p-cut'),
  skullcap:
    path('M36 27Q34 14 50 13Q66 14 64 27Q50 18 36 27Z', 'p-felt') + path('M58 16q4 4 5 9M54 15q4 3 6 8', 'p-cut'),
  mitre:
    path('M36 26Q34 12 50 -6Q66 12 64 26Q50 20 36 26Z', 'p-lace') +
    path('M36 26Q50 19 64 26L63.500 30Q50 23 36.500 30ZM48.500 0h3v22h-3zM43 10h14v3H43z', 'p-gold') +
    path('M58 8q4 8 4 16M61 12q2 6 2 12', 'p-cut'),
  galero:
    path('M18 25Q34 14 50 14Q66 14 82 25Q66 23 50 22Q34 23 18 25Z', 'p-madder') +
    path('M38 19Q38 10 50 10Q62 10 62 19Q50 15 38 19Z', 'p-madder') +
    path('M24 25Q20 44 28 58M76 25Q80 44 72 58', 'p-cord') +
    path('M25 56l3 -3l3 3l-3 8ZM69 56l3 -3l3 3l-3 8Z', 'p-madder') +
    path('M66 20l10 3M60 18l12 2', 'p-cut'),
  biretta:
    path('M35 27L33 12L42 14L50 8L58 14L67 12L65 27Q50 20 35 27Z', 'p-felt') +
    path('M42 14L44 24M58 14L57 24M50 8V21M62 15l1 9', 'p-cut'),
  hood: [
    path('M26 72Q24 20 50 7Q76 20 74 72Z', 'p-night'),
    path('M50 7Q26 18 29 66Q35 60 37 44Q34 24 50 19Q66 24 63 44Q65 60 71 66Q74 18 50 7Z', 'p-night') +
      path('M66 26q4 14 2 34M69 30q3 14 1 30M62 18q4 6 5 12', 'p-cut'),
  ],
  tonsure:
    path(
      'M35 38Q32 24 40 21Q37 28 39 30Q50 24 61 30Q63 28 60 21Q68 24 65 38Q63 32 61 30Q50 26 39 30Q37 32 35 38Z',
      'HAIR',
    ) + path('M44 18q6 -2 12 0', 'p-cut'),
  sailor:
    path('M33 26Q34 10 56 8Q66 10 70 2Q76 12 67 26Q50 19 33 26Z', 'p-madder') +
    path('M33 26Q50 18 67 26L66 31Q50 24 34 31Z', 'p-lace') +
    path('M60 10q5 6 5 13M65 9q3 6 2 12M40 24l1 4M46 22l1 4M53 22v4M60 23v5', 'p-cut'),
  kerchief:
    path('M33 28Q33 12 50 12Q67 12 67 28Q50 20 33 28Z', 'p-madder') +
    path('M66 26Q78 28 80 42Q72 38 64 30Z', 'p-madder') +
    path('M40 20v.1M48 17v.1M56 18v.1M62 22v.1M44 24v.1M53 23v.1', 'p-dots') +
    path('M70 30q5 4 7 9', 'p-cut'),
  plume:
    path('M28 24Q27 10 48 9Q74 8 72 22Q71 27 64 27Q50 21 36 28Q29 28 28 24Z', 'p-felt') +
    FEATHER +
    path('M56 11q6 3 9 12M50 10q8 3 11 12', 'p-cut'),
  morion:
    path('M34 28Q33 8 50 3Q67 8 66 28Q50 22 34 28Z', 'p-steel') +
    path('M24 22Q36 30 50 25Q64 30 76 22Q72 34 50 29Q28 34 24 22Z', 'p-steel') +
    path('M47 2Q50 -3 53 2L54 24H46Z', 'p-steel') +
    path('M57 8q5 7 6 16M60 9q5 7 5 15M64 28l8 -3M60 29l8 -3', 'p-cut'),
  heart:
    path(
      'M32 40Q26 18 42 14Q48 13 50 19Q52 13 58 14Q74 18 68 40Q66 28 58 23Q52 22 50 26Q48 22 42 23Q34 28 32 40Z',
      'p-lace',
    ) +
    path('M34 30Q34 20 44 17Q48 17 50 22Q52 17 56 17Q66 20 66 30', 'p-pearls') +
    path('M64 22q4 6 3 14M60 20q4 4 5 10', 'p-cut'),
  widow:
    path('M30 64Q24 24 36 15L50 24L64 15Q76 24 70 64Q66 44 64 34Q60 24 50 24Q40 24 36 34Q34 44 30 64Z', 'p-night') +
    path('M36 15L50 28L64 15Q58 10 50 12Q42 10 36 15Z', 'p-night') +
    path('M66 26q4 14 3 30M69 30q2 12 1 28M62 20q4 6 5 12', 'p-cut'),
  french:
    path('M32 44Q26 20 40 14Q50 10 60 14Q74 20 68 44Q66 30 59 24Q50 20 41 24Q34 30 32 44Z', 'p-felt') +
    path('M36 30Q40 19 50 18Q60 19 64 30', 'p-pearls') +
    path('M65 24q4 8 3 17M62 19q4 5 5 11', 'p-cut'),
  veil:
    path('M30 62Q24 18 50 10Q76 18 70 62Q66 50 65 36Q60 24 50 23Q40 24 35 36Q34 50 30 62Z', 'p-lace') +
    path('M66 26q5 14 3 30M69 32q2 12 0 24M62 17q5 6 6 14', 'p-cut'),
  'collar ruff': ruff(21, 8.5),
  'collar fan': [fan(), ruff(14, 5, 58)],
  'collar bands':
    path('M36 58Q50 66 64 58L70 70Q58 72 51 66L50 70L49 66Q42 72 30 70Z', 'p-lace') +
    path('M56 64l8 5M58 62l8 5M54 66l4 4', 'p-cut'),
  'collar stole':
    path('M34 62Q50 74 66 62L72 90H60L52 72L50 76L48 72L40 90H28Z', 'p-gold') +
    path('M64 70l3 18M61 70l3 18M36 80h4M60 80h6', 'p-cut'),
  'collar cowl':
    path('M30 66Q34 54 42 56Q50 68 58 56Q66 54 70 66Q50 80 30 66Z', 'p-tan') +
    path('M56 64q6 -1 10 2M54 68q6 0 10 -1', 'p-cut'),
  'collar none': path('M42 60Q50 68 58 60', 'p-line'),
  'mark chain': path('M32 68Q50 92 68 68', 'p-chain') + '<circle class="p-gold" cx="50" cy="82" r="4.500"/>',
  'mark pearls': path('M42 63Q50 74 58 63', 'p-pearls') + '<circle class="p-gem" cx="50" cy="72" r="2.200"/>',
  'mark spectacles': path('M40 35a4.500 4.500 0 1 1 .1 .1ZM51 35a4.500 4.500 0 1 1 .1 .1ZM48.800 34.500h2', 'p-wire'),
}

const HAND =
  path('M-5 6Q-8 12 -3 16H8Q12 10 9 5Q5 2 0 4Z', 'p-skin') + path('M2 6q3 1 6 0M2 9.500q3 1 7 0M3 13q3 .5 5 0', 'p-cut')
const staff = (art: string): string => path('M0 -58V22', 'p-staff') + art + HAND

export const TOOLS: Record<string, string> = {
  cloth:
    path('M-18 -8Q-18 -14 -12 -14H14Q20 -14 20 -8V12H-18Z', 'p-madder') +
    path('M-12 -14Q-6 -12 -6 -4T-12 4T-18 -3', 'p-lace') +
    path('M-2 -12V11M6 -12V11M14 -12V11M-12 -6v.1', 'p-cut') +
    HAND,
  cup:
    path('M-10 -24H12Q12 -8 3 -5V4H9V8H-7V4H-1V-5Q-10 -8 -10 -24Z', 'p-gold') +
    path('M-8 -19H10Q9 -10 1 -8Q-7 -10 -8 -19Z', 'p-wine') +
    path('M7 -23q1 10 -4 15M4 0h4', 'p-cut') +
    HAND,
  book:
    path('M-16 -22H14Q18 -22 18 -18V10H-12Q-16 10 -16 6Z', 'p-leather') +
    path('M-11 -22V10M-2 -14H12M-2 -9H12M5 -18v20', 'p-cut') +
    path('M-16 6Q-16 2 -12 2H18V10H-12Q-16 10 -16 6Z', 'p-lace') +
    HAND,
  pick:
    path('M-14 16L14 -30', 'p-staff') +
    path('M2 -34Q18 -34 26 -18Q14 -26 4 -26Q-2 -36 -12 -40Q-6 -40 2 -34Z', 'p-steel') +
    path('M-16 16q8 -10 18 -4l6 8h-26Z', 'p-slate') +
    path('M-8 14l6 -4M-2 18l5 -4', 'p-cut') +
    HAND,
  spyglass:
    `<g transform="rotate(-28)">${path('M-22 -5H-4V6H-22ZM-4 -3.500H12V4.500H-4ZM12 -2H24V3H12Z', 'p-gold')}${path('M-18 3h40M-16 0v5M0 0v4', 'p-cut')}</g>` +
    HAND,
  sceptre:
    path('M-12 16L10 -34', 'p-staff') +
    path(
      'M10 -48C14 -42 14 -38 12 -34C16 -40 22 -38 20 -33C18 -29 14 -30 12 -32L10 -28L7 -32C4 -30 0 -30 0 -34C0 -39 5 -40 8 -34C6 -38 6 -42 10 -48Z',
      'p-gold',
    ) +
    HAND,
  orb:
    '<circle class="p-gold" cx="2" cy="-4" r="12"/>' +
    path('M2 -16V-28M-3 -23H7', 'p-staff') +
    path('M-10 -4H14M2 -16Q8 -4 2 8M10 2q-2 4 -5 5', 'p-cut') +
    HAND,
  letter:
    path('M-16 -22L12 -26L16 4L-12 8Z', 'p-lace') +
    path('M-16 -22L0 -8L12 -26M-8 -2l16 -2M-7 2l16 -2', 'p-cut') +
    '<circle class="p-gem" cx="0" cy="-8" r="3.600"/>' +
    HAND,
  crosier: staff(
    path('M0 -50Q-2 -72 12 -70Q22 -66 17 -56Q11 -50 7 -57Q8 -63 12 -61Q8 -67 4 -60Q3 -54 3 -48H-3Z', 'p-gold'),
  ),
  cross: staff(path('M-3 -56H3V-46H12V-40H3V-20H-3V-40H-12V-46H-3Z', 'p-gold')),
  deed:
    path('M-14 -24H14V6H-14Z', 'p-lace') +
    path('M-10 -18H10M-10 -13H10M-10 -8H6', 'p-cut') +
    path('M-2 -1l-5 15l5 -3l4 5l2 -15Z', 'p-madder') +
    '<circle class="p-gem" cx="0" cy="0" r="5"/>' +
    HAND,
  chest:
    path('M-20 -6Q-20 -18 -10 -18H12Q22 -18 22 -6V16H-20Z', 'p-leather') +
    path('M-20 -5H22M-10 -18V16M12 -18V16', 'p-iron') +
    path('M-2 -8h7v8h-7z', 'p-gold') +
    path('M14 2v12M17 1v13M-6 4v10', 'p-cut'),
  wheel:
    '<circle class="p-rim" cx="0" cy="2" r="15"/><circle class="p-leather" cx="0" cy="2" r="4"/>' +
    path('M0 -20V24M-22 2H22M-15.500 -13.500L15.500 17.500M15.500 -13.500L-15.500 17.500', 'p-spoke'),
  anchor:
    path(
      'M-3 -26a5 5 0 1 1 6 0V6Q14 4 15 -8L20 -3L13 -14L6 -4L11 -5Q9 -1 3 0V-14H9V-18H3V-22H-3V-18H-9V-14H-3V0Q-9 -1 -11 -5L-6 -4L-13 -14L-20 -3L-15 -8Q-14 4 -3 6Z',
      'p-steel',
    ) + HAND,
  hourglass:
    path('M-10 -26H12V-22H-10ZM-10 8H12V12H-10Z', 'p-leather') +
    path('M-8 -22H10Q10 -12 3 -7Q10 -2 10 8H-8Q-8 -2 -1 -7Q-8 -12 -8 -22Z', 'p-lace') +
    path('M-5 -16H7Q5 -11 1 -9Q-3 -11 -5 -16ZM-5 8Q-2 1 1 0Q4 1 7 8Z', 'p-gold') +
    HAND,
  clock:
    '<circle class="p-gold" cx="2" cy="-6" r="14"/><circle class="p-lace" cx="2" cy="-6" r="10"/>' +
    path('M2 -6V-13M2 -6L7 -3M2 -15v1M2 2v1M-7 -6h1M10 -6h1', 'p-line') +
    HAND,
  scales:
    path('M0 -36V14M-18 -28Q0 -36 18 -28M-18 -28L-25 -12M-18 -28L-11 -12M18 -28L11 -12M18 -28L25 -12', 'p-wire') +
    path('M-27 -12H-9Q-12 -4 -18 -4T-27 -12ZM9 -12H27Q24 -4 18 -4T9 -12Z', 'p-gold') +
    HAND,
  needle:
    path('M-14 -14a14 11 0 1 1 28 0a14 11 0 1 1 -28 0Z', 'p-lace') +
    path('M-8 -16l6 6l6 -8M-4 -8h8', 'p-cut') +
    path('M14 -34L-2 -8', 'p-wire') +
    HAND,
  dagger: path('M0 -40L5 -10H-5ZM-10 -10H10V-6H-10ZM-2 -6H2V6H-2Z', 'p-steel') + path('M1 -34V-12', 'p-cut') + HAND,
  sword:
    path('M0 -58L4 -50V-6H-4V-50ZM-13 -8H13V-3H-13ZM-2.500 -3H2.500V8H-2.500Z', 'p-steel') +
    path('M1 -50V-10', 'p-cut') +
    HAND,
  halberd: staff(path('M0 -66L4 -52H16Q20 -44 14 -36Q10 -42 3 -40V-34H-3V-42L-12 -46L-3 -52Z', 'p-steel')),
  coins:
    path('M-16 6q0 -5 9 -5t9 5v8q-9 5 -18 0ZM-2 -4q0 -5 9 -5t9 5v16q-9 5 -18 0Z', 'p-gold') +
    path('M-16 10q9 5 18 0M-2 0q9 5 18 0M-2 4q9 5 18 0M-2 8q9 5 18 0', 'p-cut'),
  oar: path('M-14 22L12 -46', 'p-staff') + path('M9 -40L17 -60Q24 -58 22 -50L14 -36Z', 'p-leather') + HAND,
}
