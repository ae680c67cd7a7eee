import { advance } from '../src/kernel/advance.ts'
import { answerInPlace } from '../src/kernel/answer.ts'
import { cloneGame } from '../src/state/clone.ts'
import type { Game } from '../src/state/game.ts'
import type { Side } from '../src/state/names.ts'
import type { Question, Reply } from '../src/state/questions.ts'
import { occurrencesFor } from '../src/view/occurrences.ts'
import { refusedFor } from '../src/view/refused.ts'
import { viewFor } from '../src/view/view.ts'
import { courseOf } from './course.ts'
import { echo } from './echo.ts'
import type { Dice } from './random-player.ts'
import { diceOf, lively, randomReply } from './random-player.ts'
import { canHaveTwin, twinOf } from './twins.ts'

export type Watcher = 'corp' | 'runner' | 'spectator'

/** A difference a viewer can see between two games that differ only in what is hidden from that viewer. */
export interface Leak {
  readonly viewer: Watcher
  /** After how many answers. */
  readonly after: number
  /** Where in what the viewer gets, and what it is in either game. */
  readonly at: string
  readonly one: string
  readonly other: string
}

export interface Watched {
  /** How many answers the two games took the same public course. */
  readonly answers: number
  readonly leak: Leak | undefined
}

/**
 * Plays a game beside a twin that differs only in cards hidden from a viewer, and compares all that the viewer gets, as
 * long as the two take the same public course.
 */
export function findLeak(game: Game, viewer: Watcher, seed: string, answers: number): Watched {
  if (!canHaveTwin(game)) return { answers: 0, leak: undefined }
  const dice = diceOf(seed)
  const one = cloneGame(game)
  const other = twinOf(game, viewer === 'spectator' ? 'public' : viewer, dice)
  // What is open is asked anew, as the cards it is about may be others.
  for (const each of [one, other]) {
    each.waiting = []
    advance(each)
  }
  for (let after = 0; ; after++) {
    if (courseOf(one, viewer) !== courseOf(other, viewer)) return { answers: after, leak: undefined }
    const leak = firstDifference(shownTo(one, viewer), shownTo(other, viewer))
    if (leak !== undefined) return { answers: after, leak: { viewer, after, ...leak } }
    if (after === answers || !answerBoth(one, other, viewer, dice)) return { answers: after, leak: undefined }
  }
}

/** Every byte the viewer gets. */
const shownTo = (game: Game, viewer: Watcher): string =>
  JSON.stringify({
    view: viewFor(game, viewer),
    occurred: occurrencesFor(game, viewer),
    refused: refusedFor(game, viewer),
  })

const firstDifference = (one: string, other: string): Omit<Leak, 'viewer' | 'after'> | undefined =>
  one === other ? undefined : difference(JSON.parse(one), JSON.parse(other), '')

/** One answer to each game that looks the same to the viewer; false when there is none. */
function answerBoth(one: Game, other: Game, viewer: Watcher, dice: Dice): boolean {
  const [question] = one.waiting
  const asked = other.waiting[0]
  if (question === undefined || asked === undefined || question.for !== asked.for) return false
  for (let tries = 0; tries < 5; tries++) {
    const reply = randomReply(question, dice, lively)
    const same = question.for === viewer ? again(asked, reply) : echo(one, other, viewer, reply, dice)
    if (same === undefined) continue
    give(one, question.for, reply)
    give(other, asked.for, same)
    return true
  }
  return false
}

/** The viewer's own reply: what is shown is the same, so it is chosen the same way. */
const again = (asked: Question, reply: Reply): Reply => ({ ...reply, question: asked.number })

function give(game: Game, side: Side, reply: Reply): void {
  const refused = answerInPlace(game, side, reply)
  if (refused !== undefined) throw new Error(`a reply of the twins is refused: ${refused}`)
}

/** The first place where two values of plain JSON differ. */
function difference(one: unknown, other: unknown, at: string): Omit<Leak, 'viewer' | 'after'> | undefined {
  const texts = [JSON.stringify(one) ?? 'nothing', JSON.stringify(other) ?? 'nothing'] as const
  if (texts[0] === texts[1]) return undefined
  if (isRecord(one) && isRecord(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = difference(one[key], other[key], at === '' ? key : `${at}.${key}`)
      if (found !== undefined) return found
    }
  }
  return { at, one: texts[0], other: texts[1] }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
