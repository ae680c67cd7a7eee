import type { PlayerRecord, Tally } from '@paydata/protocol'
import { isBot } from '../ratings/who.ts'
import type { Side } from '../rooms/room.ts'
import { otherSide, sides } from '../rooms/room.ts'
import type { Tables } from '../store/tables.ts'

/** A finished game from the point of view of one of its players. */
interface Ended {
  readonly side: Side
  readonly identity: string
  readonly opponent: string
  readonly outcome: 'won' | 'drawn' | 'lost'
  readonly how: string
  readonly turns: number
  readonly seconds: number
}

const endedFor = (player: string, result: Tables['results']): readonly Ended[] =>
  sides
    .filter(side => result[side] === player)
    .map(side => ({
      side,
      identity: side === 'corp' ? result.corp_identity : result.runner_identity,
      opponent: result[otherSide(side)],
      outcome: result.winner === null ? 'drawn' : result.winner === side ? 'won' : 'lost',
      how: result.how,
      turns: result.turns,
      seconds: result.seconds,
    }))

/** A player's games against people and against bots. */
export function recordsOf(
  player: string,
  results: readonly Tables['results'][],
): { people: PlayerRecord; bots: PlayerRecord } {
  const all = results.flatMap(result => endedFor(player, result))
  return {
    people: recordIn(all.filter(({ opponent }) => !isBot(opponent))),
    bots: recordIn(all.filter(({ opponent }) => isBot(opponent))),
  }
}

const tallyOf = (games: readonly Ended[]): Tally => ({
  played: games.length,
  won: games.filter(({ outcome }) => outcome === 'won').length,
  drawn: games.filter(({ outcome }) => outcome === 'drawn').length,
})

function recordIn(games: readonly Ended[]): PlayerRecord {
  const of = (side: Side) => games.filter(game => game.side === side)
  const identities = new Map<string, Ended[]>()
  for (const game of games) {
    const same = identities.get(game.identity)
    if (same === undefined) identities.set(game.identity, [game])
    else same.push(game)
  }
  return {
    all: tallyOf(games),
    sides: { corp: tallyOf(of('corp')), runner: tallyOf(of('runner')) },
    identities: [...identities]
      .map(([identity, same]) => ({ identity, side: same[0]?.side ?? 'corp', ...tallyOf(same) }))
      .sort((a, b) => b.played - a.played || (a.identity < b.identity ? -1 : 1)),
    wonBy: countsOf(games.filter(({ outcome }) => outcome === 'won')),
    lostBy: countsOf(games.filter(({ outcome }) => outcome === 'lost')),
    turns: medianOf(games.map(({ turns }) => turns)),
    seconds: medianOf(games.map(({ seconds }) => seconds)),
  }
}

function countsOf(games: readonly Ended[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { how } of games) counts[how] = (counts[how] ?? 0) + 1
  return counts
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
