import { bug } from './bug.ts'
import type { Game } from './game.ts'
import { firstFormat, inFormat, isReadable } from './migrations.ts'
import { sides } from './names.ts'
import type { Shape } from './shape.ts'
import { isRecord, listOf, number, oneOf, orNull, record, recordOf, rowOf, text, yesOrNo } from './shape.ts'

/** What there are many of is saved as rows of values without names. */
export type Row = readonly unknown[]
type InRows = 'cards' | 'happened' | 'occurred' | 'thisTurn' | 'lastTurn'

/** A game as it stands in a file. The stamps are not part of what is saved. */
export type SavedGame = Omit<Game, InRows | 'stamps'> &
  Readonly<Record<InRows, readonly Row[]>> & {
    /** The parts of definitions that the game is in the middle of, each with a digest of what it says. */
    readonly parts: Readonly<Record<string, string>>
  }

/**
 * Another number whenever a game is written in another way. Such a change adds a step to `migrations.ts`, and a game that
 * was saved in the format before to the stored games that a test reads.
 */
export const format = 6

const side = oneOf(...sides)
const counted = listOf(number)
const ref = recordOf({ card: number, life: number })
const ofBoth = recordOf({ corp: number, runner: number })
const numbers = (...names: readonly string[]): Shape =>
  recordOf(Object.fromEntries(names.map(name => [name, number])))

const listZones = [
  ...['hq', 'rnd', 'archives', 'corpScore', 'grip', 'stack', 'heap', 'runnerScore'],
  ...['identity', 'rig', 'play', 'hosted', 'setAside', 'removed'],
]
const zone = oneOf(...listZones, 'root', 'ice')

const card = rowOf(
  ...[number, zone, side, number, number, number, yesOrNo, number],
  ...[orNull(text), orNull(ref), record, orNull(text), orNull(record), orNull(zone), number, number],
)
const mention = rowOf(number, number, number, number, number, number)
const occurrence = rowOf(
  ...[number, text, text, orNull(side), orNull(mention), orNull(mention)],
  ...[number, orNull(text), orNull(text), orNull(recordOf({ zone, mention })), orNull(mention)],
)
const frames: ReadonlyMap<unknown, Shape> = new Map([
  ['structure', recordOf({ of: text, step: text, stage: text, expects: listOf(record), vars: record })],
  [
    'procedure',
    recordOf({
      of: text,
      step: text,
      stage: text,
      expects: listOf(record),
      vars: record,
      by: side,
      shows: listOf(record),
    }),
  ],
  [
    'ability',
    recordOf({
      of: text,
      at: number,
      stage: text,
      expects: listOf(record),
      vars: record,
      given: record,
      by: side,
      shows: listOf(record),
      repeats: orNull(record),
    }),
  ],
  ['window', recordOf({ of: oneOf('paid', 'action', 'reaction', 'interrupt', 'midAccess'), priority: side })],
])
const frame: Shape = value => {
  if (!isRecord(value)) return ''
  const shape = frames.get(value.kind)
  return shape === undefined ? '/kind' : shape(value)
}

const about = orNull(recordOf({ is: text }))

const placed: Shape = value =>
  value === undefined ? value : listOf(recordOf({ key: text, among: listOf(text) }))(value)

const shapes: Readonly<Record<keyof SavedGame, Shape>> = {
  parts: value => (isRecord(value) ? listOf(text)(Object.values(value)) : ''),
  edition: text,
  definitions: text,
  sets: value => (value === undefined ? value : listOf(text)(value)),
  winAt: value => (value === undefined ? value : number(value)),
  titles: listOf(text),
  turn: number,
  active: side,
  corp: numbers('credits', 'clicks', 'badPublicity', 'identity'),
  runner: numbers('credits', 'clicks', 'tags', 'coreDamage', 'fund', 'identity'),
  cards: listOf(card),
  zones: recordOf(Object.fromEntries(listZones.map(name => [name, counted]))),
  servers: listOf(
    recordOf({ id: text, root: counted, ice: listOf(recordOf({ id: number, ice: orNull(number) })) }),
  ),
  remotesMade: number,
  positionsMade: number,
  table: counted,
  lingering: listOf(
    recordOf({ id: number, of: text, by: side, vars: record, until: recordOf({ at: text }) }),
  ),
  lingeringMade: number,
  gained: listOf(recordOf({ ice: ref, keys: listOf(text), placed })),
  frames: listOf(frame),
  waiting: listOf(
    recordOf({ for: side, number, asks: text, form: oneOf('choose', 'number', 'allocate'), about }),
  ),
  asked: ofBoth,
  happened: listOf(occurrence),
  occurred: listOf(occurrence),
  thisTurn: listOf(occurrence),
  lastTurn: listOf(occurrence),
  idle: listOf(text),
  random: recordOf({ seed: text, drawn: number, fixed: counted }),
  named: numbers('corp', 'runner', 'public'),
  activations: number,
  mark: orNull(text),
  nextClicks: ofBoth,
  keepPlaying: yesOrNo,
  over: orNull(recordOf({ winner: orNull(side), how: text })),
}
const whole = recordOf(shapes)

function isSavedGame(value: unknown): value is SavedGame {
  return whole(value) === undefined
}

/** The text as a saved game; any other text is refused with what is wrong with it. */
export function readSaved(saved: string): SavedGame {
  const older = parsed(saved)
  if (!isRecord(older) || typeof older.format !== 'number') bug('not a saved game: it names no format')
  if (!isReadable(older.format, format))
    bug(`a game saved in format ${older.format}; this engine reads formats ${firstFormat} to ${format}`)
  const value = inFormat(older, older.format, format)
  if (!isSavedGame(value)) bug(`not a saved game: ${whole(value)} is not of the right kind`)
  const { titles, cards, zones, table } = value
  if (titles.length !== cards.length)
    bug(`not a saved game: ${cards.length} cards and ${titles.length} titles`)
  const stray = [table, ...Object.values(zones)].flat().find(n => titles[n] === undefined)
  if (stray !== undefined) bug(`not a saved game: there is no card ${stray}`)
  return value
}

function parsed(saved: string): unknown {
  try {
    return JSON.parse(saved)
  } catch {
    return bug('not a saved game: it is no JSON')
  }
}
