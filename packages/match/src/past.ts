import type { What } from '@paydata/engine'
import { learnedBy, occurrencesFor } from '@paydata/engine'
import type { Learning, TakeBack } from '@paydata/protocol'
import type { AnswerEntry, Entry } from './entries.ts'
import type { Position } from './position.ts'

type Side = 'corp' | 'runner'

/** An entry that still counts, with what it led from and to. */
export interface Past {
  readonly before: Position
  readonly entry: Entry
  readonly after: Position
}

/**
 * What counts after one more entry: a take-back is the end of all that it takes back, and nothing is taken back from before
 * the rules were changed.
 */
export function withEntry(past: readonly Past[], next: Past, most: number): readonly Past[] {
  const { entry, after } = next
  if (entry.kind === 'mended') return []
  if (entry.kind === 'takeBack') return past.filter(({ before }) => before.n < after.since)
  return [...past.slice(-most + 1), next]
}

/** The same where it matters only what can be gone back to: nobody goes back to between what standing orders passed. */
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

/** What who is asked for a take-back is told of it. */
type Undone = Pick<TakeBack, 'answers' | 'turns' | 'learned' | 'cards' | 'chance'>

/** What taking back a player's last answer takes back. */
export interface Recollection {
  /** The position to go back to. */
  readonly to: Position
  /** Nothing was learned since by anybody, and no chance was used. */
  readonly isHarmless: boolean
  /** It is harmless, and the opponent has not answered. */
  readonly isFree: boolean
  readonly undone: Undone
}

interface ByHand extends Past {
  readonly entry: AnswerEntry
}

const isByHand = (past: Past, sides: readonly Side[]): past is ByHand =>
  past.entry.kind === 'answer' && past.entry.how === 'player' && sides.includes(past.entry.by)

/** The newest answer that is remembered of those that these players gave by hand. */
export const lastByHand = (past: readonly Past[], sides: readonly Side[]): ByHand | undefined =>
  past.findLast((each): each is ByHand => isByHand(each, sides))

/** Null when the player has not answered anything that is remembered. */
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
  return { to: first.before, isHarmless, isFree: isHarmless && !isAnswered, undone }
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

/** Named here, as a page that runs a game loads no schemas. */
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

/** From what a spectator saw happen, so nothing of it is news to either player: also a search that is still on (CR 8.7.2). */
function waysIn(past: readonly Past[], from: Position, to: Position): Undone['learned'] {
  const found = new Map<string, Undone['learned'][number]>()
  const add = (how: Undone['learned'][number]['how'], by: Side | null, count: number): void => {
    const key = `${how}/${by}`
    found.set(key, { how, by, count: (found.get(key)?.count ?? 0) + count })
  }
  for (const { after } of past)
    for (const { what, by, amount } of occurrencesFor(after.game, 'spectator', after.occurred)) {
      // Cards are drawn several at once; anything else happens to one after the other.
      if (isLearning(what)) add(what, by, what === 'drawn' ? amount : 1)
    }
  const search = searchAt(to)
  if (search !== undefined && search.number !== searchAt(from)?.number) add('searched', search.for, 1)
  return [...found.values()]
}

/** What a player who searches is asked: that they are is seen by everybody, and what can be found by them alone. */
const searchAt = ({ game }: Position) => game.waiting.find(({ asks }) => asks === 'search')
