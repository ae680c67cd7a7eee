import type { SeenOccurrence } from '@paydata/engine'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { Position, StoredEntry } from '@paydata/match'
import type { Counted, GameStatistics } from '@paydata/protocol'
import { counted } from '@paydata/protocol'
import type { Beginning } from '../matches/release.ts'
import type { Walked } from '../matches/restore.ts'

export type Numbers = Pick<
  GameStatistics,
  'score' | 'turns' | 'seconds' | 'decisions' | 'thinking' | 'counts' | 'identities'
>

/** Occurrences that count by their amount, as one may stand for several. */
const amounts: ReadonlySet<Counted> = new Set([
  'clicksSpent',
  'creditsGained',
  'creditsSpent',
  'drawn',
  'damageSuffered',
  'tagsTaken',
])
const isCounted = (what: string): what is Counted => counted.options.some(each => each === what)

/** The statistics of a game from its log. They count only what everybody at the table saw. */
export function numbersIn(
  setup: Beginning,
  positions: readonly Walked[],
  entries: readonly StoredEntry[],
): Numbers {
  const last = positions.at(-1)
  if (last === undefined) throw new Error('A game has a beginning.')
  const { corp, runner } = viewFor(last.game, 'spectator')
  const [first, end] = [entries[0]?.at ?? 0, entries.at(-1)?.at ?? 0]
  const decided = (side: 'corp' | 'runner'): number =>
    entries.filter(
      entry =>
        entry.kind === 'answer' && entry.by === side && (entry.how === 'player' || entry.how === 'bot'),
    ).length
  return {
    identities: { corp: setup.corp.identity, runner: setup.runner.identity },
    score: { corp: corp.score, runner: runner.score },
    turns: last.game.turn,
    seconds: (end - first) / 1000,
    decisions: { corp: decided('corp'), runner: decided('runner') },
    thinking: thinkingIn(positions),
    counts: countsIn(shownIn(counting(positions))),
  }
}

/** Positions that were not taken back. */
function counting(positions: readonly Position[]): readonly Position[] {
  let left: Position[] = []
  for (const position of positions) {
    // After a take-back the game stands where it stood after entry `since`.
    if (position.since < position.n) left = left.filter(({ n }) => n <= position.since)
    else left.push(position)
  }
  return left
}

function thinkingIn(positions: readonly Walked[]): Numbers['thinking'] {
  const thinking = { corp: 0, runner: 0 }
  positions.forEach(({ entry }, i) => {
    const before = positions[i - 1]
    if (entry === null || before?.entry == null) return
    for (const { for: side } of before.game.waiting) thinking[side] += (entry.at - before.entry.at) / 1000
  })
  return thinking
}

const shownIn = (positions: readonly Position[]): readonly SeenOccurrence[] =>
  positions.flatMap(({ game, occurred }) => occurrencesFor(game, 'spectator', occurred))

function countsIn(shown: readonly SeenOccurrence[]): Numbers['counts'] {
  const counts: Partial<Record<Counted, { corp: number; runner: number }>> = {}
  for (const { what, by, amount } of shown) {
    if (by === null || !isCounted(what)) continue
    const count = counts[what] ?? { corp: 0, runner: 0 }
    count[by] += amounts.has(what) ? amount : 1
    counts[what] = count
  }
  return counts
}
