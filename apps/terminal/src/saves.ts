import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import type { Deck, Reply, Setup, Side } from '@paydata/engine'
import type { Move, Retold } from '@paydata/match'
import { answersIn } from '@paydata/match'
import type { OrdersOf } from '@paydata/orders'
import type { Mistake } from './arguments.ts'
import type { Match } from './match.ts'
import { beginMatch, play } from './match.ts'

/** What a file holds: not a position but how it came about, so it can be checked and replayed. */
export interface Save {
  readonly format: 'paydata game'
  readonly version: 1
  readonly bots: readonly Side[]
  /** The names the decks were chosen by. */
  readonly decks: Readonly<Record<Side, string>>
  readonly setup: Setup
  readonly answers: readonly Retold[]
}

export const saveOf = ({ match, bots, decks }: Pick<Save, 'bots' | 'decks'> & { match: Match }): Save => ({
  format: 'paydata game',
  version: 1,
  bots,
  decks,
  setup: match.setup,
  answers: answersIn(match.course),
})

/** The file is replaced as a whole, so whenever the program stops it holds one game or the other. */
export function writeSave(file: string, save: Save): Mistake | null {
  const fresh = `${file}.${process.pid}.new`
  try {
    const handle = openSync(fresh, 'w')
    try {
      writeSync(handle, `${JSON.stringify(save)}\n`)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(fresh, file)
    return null
  } catch (error) {
    rmSync(fresh, { force: true })
    return { mistake: `The game could not be saved to ${file}: ${messageOf(error)}. Give another name.` }
  }
}

/** A file that is there already is somebody's: it is never replaced by a game that did not come from it. */
export function firstSave(file: string, save: Save): Mistake | null {
  if (!existsSync(file)) return writeSave(file, save)
  if (statSync(file).isDirectory()) return { mistake: `${file} is a folder: name a file in it.` }
  return {
    mistake:
      'mistake' in readSave(file)
        ? `There is a file ${file} already, and it is no saved game: give another name.`
        : `There is a saved game in ${file} already: give another name, or go on with it by --resume ${file}.`,
  }
}

const problems: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return problems[code] ?? error.message
}

export function readSave(file: string): Save | Mistake {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (!existsSync(file)) return { mistake: `There is no file ${file}.` }
    return { mistake: `The game in ${file} could not be read: ${messageOf(error)}.` }
  }
  try {
    const value: unknown = JSON.parse(text)
    return parseSave(value) ?? { mistake: notParsed(file, value) }
  } catch {
    return { mistake: `${file} is no saved game, or not the whole of one.` }
  }
}

const notParsed = (file: string, value: unknown): string =>
  isFields(value) && value.format === 'paydata game'
    ? `The game in ${file} was saved by another version of this program, or has been changed.`
    : `${file} is no saved game.`

/** Plays the answers of a file again, up to where it stopped. */
export function restore(save: Save, definitions: string): Match | Mistake {
  if (save.setup.definitions !== definitions)
    return {
      mistake: `The game was saved with the cards of version ${save.setup.definitions}, and these are of version ${definitions}: it cannot go on.`,
    }
  try {
    let match = beginMatch(save.setup)
    for (const [i, answered] of save.answers.entries()) {
      // What standing orders answered is in the file as well.
      const played = play(match, moveFrom(answered, save.bots), nobodysOrders)
      if (!played.ok) return { mistake: `The saved game cannot be played again: answer ${i + 1} is refused.` }
      match = played.match
    }
    return match
  } catch (error) {
    return { mistake: `The saved game cannot be played again: ${messageOf(error)}.` }
  }
}

const nobodysOrders: OrdersOf = { corp: null, runner: null }

function moveFrom(answered: Retold, bots: readonly Side[]): Move {
  // Both are told to have agreed; whoever it was that agreed last, nobody wins.
  if (answered.by === 'both') return { kind: 'draw', by: 'corp' }
  const { by, reply, automatic, because } = answered
  if (reply === null) return { kind: 'concession', by }
  const how = automatic ? 'order' : bots.includes(by) ? 'bot' : 'player'
  return { kind: 'answer', by, how, id: null, reply, because }
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSide = (value: unknown): value is Side => value === 'corp' || value === 'runner'
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

function listOf<T>(value: unknown, is: (each: unknown) => each is T): readonly T[] | undefined {
  return Array.isArray(value) && value.every(is) ? value : undefined
}

function parseSave(value: unknown): Save | undefined {
  if (!isFields(value) || value.format !== 'paydata game' || value.version !== 1) return undefined
  const bots = listOf(value.bots, isSide)
  const { decks } = value
  if (!isFields(decks)) return undefined
  const { corp, runner } = decks
  if (!isText(corp) || !isText(runner)) return undefined
  const setup = parseSetup(value.setup)
  const answers = Array.isArray(value.answers) ? value.answers.map(parseAnswer) : undefined
  if (bots === undefined || setup === undefined || answers === undefined) return undefined
  const known = answers.flatMap(answered => (answered === undefined ? [] : [answered]))
  if (known.length < answers.length) return undefined
  return { format: 'paydata game', version: 1, bots, decks: { corp, runner }, setup, answers: known }
}

function parseSetup(value: unknown): Setup | undefined {
  if (!isFields(value)) return undefined
  const { definitions, seed, edition } = value
  const corp = parseDeck(value.corp)
  const runner = parseDeck(value.runner)
  if (!isText(definitions) || !isText(seed) || corp === undefined || runner === undefined) return undefined
  const sets = value.sets === undefined ? [] : listOf(value.sets, isText)
  if (sets === undefined || (edition !== undefined && !isText(edition))) return undefined
  return {
    ...(edition !== undefined && { edition }),
    definitions,
    ...(value.sets !== undefined && { sets }),
    seed,
    corp,
    runner,
  }
}

function parseDeck(value: unknown): Deck | undefined {
  if (!isFields(value)) return undefined
  const { identity } = value
  const cards = listOf(value.cards, isText)
  return isText(identity) && cards !== undefined ? { identity, cards } : undefined
}

function parseAnswer(value: unknown): Retold | undefined {
  if (!isFields(value)) return undefined
  const { by, reply, automatic, because } = value
  if (typeof automatic !== 'boolean') return undefined
  if (because !== undefined && !isText(because)) return undefined
  if (by === 'both') return reply === null && !automatic ? { by, reply, automatic } : undefined
  if (!isSide(by)) return undefined
  if (reply === null) return { by, reply, automatic }
  const parsed = parseReply(reply)
  if (parsed === undefined) return undefined
  return because === undefined ? { by, reply: parsed, automatic } : { by, reply: parsed, automatic, because }
}

/** Whether it is an answer to what is asked, the engine says. */
function parseReply(value: unknown): Reply | undefined {
  if (!isFields(value)) return undefined
  const { question, number } = value
  if (!isNumber(question)) return undefined
  if (isNumber(number)) return { question, number }
  const choose = listOf(value.choose, isNumber)
  if (choose !== undefined) return { question, choose }
  const amounts = listOf(value.amounts, isNumber)
  return amounts === undefined ? undefined : { question, amounts }
}
