import { advance } from '@paydata/engine/inside/kernel/advance'
import { answer, answerInPlace } from '@paydata/engine/inside/kernel/answer'
import { cloneGame } from '@paydata/engine/inside/state/clone'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import type { Question, Reply } from '@paydata/engine/inside/state/questions'
import { momentOf } from '@paydata/engine/inside/view/moment'
import { refusedFor } from '@paydata/engine/inside/view/refused'
import type { Held } from '@paydata/engine/inside/view/view'
import { updateFor, viewFor } from '@paydata/engine/inside/view/view'
import { echo } from './echo.ts'
import type { Watcher } from './learned.ts'
import { learned } from './learned.ts'
import type { Dice, Taste } from './random-player.ts'
import { diceOf, lively, randomReply } from './random-player.ts'
import { twinOf } from './twins.ts'

export type { Watcher } from './learned.ts'

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

/** Why two games were compared no longer. */
type Parted =
  /** The viewer saw other cards in one than in the other, as the rules let them. */
  | 'learned'
  /** The other player did what cannot be done with the cards of the twin. */
  | 'otherCards'
  | 'over'
  | 'enough'
  | 'leak'

export interface Watched {
  /** How many answers the two games gave the viewer the same. */
  readonly answers: number
  /** How many bytes were compared. */
  readonly bytes: number
  readonly parted: Parted
  readonly leak: Leak | undefined
}

/**
 * Something more that a viewer would get: the law must notice when that tells of hidden cards. `before` is the game before
 * the last answer, once there is one.
 */
export type More = (game: Game, viewer: Watcher, before: Game | null) => unknown

const nothingMore: More = () => null

/**
 * Plays a game beside a twin that differs only in cards hidden from a viewer, and compares all that the viewer gets,
 * until the viewer sees a card that is another in the twin.
 */
export function findLeak(
  game: Game,
  viewer: Watcher,
  seed: string,
  answers: number,
  more: More = nothingMore,
  taste: Taste = lively,
): Watched {
  const dice = diceOf(seed)
  const one = new Shown(cloneGame(game), viewer, more)
  const other = new Shown(twinOf(game, viewer === 'spectator' ? 'public' : viewer, dice), viewer, more)
  let bytes = 0
  const compare = (a: string, b: string, after: number): Watched | undefined => {
    bytes += a.length
    const found = firstDifference(a, b)
    if (found === undefined) return undefined
    return { answers: after, bytes, parted: 'leak', leak: { viewer, after, ...found } }
  }
  const leak = compare(one.whole(), other.whole(), 0)
  if (leak !== undefined) return leak
  for (let after = 1; ; after++) {
    const parted = after > answers ? 'enough' : answerBoth(one, other, viewer, dice, taste)
    if (parted !== undefined) {
      const end = { answers: after - 1, bytes, parted, leak: undefined }
      return parted === 'learned' ? end : (compare(one.whole(), other.whole(), after - 1) ?? end)
    }
    const leak = compare(one.news(), other.news(), after)
    if (leak !== undefined) return leak
  }
}

/** Whether somebody is asked what is not asked at every step of a turn: then it is worth it to look for a leak. */
export const isSeldomAsked = ({ waiting }: Game): boolean =>
  waiting.some(({ asks }) => asks !== 'paidWindow' && asks !== 'action')

/** A game and what the viewer has been given of it. */
class Shown {
  readonly game: Game
  /** Before the last answer. */
  before: Game | null = null
  private held: Held

  constructor(
    game: Game,
    private readonly viewer: Watcher,
    private readonly more: More,
  ) {
    this.game = game
    // What is open is asked anew, as the cards it is about may be others.
    game.waiting = []
    game.occurred = []
    advance(game)
    this.held = { view: viewFor(game, viewer) }
  }

  whole(): string {
    return JSON.stringify({ view: viewFor(this.game, this.viewer), ...this.rest() })
  }

  /** What the viewer gets after an answer. */
  news(): string {
    const { view, basis, patch, occurrences } = updateFor(momentOf(this.game), this.viewer, this.held)
    this.held = { view, basis }
    return JSON.stringify({ patch, occurrences, ...this.rest() })
  }

  private rest(): object {
    const { game, viewer, more, before } = this
    return { refused: refusedFor(game, viewer), replies: this.refusals(), more: more(game, viewer, before) }
  }

  /** Why replies of the viewer that nobody asked for would be refused. */
  private refusals(): unknown {
    const side = this.viewer
    if (side === 'spectator') return null
    const number = this.game.asked[side]
    const replies: Reply[] = [
      { question: number, choose: [999] },
      { question: number, number: -1 },
      { question: number - 1, amounts: [] },
    ]
    return replies.map(reply => {
      const outcome = answer(this.game, side, reply)
      return outcome.ok || outcome.why
    })
  }
}

const firstDifference = (one: string, other: string): Omit<Leak, 'viewer' | 'after'> | undefined =>
  one === other ? undefined : difference(JSON.parse(one), JSON.parse(other), '')

/** One answer to each game that looks the same to the viewer; why not, when there is none. */
function answerBoth(one: Shown, other: Shown, viewer: Watcher, dice: Dice, taste: Taste): Parted | undefined {
  const [question] = one.game.waiting
  const [asked] = other.game.waiting
  if (question === undefined || asked === undefined) return 'over'
  for (let tries = 0; tries < 5; tries++) {
    const reply = randomReply(question, dice, taste)
    const same =
      question.for === viewer ? again(asked, reply) : echo(one.game, other.game, viewer, reply, dice)
    if (same === undefined) continue
    one.before = cloneGame(one.game)
    other.before = cloneGame(other.game)
    give(one.game, question.for, reply)
    give(other.game, asked.for, same)
    return learned(one.before, one.game, viewer) === learned(other.before, other.game, viewer)
      ? undefined
      : 'learned'
  }
  return 'otherCards'
}

/** The viewer's own reply: what is shown is the same, so it is chosen the same way. */
const again = (asked: Question, reply: Reply): Reply => ({ ...reply, question: asked.number })

function give(game: Game, side: Side, reply: Reply): void {
  const outcome = answerInPlace(game, side, reply)
  if (!outcome.ok) throw new Error(`a reply of the twins is refused: ${outcome.why}`)
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
