/** The signs on the pieces of the four games, in a box of 64 by 64.

`i-ink` is solid, `i-str` a stroke, `i-cut` and `i-cutf` are engraved: they have the colour of what lies beneath. */
import { LILY } from '../ink/frame'

const ink = (d: string) => `<path class="i-ink" d="${d}"/>`
const cut = (d: string, wide = 2) => `<path class="i-cut" d="${d}" stroke-width="${wide}"/>`
const hole = (d: string) => `<path class="i-cutf" d="${d}"/>`
const str = (d: string, wide = 3.4) => `<path class="i-str" d="${d}" stroke-width="${wide}"/>`
const lily = (x: number, y: number, k: number) => `<g transform="translate(${x} ${y}) scale(${k})">${hole(LILY)}</g>`

const EAR = [
  [32, 9, 0],
  [23, 17, -34],
  [41, 17, 34],
  [22, 28, -38],
  [42, 28, 38],
  [22, 39, -42],
  [42, 39, 42],
]
  .map(([x, y, a]) => `<g transform="translate(${x} ${y}) rotate(${a})">${ink('M0-9C5-4 5 4 0 9C-5 4-5-4 0-9Z')}</g>`)
  .join('')

const CART_WHEEL = (x: number) =>
  `<circle class="i-str" cx="${x}" cy="48" r="9" stroke-width="4"/>` + str(`M${x} 40v16M${x - 8} 48h16`, 2)

export const glyphs = {
  // --- tools, animals and places of a village
  scroll:
    ink('M14 10h36q6 0 6 7h-8v32q0 7-7 7H12q-7-1-6-8h8z') +
    cut('M20 20h22M20 27h22M20 34h18M20 41h20M14 48h22q0 6 5 7'),
  horse:
    ink('M14 58Q16 44 24 38Q14 40 9 34Q6 30 9 26L30 10L30 4L37 9Q54 14 54 40Q54 50 51 58Z') +
    cut('M38 14Q48 20 48 44M44 14Q53 24 53 42M26 22v.1M13 30q3 1 5-1', 2.4),
  plow:
    ink('M4 10q9-2 13 7l12 20h27q5 0 5 5L40 52q-9 4-14-4L10 21q-2-5-6-5z') +
    str('M29 37L54 14M54 14l6 3', 4.4) +
    cut('M36 43h18M15 22l13 21', 2.2),
  ox:
    ink(
      'M10 14Q2 10 6 2Q12 12 22 13H42Q52 12 58 2Q62 10 54 14Q60 18 62 24Q54 28 50 24L46 44Q44 58 32 58Q20 58 18 44L14 24Q10 28 2 24Q4 18 10 14Z',
    ) + cut('M24 26v3M40 26v3M26 50v.1M38 50v.1M22 42q10-6 20 0', 3.4),
  wagon:
    ink('M4 32H52L56 22H4Z') +
    ink('M6 20Q8 4 29 4T52 20Z') +
    cut('M16 20q1-12 5-15M28 20V5M41 20q0-12-4-15M6 27h45', 2) +
    str('M52 32L62 38', 3.4) +
    CART_WHEEL(17) +
    CART_WHEEL(41),
  sack:
    ink('M20 17q12 5 24 0q14 16 10 40q-22 6-44 0q-4-24 10-40zM19 13q5-9 9-5q4-5 8 0q5-4 9 5q-13 4-26 0z') +
    cut('M20 16q12 4 24 0', 2.6) +
    cut('M32 54V28M32 50q-9-2-9-11q9 1 9 11q0-10 9-11q0 9-9 11M32 38q-7-2-7-9q7 1 7 9q0-8 7-9q0 7-7 9', 2.4),
  customer:
    ink('M32 6q10 1 10 12t-10 12t-10-12T32 6zM12 60q-1-24 14-27q6 4 12 0q15 3 14 27z') +
    ink('M16 15q4-11 16-11t16 11q-16-5-32 0z') +
    cut('M32 36v20M25 37q2 8 7 8t7-8', 2.2),
  grave: ink('M14 60V26Q14 6 32 6T50 26V60Z') + cut('M32 14v26M23 22h18', 4) + str('M4 60h56', 3.4),
  bridge:
    ink('M2 26Q32 8 62 26V52H52Q52 34 40 34Q36 34 36 52H28Q28 34 24 34Q12 34 12 52H2Z') +
    cut('M4 30Q32 14 60 30', 2.2) +
    str('M2 59q5-4 10 0t10 0t10 0t10 0t10 0t8-1', 2.6),
  quill: ink('M8 60Q22 30 36 18Q48 8 58 4Q58 22 46 34Q34 44 18 50Z') + cut('M12 56Q30 32 50 12', 2.2),
  plague:
    ink('M32 5q22 0 24 22q0 12-8 17v13q0 3-3 3H19q-3 0-3-3V44q-8-5-8-17Q10 5 32 5z') +
    hole('M22 24a6 6 0 1 1-.1 0zM42 24a6 6 0 1 1-.1 0zM32 38l4 7h-8z') +
    cut('M25 59v-8M32 59v-8M39 59v-8', 2.4),
  // --- people at work
  farmer:
    str('M32 62V20', 3.6) +
    ink('M31 60C20 58 12 50 10 40C20 42 28 48 31 57ZM33 60C44 58 52 50 54 40C44 42 36 48 33 57Z') +
    EAR +
    cut('M14 44q8 3 14 11M50 44q-8 3-14 11', 1.6),
  boatman:
    ink('M31 6h3v36h-3zM36 9C50 14 53 26 51 37H36zM29 13C19 18 15 28 14 37h15z') +
    cut('M39 17c6 3 8 9 8 15M26 20c-4 4-6 9-7 14M39 25c3 2 4 5 4 9') +
    ink('M5 41c8 3 46 3 54 0c-1 7-4 12-9 14H15c-6-2-9-8-10-14z') +
    cut('M10 46c10 2 34 2 44 0M14 51c9 1 27 1 36 0') +
    str('M3 60q5-4 10 0t10 0t10 0t10 0t10 0t8-1'),
  craftsman:
    `<g transform="rotate(-40 32 32)">${ink('M29 18h6v42q-3 3-6 0zM16 6h26q8 1 10 7l-8 1v6H16q-3-7 0-14z')}${cut('M22 8v10M20 13h22M32 30v22')}</g>` +
    `<g transform="rotate(42 32 32)">${ink('M29.500 30h5v26q-2.500 4-5 0zM28 6h8l1 22h-10z')}${cut('M32 8v18')}</g>`,
  trader:
    ink('M30 8h4v44h-4zM20 54q12-6 24 0v4H20zM32 3a4 4 0 1 1-.1 0z') +
    str('M10 18Q32 10 54 18M12 18L5 38M12 18L20 38M52 18L44 38M52 18L59 38', 2.6) +
    ink('M2 38h21q-2 10-10.500 10T2 38zM41 38h21q-2 10-10.500 10T41 38z') +
    cut('M6 41.500h13M45 41.500h13'),
  knight:
    ink('M15 16Q32 2 49 16L51 38Q50 54 32 61Q14 54 13 38Z') +
    cut('M32 8v52M17 27h12M35 27h12', 3.4) +
    cut('M15 20q17-8 34 0M21 38v.1M21 45v.1M26 41v.1M26 48v.1M38 41v.1M38 48v.1M43 38v.1M43 45v.1', 3),
  scholar:
    ink('M32 20C24 12 12 12 4 15V50C12 47 24 48 32 55C40 48 52 47 60 50V15C52 12 40 12 32 20Z') +
    cut('M32 21V53M9 22q9-2 18 3M9 29q9-2 18 3M9 36q9-2 18 3M55 22q-9-2-18 3M55 29q-9-2-18 3M55 36q-9-2-18 3'),
  monk:
    ink('M32 4C46 6 51 18 51 32C52 44 56 50 60 60H4C8 50 12 44 13 32C13 18 18 6 32 4Z') +
    hole('M32 14C40 15 42 23 41 30C40 38 36 42 32 42C28 42 24 38 23 30C22 23 24 15 32 14Z') +
    ink('M24 33q8 5 16 0q-1 11-8 14q-7-3-8-14zM27 26.500h3.500v2.500H27zM33.500 26.500H37v2.500h-3.500z') +
    cut('M32 47v12M27.500 51h9M16 42q-2 9-6 15M48 42q2 9 6 15'),
  // --- goods of the land, and what is built
  grain:
    str('M22 60L32 22L42 60M32 60V18', 3) +
    ['16 14', '24 8', '32 5', '40 8', '48 14']
      .map((p) => `<g transform="translate(${p})">${ink('M0-5C4 0 4 8 0 12C-4 8-4 0 0-5Z')}</g>`)
      .join('') +
    ink('M20 38q12 6 24 0l2 8q-14 6-28 0z') +
    str('M16 26L28 40M48 26L36 40M24 20L30 38M40 20L34 38', 2.2),
  cheese:
    ink('M6 34L40 12Q56 16 58 32V46L6 50Z') +
    cut('M6 35L58 32M40 14q8 6 8 18') +
    hole('M18 42a3 3 0 1 1 .1 0ZM33 45a4 4 0 1 1 .1 0ZM47 41a2.600 2.600 0 1 1 .1 0ZM36 26a3 2 0 1 1 .1 0Z'),
  wine:
    ink('M14 8H50Q58 32 50 56H14Q6 32 14 8Z') +
    cut('M11 18H53M9.500 24H54.500M9.500 42H54.500M11 48H53M24 9q-4 23 0 46M32 9v46M40 9q4 23 0 46') +
    hole('M32 29a4 4 0 1 1-.1 0z'),
  wool:
    ink('M12 30q-6-10 4-14q2-10 12-7q8-7 15 1q10-1 10 9q8 6 1 14q2 9-8 10q-3 7-11 4q-7 5-12-1q-10 2-11-7q-6-4 0-9z') +
    ink('M20 44v14h4V44zM38 44v14h4V44zM50 18q10-3 12 6q0 8-7 8q-6-1-8-7z') +
    cut('M20 24q5-6 9 0t9 0t8 1M17 33q5-6 9 0t9 0t10 0M24 40q4-4 8 0t9-1') +
    cut('M47 24q3-6 7-5M57 23v.1', 2.6),
  brocade:
    ink('M8 14Q32 4 56 14V46Q44 42 40 54Q36 44 8 52Z') + cut('M8 20Q32 10 56 20M8 46Q34 38 56 42') + lily(31, 31, 0.62),
  station: ink('M32 6L58 30H52V58H12V30H6Z') + cut('M32 12L52 30M12 30h40M18 36h8v8h-8zM36 58V42q5-6 10 0v16'),
  gear:
    ink(
      'M28 4h8l1 7l6 3l6-4l5 5l-4 6l3 6l7 1v8l-7 1l-3 6l4 6l-5 5l-6-4l-6 3l-1 7h-8l-1-7l-6-3l-6 4l-5-5l4-6l-3-6l-7-1v-8l7-1l3-6l-4-6l5-5l6 4l6-3z',
    ) + hole('M32 22a10 10 0 1 1-.1 0z'),
  citizen: ink('M32 6a10 11 0 1 1-.1 0zM10 60q0-26 22-27q22 1 22 27z') + cut('M22 40l10 10l10-10M32 50v9', 2.6),
  deed:
    ink('M10 6h36l8 8v44H10z') +
    cut('M18 18h26M18 26h28M18 34h28', 2.6) +
    hole('M38 40a8 8 0 1 1-.1 0z') +
    ink('M38 44a4 4 0 1 1-.1 0z'),
  // --- events
  pilgrimage:
    ink('M32 8Q58 14 60 40Q52 54 40 56L36 60H28L24 56Q12 54 4 40Q6 14 32 8Z') +
    cut('M32 54V16M26 54Q16 40 16 22M38 54Q48 40 48 22M22 54Q10 46 8 34M42 54Q54 46 56 34', 2.4),
  income:
    ['32 44', '18 52', '46 52', '32 30', '18 38', '46 36']
      .map(
        (p) => `<g transform="translate(${p})">${ink('M-14-3Q0-10 14-3V4Q0 11-14 4Z')}${cut('M-12-2Q0 4 12-2', 2)}</g>`,
      )
      .join('') + ink('M32 3l4 7l8 1l-6 6l1 8l-7-4l-7 4l1-8l-6-6l8-1z'),
  harvest:
    ink('M16 40Q4 12 34 5Q60 4 60 30Q56 16 42 15Q24 16 27 36L24 44Z') +
    ink('M12 46l9-9l7 7l-9 9zM14 50L4 60q-3-2-1-5l8-9z') +
    str('M44 62Q46 46 54 38M36 62Q38 52 42 44', 3) +
    cut('M24 36Q20 18 36 11', 2),
  taxes:
    ink('M8 6h48v44l-6 8l-6-6l-6 8l-6-8l-6 8l-6-8l-6 6l-6-8z') +
    hole('M32 15a12 12 0 1 1-.1 0z') +
    ink('M32 19a8 8 0 1 1-.1 0z') +
    cut('M16 44h32', 2.6),
  trading_day:
    ink('M4 24L12 6H52L60 24Q57 32 50 30Q46 34 41 30Q36 34 32 30Q28 34 23 30Q18 34 14 30Q7 32 4 24Z') +
    ink('M10 34h44v5H10zM10 44h44v16H10z') +
    cut('M20 7L16 28M32 7V28M44 7L48 28', 2.4) +
    hole('M18 49a4 4 0 1 1-.1 0zM30 49a4 4 0 1 1-.1 0zM42 49a4 4 0 1 1-.1 0z'),
  place:
    ink('M6 60V30L20 16L34 30V60ZM36 60V24l10-10l12 12v34z') +
    hole('M15 34h10v9H15zM43 30h8v9h-8zM16 60V50h8v10zM44 60V50h7v10z'),
  // --- rare goods, signs of a market
  weapons:
    `<g transform="rotate(42 32 32)">${ink('M30 2l5 7v32h-6V9zM20 41h24v5H20zM29.500 46h5v12h-5zM32 56a4 4 0 1 1-.1 0z')}${cut('M32 9v30', 1.6)}</g>` +
    `<g transform="rotate(-42 32 32)">${ink('M29.500 14h5v46h-5zM32 2q18 2 18 18q-9-7-18-3z')}</g>`,
  books:
    ink('M8 48h46v10H8zM12 35h46v10H12zM6 22h46v10H6zM14 8h40v11H14z') +
    cut('M14 53h34M18 40h34M12 27h34M20 13.500h28', 2) +
    cut('M22 48v10M26 35v10M20 22v10M28 8v11', 2.4),
  relics:
    ink('M12 60v-8h40v8zM18 50V28L32 6l14 22v22z') +
    hole('M25 46V31l7-11l7 11v15z') +
    ink('M30.500 24h3v20h-3zM27 30h10v3H27z'),
  dragon_eggs:
    ink('M32 4Q52 22 52 40T32 60T12 40T32 4Z') +
    cut('M19 30q6-7 13 0q7-7 13 0M15 42q8-7 17 0q9-7 17 0M22 52q5-5 10 0q5-5 10 0M26 19q6-5 12 0', 2.4),
  blessings:
    ink('M30 60V40Q14 36 12 20Q22 22 28 32L30 8q2-5 4 0l2 24Q42 22 52 20Q50 36 34 40V60z') +
    str('M32 2v1M18 7l1 1M46 7l-1 1M8 12l1 1M56 12l-1 1', 4),
  potions:
    ink('M24 4h16v6h-3v12L54 50q4 10-6 10H16q-10 0-6-10L27 22V10h-3z') +
    hole('M29 24h6l8 14H21z') +
    hole('M24 48a3 3 0 1 1-.1 0zM38 46a4 4 0 1 1-.1 0z'),
  amulets:
    str('M12 4Q16 26 32 28Q48 26 52 4', 3) +
    ink('M32 26L48 44L32 62L16 44Z') +
    hole('M32 34l9 10l-9 10l-9-10z') +
    ink('M32 39a5 5 0 1 1-.1 0z'),
  herbs:
    str('M32 62Q30 40 32 8', 3) +
    ink(
      'M32 20Q18 18 16 4Q30 6 32 20ZM32 20Q46 18 48 4Q34 6 32 20ZM31 38Q12 38 8 22Q26 22 31 38ZM33 38Q52 38 56 22Q38 22 33 38ZM31 54Q16 54 12 42Q26 42 31 54ZM33 54Q48 54 52 42Q38 42 33 54Z',
    ),
  nobility:
    ink('M6 18l12 12L32 8l14 22l12-12l-5 30H11zM11 52h42v7H11z') +
    hole('M32 36a4 4 0 1 1-.1 0zM19 38a3 3 0 1 1-.1 0zM45 38a3 3 0 1 1-.1 0z'),
  building: ink('M8 60V26L32 8l24 18v34zM44 6h8v14l-8-6z') + hole('M18 32h8v9h-8zM38 32h8v9h-8zM27 60V46q5-6 10 0v14z'),
  toll: ink('M6 20h6v40H6zM52 20h6v40h-6z') + str('M9 30L55 22', 7) + cut('M18 26l4 5M32 23l4 5M46 21l4 5', 3.4),
  price_up:
    ink('M32 2L54 26H41V38H23V26H10Z') + ink('M12 43h40v7H12zM12 53h40v7H12z') + cut('M19 46.5h26M19 56.5h26', 2),
  half_move:
    ink('M14 4h18v28q4 8 14 10q11 2 12 12v6H12V44q5-18 2-40z') +
    cut('M14 12h18M14 20h18M12 54h46M26 38l8-5M31 43l7-6', 2.4) +
    ink('M48 6a13 13 0 0 1 0 26z') +
    cut('M51 12q5 7 0 14', 2),
  cash_5:
    ink('M22 20q10 4 20 0q18 14 12 32q-2 8-22 8T10 52Q4 34 22 20zM20 6q6 6 12 2q6 4 12-2l-3 12H23z') +
    cut('M38 30H28l-1 9q2-2 5-2q7 0 7 7t-7 7q-5 0-7-4', 3.8),
  no_fee:
    `<circle class="i-str" cx="32" cy="32" r="22" stroke-width="5"/>` +
    ink('M32 16a16 16 0 1 1-.1 0z') +
    hole('M32 22l3 7h7l-5 5l2 7l-7-4l-7 4l2-7l-5-5h7z') +
    str('M10 54L54 10', 6),
  main_road:
    ink('M22 4h20l20 56H2z') + cut('M32 7v7M32 20v9M32 36v10M32 53v7', 4) + cut('M18 22l-10 36M46 22l10 36', 2),
  duchy:
    ink('M6 60V26h9v8h8v-8h18v8h8v-8h9v34zM30 26V4l16 6l-13 5v11z') +
    hole('M26 60V48q6-9 12 0v12zM12 44h5v7h-5zM47 44h5v7h-5z'),
  region:
    ink('M8 18L30 6L56 16L52 46L28 58L10 44Z') +
    hole(
      'M30 11a4 4 0 1 1-.1 0zM50 14a4 4 0 1 1-.1 0zM14 16a4 4 0 1 1-.1 0zM47 40a4 4 0 1 1-.1 0zM28 47a4 4 0 1 1-.1 0zM15 36a4 4 0 1 1-.1 0z',
    ) +
    cut('M30 15L14 20L15 40L28 51L47 44L50 18Z', 1.6),
  // --- goods of the sea, faith and intrigue
  cloth:
    ink('M8 22Q8 12 18 12H52Q58 12 58 22V50Q58 56 52 56H18Q8 56 8 46Z') +
    cut('M18 12Q26 14 26 24T18 36T10 26M26 24V48Q26 54 18 55M33 18v32M41 18v32M49 18v32', 2.4),
  book:
    ink('M12 8Q12 4 16 4H52V52H18q-4 0-4 4h38v4H16q-5 0-4-6z') +
    cut('M18 6v44', 2) +
    hole('M34 14h4v8h8v4h-8v16h-4V26h-8v-4h8z'),
  ore:
    ink('M6 52L16 28L30 20L38 6L52 18L60 46L48 58H14Z') +
    cut('M16 28l14 10l8-32M30 38l-6 20M30 38l22-20M30 38l30 8', 2.2),
  torch:
    ink('M24 34h16l-5 28h-6zM32 2q14 12 10 22q6-2 5-8q8 10-2 18H19q-10-10 2-18q0 5 4 5q-3-10 7-19z') +
    hole('M32 16q7 8 3 16h-7q-4-7 4-16z') +
    cut('M26 42h12M27 49h10', 2),
  catholic:
    ink('M24 60V46q-12-4-12-18Q12 8 32 3Q52 8 52 28Q52 42 40 46V60Z') + hole('M30 12h4v9h9v4h-9v20h-4V25h-9v-4h9z'),
  protestant:
    ink('M6 16Q20 10 32 18Q44 10 58 16V52Q44 46 32 54Q20 46 6 52Z') +
    cut('M32 18V54M12 24q8-3 15 1M12 32q8-3 15 1M37 25q8-4 15-1M37 33q8-4 15-1', 2.2),
  neutral: ink('M32 4a12 12 0 0 1 6 22q10 6 12 30q-18 8-36 0q2-24 12-30a12 12 0 0 1 6-22z'),
  privilege:
    ink('M8 6h48v36H36l4 18l-8-6l-8 6l4-18H8z') +
    cut('M16 15h32M16 22h32M16 29h20', 2.4) +
    hole('M32 36a6 6 0 1 1-.1 0z'),
  protection: ink('M8 6H56V30Q56 50 32 61Q8 50 8 30Z') + cut('M32 12v42M14 26h36', 3.4),
  dagger: `<g transform="rotate(40 32 32)">${ink('M32 2l6 30h-12zM18 34h28v5H18zM29 39h6v14h-6zM32 52a5 5 0 1 1-.1 0z')}${cut('M32 10v20', 1.6)}</g>`,
  harbour:
    ink('M30 14h4v42h-4zM32 2a7 7 0 1 1-.1 0zM18 22h28v5H18z') +
    str('M6 40Q10 58 32 58T58 40M6 40l-3 8M6 40l9 4M58 40l3 8M58 40l-9 4', 4),
  ship:
    ink('M4 40H58Q56 56 46 58H18Q8 56 4 40ZM29 4h3v36h-3z') +
    ink('M33 6Q54 10 50 32H33ZM28 12Q12 16 12 34H28Z') +
    cut('M34 14q12 3 13 16M26 20q-8 3-9 12M8 46h46M12 52h40', 2) +
    ink('M32 4L44 1L32 0Z') +
    str('M2 62q5-4 10 0t10 0t10 0t10 0t10 0t8-1', 2.4),
  chest:
    ink('M6 26Q6 10 20 10H44Q58 10 58 26Z') +
    ink('M6 30H58V56H6Z') +
    cut('M16 12v14M48 12v14M16 30v26M48 30v26M6 43h52', 2.2) +
    hole('M26 26h12v12q-6 6-12 0z') +
    ink('M32 30a2.500 2.500 0 1 1-.1 0zM31 32h2.500v5h-2.500z'),
  step:
    str('M10 52Q4 24 28 16H46', 6) +
    ink('M42 4L60 17L42 30Z') +
    ink('M20 44a5 5 0 1 1-.1 0zM34 50a5 5 0 1 1-.1 0zM48 50a5 5 0 1 1-.1 0z'),
  adjust:
    ink('M14 22h36v36H14z') +
    hole(
      'M22 30a4 4 0 1 1-.1 0zM42 30a4 4 0 1 1-.1 0zM32 36a4 4 0 1 1-.1 0zM22 44a4 4 0 1 1-.1 0zM42 44a4 4 0 1 1-.1 0z',
    ) +
    str('M8 10h14M15 3v14M44 10h14', 5),
  release:
    ink('M6 30h30v30H6z') +
    hole('M14 37a4 4 0 1 1-.1 0zM28 37a4 4 0 1 1-.1 0zM14 49a4 4 0 1 1-.1 0zM28 49a4 4 0 1 1-.1 0z') +
    str('M22 24Q24 8 46 12', 5) +
    ink('M42 2L62 14L42 24Z'),
  prison:
    ink('M10 60V22h6v-8h8v8h16v-8h8v8h6V60Z') +
    ink('M16 4h32v6H16z') +
    hole('M20 32h24v22H20z') +
    str('M26 32v22M32 32v22M38 32v22M20 43h24', 3),
  rose:
    ink(
      'M32 4Q42 4 42 16Q54 12 58 22Q60 32 49 36Q57 44 50 53Q40 58 34 49Q32 48 30 49Q24 58 14 53Q7 44 15 36Q4 32 6 22Q10 12 22 16Q22 4 32 4Z',
    ) +
    cut('M32 8v12M53 22l-11 6M47 50l-8-11M17 50l8-11M11 22l11 6', 2.4) +
    hole('M32 22a9 9 0 1 1-.1 0z') +
    ink('M32 26a5 5 0 1 1-.1 0z'),
  lily: `<g transform="translate(32 34) scale(1.7)"><path class="i-ink" d="${LILY}"/></g>`,
  arrows:
    str('M32 4V60M14 8L42 58M50 8L22 58', 4) +
    ink('M32 0L39 12H25ZM10 2L24 9L13 17ZM54 2L51 17L40 9Z') +
    ink('M18 34Q32 28 46 34L45 43Q32 37 19 43Z') +
    str('M28 56l4 6l4-6M16 54l6 6l6-3M48 54l-6 6l-6-3', 2.6),
  tower:
    ink('M10 60V28h4V14h6v6h6v-6h12v6h6v-6h6v14h4V60Z') +
    ink('M26 12V2h12v10z') +
    hole('M26 60V46q6-8 12 0v14zM20 28h5v8h-5zM39 28h5v8h-5z') +
    cut('M10 40h14M40 40h14', 2),
  // --- in every game
  coin: `<circle class="i-ink" cx="32" cy="32" r="26"/><circle class="i-cut" cx="32" cy="32" r="21" stroke-width="2"/>${lily(32, 32, 0.8)}`,
  laurel: ink('M32 14l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z') + str('M14 12Q2 34 24 56M50 12Q62 34 40 56'),
  bag:
    ink('M22 20q10 4 20 0q18 14 12 32q-2 8-22 8T10 52Q4 34 22 20zM20 6q6 6 12 2q6 4 12-2l-3 12H23z') +
    cut('M22 19q10 4 20 0M18 32q-5 10-2 18M46 34q4 8 2 16'),
  hourglass:
    ink('M14 4h36v7H14zM14 53h36v7H14zM18 12h28q0 13-10 20q10 7 10 20H18q0-13 10-20Q18 25 18 12z') +
    hole('M23 16h18q-1 7-9 12q-8-5-9-12zM32 37q7 5 9 12H23q2-7 9-12z') +
    ink('M26 20h12q-1 3-6 6q-5-3-6-6zM25 48q3-5 7-6q4 1 7 6z'),
  seal:
    ink(
      'M32 3q5 5 10 2q3 6 9 6q-1 6 5 9q-3 6 2 11q-5 5-2 11q-6 2-5 9q-6 0-9 6q-5-3-10 2q-5-5-10-2q-3-6-9-6q1-7-5-9q3-6-2-11q5-5 2-11q6-3 5-9q6 0 9-6q5 3 10-2z',
    ) + `<circle class="i-cut" cx="32" cy="32" r="19" stroke-width="2.600"/>${lily(32, 32, 0.78)}`,
  start:
    ink('M14 4h5v58h-5zM19 6q14-6 22 2t18 0v24q-10 6-18-1t-22 2z') +
    cut('M24 14q9-3 15 3t15 1M24 22q9-3 15 3t15 1', 2.2),
  note: ink('M26 8L54 4V44a9 8 0 1 1-5-7V15L31 18V50a9 8 0 1 1-5-7z'),
  mute: ink('M26 8L54 4V44a9 8 0 1 1-5-7V15L31 18V50a9 8 0 1 1-5-7z') + str('M8 8L58 58', 6),
  fit: str('M10 10h16M10 10v16M54 54H38M54 54V38M54 10H38M54 10v16M10 54h16M10 54V38', 6),
  plus: str('M32 12v40M12 32h40', 7),
  minus: str('M12 32h40', 7),
} as const

export type GlyphName = keyof typeof glyphs

/** Those that any game may use. */
export const COMMON: readonly GlyphName[] = ['coin', 'laurel', 'bag', 'hourglass', 'seal', 'start']
