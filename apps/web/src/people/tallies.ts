import type { MyResult, Tally } from '@paydata/protocol'

/** How some games went. */
export const tallyOf = (games: readonly MyResult[]): Tally => ({
  played: games.length,
  won: games.filter(({ outcome }) => outcome === 'won').length,
  drawn: games.filter(({ outcome }) => outcome === 'drawn').length,
})

export const lostIn = ({ played, won, drawn }: Tally): number => played - won - drawn

/** Won games in a hundred; draws count half. */
export const shareWon = ({ played, won, drawn }: Tally): number =>
  played === 0 ? 0 : Math.round((100 * (won + drawn / 2)) / played)

export interface Group<Key> {
  readonly key: Key
  readonly tally: Tally
}

/** Games that have the same in common, those first of which there are most. */
export function grouped<Key>(
  games: readonly MyResult[],
  keyOf: (game: MyResult) => Key,
): readonly Group<Key>[] {
  const groups = new Map<string, { key: Key; games: MyResult[] }>()
  for (const game of games) {
    const key = keyOf(game)
    const name = JSON.stringify(key)
    const group = groups.get(name) ?? { key, games: [] }
    groups.set(name, group)
    group.games.push(game)
  }
  return [...groups.values()]
    .map(({ key, games: same }) => ({ key, tally: tallyOf(same) }))
    .sort((a, b) => b.tally.played - a.tally.played)
}

const turnsInStep = 5

/** Games by how many turns they took, five by five from the shortest to the longest. */
export const byLength = (games: readonly MyResult[]): readonly Group<{ from: number; to: number }>[] =>
  grouped(games, ({ turns }) => {
    const from = Math.floor(turns / turnsInStep) * turnsInStep
    return { from, to: from + turnsInStep - 1 }
  }).toSorted((a, b) => a.key.from - b.key.from)

/** What a deck has more of each card than another. */
export function moreIn(
  one: readonly (readonly [card: string, count: number])[],
  other: readonly (readonly [card: string, count: number])[],
): readonly (readonly [card: string, count: number])[] {
  const there = new Map(other)
  return one.flatMap(([card, count]) => {
    const more = count - (there.get(card) ?? 0)
    return more > 0 ? [[card, more] as const] : []
  })
}
