/** Before the tests: the engines play a little, so that the page is tried on real views, menus and sentences. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { Entry } from '../src/contract'
import type { Values } from '../src/kit/fluent'

export interface Scene {
  game: string
  players: number
  seat: number | null
  view: Record<string, unknown>
  manner: Values
  menu: Entry[]
}

export interface Sentence {
  key: string
  args: Values
  en: string
  fr: string
}

export interface Played {
  scenes: Scene[]
  turns: Scene[] // with every verb on the menu at least once, for the games whose tests look closer
  sentences: Sentence[]
  verbs: Record<string, string[]>
  kinds: string[]
  strange: Scene[] // of a game the page was not built with
  core: Record<'en' | 'fr', string> // the catalogue all games share, with the names of the games
}

declare module 'vitest' {
  interface ProvidedContext {
    played: Played
  }
}

/** Has the engines play, and tells what they said. */
export function play(root: string, ...wanted: string[]): unknown {
  const own = `${root}.venv/bin/python`
  const told = execFileSync(existsSync(own) ? own : 'python3', [`${root}web/tests/play.py`, ...wanted], {
    env: { ...process.env, PYTHONPATH: `${root}src` },
    maxBuffer: 1 << 28,
    encoding: 'utf-8',
  })
  return JSON.parse(told)
}

export default function setup(project: TestProject): void {
  project.provide('played', play(fileURLToPath(new URL('../..', import.meta.url))) as Played)
}
