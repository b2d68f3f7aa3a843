/** Where everything is on the board of A Column of Fire: the countries, the ring, the track of points round the map. */
import { n1, type Point } from '../../kit/ink/pen'

export const WIDTH = 1200
export const HEIGHT = 860

/** The places of a country; all but the card are set out from left to right. */
export interface Land {
  name: Point // its name in large letters
  city: Point
  sites: Point[]
  faith: Point[] // religion spaces
  torch: Point
  harbour: Point
  card: Point // the middle of the card on top of the deck
}

const row = (x: number, y: number, step: number, many: number, bow = 0): Point[] =>
  Array.from({ length: many }, (_, n) => {
    const t = many > 1 ? (n / (many - 1)) * 2 - 1 : 0
    return [x + n * step, y + bow * t * t]
  })

export const LAND: Record<string, Land> = {
  england: {
    name: [618, 76],
    city: [474, 120],
    faith: row(438, 172, 45, 4),
    torch: [630, 157],
    sites: row(438, 227, 48, 6, 2),
    harbour: [562, 281],
    card: [352, 142],
  },
  netherlands: {
    name: [938, 76],
    city: [822, 120],
    faith: row(806, 172, 44, 4),
    torch: [982, 164],
    sites: row(795, 227, 44, 6, 2),
    harbour: [892, 280],
    card: [1094, 152],
  },
  france: {
    name: [880, 352],
    city: [744, 400],
    faith: row(728, 452, 46, 4),
    torch: [930, 444],
    sites: row(724, 508, 51, 6, 2),
    harbour: [1030, 572],
    card: [1090, 440],
  },
  spain: {
    name: [676, 640],
    city: [522, 648],
    faith: row(504, 696, 46, 4),
    torch: [704, 681],
    sites: row(500, 746, 48, 6, 1),
    harbour: [604, 787],
    card: [840, 714],
  },
}
export const CARD = { wide: 108, tall: 150 }

/** The ring: the middle, and where it begins and ends. */
export const RING = { x: 257, y: 440, inner: 130, outer: 200 }
export const SPACES = 20

/** A point of the ring, as far from the middle as told; space 0 is in the north. */
export function onRing(space: number, far: number): Point {
  const angle = (space / SPACES) * Math.PI * 2
  return [RING.x + Math.sin(angle) * far, RING.y - Math.cos(angle) * far]
}

/** The field of one space: a piece of the ring. */
export function sector(space: number, gap = 0): string {
  const from = space - 0.5 + gap
  const to = space + 0.5 - gap
  const edge = (s: number, far: number) => onRing(s, far).map(n1).join(' ')
  const [inner, outer] = [RING.inner + gap * 40, RING.outer - gap * 40]
  return `M${edge(from, outer)}A${outer} ${outer} 0 0 1 ${edge(to, outer)}L${edge(to, inner)}A${inner} ${inner} 0 0 0 ${edge(from, inner)}Z`
}

/** The track of points runs round the map: up on the left, along the top, down on the right, and back. */
export const POINTS = 50
export const EDGE = 40 // how broad the frame is
const SIDE = 10 // spaces on the left and on the right
const TOP = 15
/** The box of a space of the track: x, y, width, height; 0 is the corner below on the left. */
export function degree(n: number): readonly [number, number, number, number] {
  const tall = (HEIGHT - 2 * EDGE) / SIDE
  const wide = (WIDTH - 2 * EDGE) / TOP
  if (n <= 0) return [8, HEIGHT - EDGE, EDGE - 8, EDGE - 8]
  if (n <= SIDE) return [8, HEIGHT - EDGE - n * tall, EDGE - 8, tall]
  if (n <= SIDE + TOP) return [EDGE + (n - SIDE - 1) * wide, 8, wide, EDGE - 8]
  if (n <= 2 * SIDE + TOP) return [WIDTH - EDGE, EDGE + (n - SIDE - TOP - 1) * tall, EDGE - 8, tall]
  return [WIDTH - EDGE - (n - 2 * SIDE - TOP) * wide, HEIGHT - EDGE, wide, EDGE - 8]
}

export const TITLE: Point = [161, 116]
export const SUPPLY: Point = [1038, 668] // the middle of the sheet with what is in stock
export const SHEET: Point = [578, 452] // where news are laid on the table
