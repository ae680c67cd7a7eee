import type { Side, What } from '@paydata/engine'
import { learnedBy, occurrencesFor } from '@paydata/engine'
import type { Learning, TakeBack } from '@paydata/protocol'
import type { AnswerEntry, Entry } from './entries.ts'
import type { Position } from './position.ts'

/** An entry that was not taken back, with the positions before and after it. */
export interface Past {
  readonly before: Position
  readonly entry: Entry
  readonly after: Position
}

/**
 * The past after one more entry. A take-back removes the entries that it takes back. A `mended` entry removes all, as nothing from
 * before a change of the rules can be taken back.
 */
export function withEntry(past: readonly Past[], next: Past, most: number): readonly Past[] {
  const { entry, after } = next
  if (entry.kind === 'mended') return []
  if (entry.kind === 'takeBack') return past.filter(({ before }) => before.n < after.since)
  return [...past.slice(-most + 1), next]
}

/**
 * The past after one more entry, for take-backs only. A pass by standing orders is joined with the entry before it, as a take-back
 * never goes back to a position between the two.
 */
export function withMove(past: readonly Past[], next: Past, most: number): readonly Past[] {
  const last = past.at(-1)
  return isOrdered(next.entry) && last !== undefined
    ? [...past.slice(0, -1), { ...last, after: joined(last.after, next.after) }]
    : withEntry(past, next, most)
}

const joined = (first: Position, second: Position): Position => ({
  ...second,
  occurred: [...first.occurred, ...second.occurred],
})

export const isOrdered = (entry: Entry): boolean => entry.kind === 'answer' && entry.how === 'order'

/** What the opponent is told about a take-back that needs their leave. */
type Undone = Pick<TakeBack, 'answers' | 'turns' | 'learned' | 'cards' | 'chance'>

/** What would be undone if a player took back the last answer. */
export interface Recollection {
  /** The position to go back to. */
  readonly to: Position
  /** Whether no player has learned anything since, and chance has decided nothing. */
  readonly isHarmless: boolean
  /** Whether the player has learned nothing since, chance has decided nothing, and the opponent has not answered. */
  readonly isUnlearned: boolean
  /** Whether the take-back is harmless and the opponent has not answered since. */
  readonly isFree: boolean
  readonly undone: Undone
}

interface ByHand extends Past {
  readonly entry: AnswerEntry
}

const isByHand = (past: Past, sides: readonly Side[]): past is ByHand =>
  past.entry.kind === 'answer' && past.entry.how === 'player' && sides.includes(past.entry.by)

/** The newest answer in memory that one of these players gave by hand. */
export const lastByHand = (past: readonly Past[], sides: readonly Side[]): ByHand | undefined =>
  past.findLast((each): each is ByHand => isByHand(each, sides))

/** What a player would undo by taking back the last answer; null if no answer of the player is in memory. */
export function recollect(past: readonly Past[], by: Side): Recollection | null {
  const at = past.findLastIndex(each => isByHand(each, [by]))
  const [first, ...others] = at < 0 ? [] : past.slice(at)
  if (first === undefined) return null
  const all = [first, ...others]
  const learned = all.map(({ before, after }) => learnedBetween(before, after, by))
  const answers = { corp: answersOf('corp', all), runner: answersOf('runner', all) }
  const last = others.at(-1) ?? first
  const undone: Undone = {
    answers,
    turns: last.after.game.turn - first.before.game.turn,
    learned: waysIn(all, first.before, last.after),
    cards: learned.reduce((sum, each) => sum + each.own, 0),
    chance: learned.some(each => each.chance) ? 'used' : 'notUsed',
  }
  const isAnswered = answers[by === 'corp' ? 'runner' : 'corp'] > 0
  const isHarmless = undone.chance === 'notUsed' && !learned.some(each => each.anybody)
  const isUnlearned = undone.chance === 'notUsed' && undone.cards === 0 && !isAnswered
  return { to: first.before, isHarmless, isUnlearned, isFree: isHarmless && !isAnswered, undone }
}

const answersOf = (side: Side, past: readonly Past[]): number =>
  past.filter(({ entry }) => entry.kind === 'answer' && entry.by === side && !isOrdered(entry)).length

function learnedBetween(before: Position, { game, occurred }: Position, by: Side) {
  const after = { ...game, occurred: [...occurred] }
  const { corp, runner, public: all, searches, randomness, bids } = learnedBy(before.game, after)
  const own = by === 'corp' ? corp : runner
  const anybody = corp.length + runner.length + all.length > 0 || searches !== null || bids
  return { own: own.length, anybody, chance: randomness }
}

/** The ways in which cards become known. Listed here, as the page does not load the schema in the protocol that lists them. */
const learning: Readonly<Record<Learning, true>> = {
  drawn: true,
  accessed: true,
  lookedAt: true,
  searched: true,
  revealed: true,
  exposed: true,
  rezzed: true,
  turnedFaceup: true,
  bidsRevealed: true,
}
const isLearning = (what: What): what is What & Learning => what in learning

/**
 * The ways in which cards became known. It counts only what a spectator saw, so it tells neither player anything new. A search that
 * is still in progress counts too (CR 8.7.2).
 */
function waysIn(past: readonly Past[], from: Position, to: Position): Undone['learned'] {
  const found = new Map<string, Undone['learned'][number]>()
  const add = (how: Undone['learned'][number]['how'], by: Side | null, count: number): void => {
    const key = `${how}/${by}`
    found.set(key, { how, by, count: (found.get(key)?.count ?? 0) + count })
  }
  for (const { after } of past)
    for (const { what, by, amount } of occurrencesFor(after.game, 'spectator', after.occurred)) {
      // One occurrence may draw several cards. Every other occurrence is about one card.
      if (isLearning(what)) add(what, by, what === 'drawn' ? amount : 1)
    }
  const search = searchAt(to)
  if (search !== undefined && search.number !== searchAt(from)?.number) add('searched', search.for, 1)
  return [...found.values()]
}

/** The question of a player who searches. Everybody sees that the player searches, but only they see what can be found. */
const searchAt = ({ game }: Position) => game.waiting.find(({ asks }) => asks === 'search')
