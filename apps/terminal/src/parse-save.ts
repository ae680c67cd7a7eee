import type { Deck, NamedReply, Reply, Setup, Side } from '@paydata/engine'
import type { Numbers, Retold, RetoldByPlace } from '@paydata/match'
import type { Because } from '@paydata/protocol'

interface Common {
  readonly format: 'paydata game'
  readonly bots: readonly Side[]
  /** The names the decks were chosen by. */
  readonly decks: Readonly<Record<Side, string>>
  readonly setup: Setup
}

/** What a file holds: not a position but how it came about, so it can be checked and replayed. */
export interface Save extends Common, Numbers {
  readonly version: 2
  readonly answers: readonly Retold[]
}

/** A file of an earlier release, which gives answers by their places in lists. */
export interface SaveByPlace extends Common {
  readonly version: 1
  readonly answers: readonly RetoldByPlace[]
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

/** Whether it is meant to be a saved game, be it readable or not. */
export const isOfPaydata = (value: unknown): value is Fields =>
  isFields(value) && value.format === 'paydata game'

export function parseSave(value: unknown): Save | SaveByPlace | undefined {
  if (!isOfPaydata(value)) return undefined
  const bots = listOf(value.bots, isSide)
  const { decks } = value
  if (!isFields(decks)) return undefined
  const { corp, runner } = decks
  if (!isText(corp) || !isText(runner)) return undefined
  const setup = parseSetup(value.setup)
  if (bots === undefined || setup === undefined) return undefined
  const common = { format: 'paydata game', bots, decks: { corp, runner }, setup } as const
  switch (value.version) {
    case 1: {
      const answers = all(value.answers, parseAnswerByPlace)
      return answers && { ...common, version: 1, answers }
    }
    case 2: {
      const { rules, cards } = value
      const answers = all(value.answers, parseAnswer)
      if (!isNumber(rules) || !isEachNumber(cards) || answers === undefined) return undefined
      return { ...common, version: 2, rules, cards, answers }
    }
    default:
      return undefined
  }
}

/** Each of a list as it is read; nothing where one of them cannot be. */
function all<T>(value: unknown, parse: (each: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined
  const known = value.flatMap(each => parse(each) ?? [])
  return known.length < value.length ? undefined : known
}

const isEachNumber = (value: unknown): value is Readonly<Record<string, number>> =>
  isFields(value) && Object.values(value).every(isNumber)

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
  const { by, named, after, automatic, because } = value
  if (typeof automatic !== 'boolean' || (after !== undefined && !isText(after))) return undefined
  if (because !== undefined && !isBecause(because)) return undefined
  if (by === 'both') return named === null ? { by, named, after, automatic } : undefined
  if (!isSide(by)) return undefined
  const parsed = named === null ? null : parseNamed(named)
  if (parsed === undefined) return undefined
  return { by, named: parsed, after, automatic, ...(because !== undefined && { because }) }
}

/** Earlier releases wrote a sentence. */
const isBecause = (value: unknown): value is Because => isText(value) || listOf(value, isReason) !== undefined

const isReason = (value: unknown): value is { readonly code: string; readonly params: Fields } =>
  isFields(value) && isText(value.code) && isFields(value.params)

function parseNamed(value: unknown): NamedReply | undefined {
  if (!isFields(value)) return undefined
  const { number, paid } = value
  if (isNumber(number)) return { number }
  if (isEachNumber(paid)) return { paid }
  const chosen = listOf(value.chosen, isText)
  return chosen && { chosen }
}

function parseAnswerByPlace(value: unknown): RetoldByPlace | undefined {
  if (!isFields(value)) return undefined
  const { by, reply, automatic, because } = value
  if (typeof automatic !== 'boolean') return undefined
  if (because !== undefined && !isBecause(because)) return undefined
  if (by === 'both') return reply === null && !automatic ? { by, reply, automatic } : undefined
  if (!isSide(by)) return undefined
  const parsed = reply === null ? null : parseReply(reply)
  if (parsed === undefined) return undefined
  return { by, reply: parsed, automatic, ...(because !== undefined && { because }) }
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
