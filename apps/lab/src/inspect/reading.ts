import '../editions.ts'
import { readFileSync } from 'node:fs'
import { defineAllCards, setVersions } from '@paydata/cards'
import type { Game, Side } from '@paydata/engine'
import { loadGame, newGame, rulesVersion, saveGame, unpackGame } from '@paydata/engine'
import { firstNumbers, playsAlike, toldAgain } from '@paydata/match'
import type { AnyReplayFile } from '@paydata/protocol'
import { anyReplayFile, replay } from '@paydata/protocol'
import { withBlanks } from '@paydata/scenario'

/** A game, and for one from a replay which of its answers led here. */
export interface Found {
  readonly game: Game
  readonly course: Course | null
}
interface Course {
  readonly given: AnyReplayFile['answers']
  readonly of: number
}

interface Mistake {
  readonly mistake: string
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'that is not allowed',
}

/** The game in a file, or in standard input for `-`. */
export function gameIn(file: string, step: number | null): Found | Mistake {
  let text: string
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { mistake: `${file} cannot be read: ${problems[code] ?? error}.` }
  }
  return readGame(text, step)
}

/** The game in a text, after `step` answers if it is a replay. */
export function readGame(text: string, step: number | null): Found | Mistake {
  // Positions of tests and puzzles have blank cards beside the others.
  withBlanks(defineAllCards())
  try {
    const value: unknown = JSON.parse(text)
    const file = replayIn(value)
    if (file !== null) return gameOfReplay(file, step)
    if (step !== null) return { mistake: 'Only a replay has steps: leave out --step.' }
    return { game: hasSeal(value) ? loadGame(text) : checkedGame(text), course: null }
  } catch (error) {
    return { mistake: `It cannot be read: ${messageOf(error)}.` }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof SyntaxError) return 'not a saved game: it is no JSON'
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

const hasSeal = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || 'seal' in value || !('format' in value)

/** What `packGame` writes has no seal. It is saved once more, as only what is loaded is checked. */
function checkedGame(packed: string): Game {
  let saved: string
  try {
    saved = saveGame(unpackGame(packed))
  } catch {
    return loadGame(packed)
  }
  return loadGame(saved)
}

function replayIn(value: unknown): AnyReplayFile | null {
  const answer = typeof value === 'object' && value !== null && 'replay' in value ? value.replay : value
  const whole = replay.safeParse(answer)
  if (whole.success) return whole.data.file
  const file = anyReplayFile.safeParse(answer)
  return file.success ? file.data : null
}

function gameOfReplay(file: AnyReplayFile, step: number | null): Found | Mistake {
  const of = file.answers.length
  const last = step ?? of
  if (last > of) return { mistake: `The replay has ${of} answers, so there is no step ${last}.` }
  const here = { rules: rulesVersion, cards: setVersions }
  if (file.version === 1 && !playsAlike(here, firstNumbers, file.setup.edition))
    return {
      mistake: 'The replay gives options by their places, under rules or cards that have changed since.',
    }
  const given = file.answers.slice(0, last)
  let game = newGame(file.setup)
  for (const [before, answer] of given.entries()) {
    const next = toldAgain(game, answer)
    if (next === null)
      return {
        mistake: `By the rules and cards of today answer ${before + 1} leads elsewhere: --step ${before} is the last position that can be shown.`,
      }
    game = next
  }
  return { game, course: { given, of } }
}

/** How many of the answers standing orders gave for a side. */
export const orderedFor = (side: Side, given: Course['given']): number =>
  given.filter(({ by, automatic }) => by === side && automatic).length
