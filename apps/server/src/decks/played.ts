import type { DeckRecord } from '@paydata/protocol'
import { sql } from 'kysely'
import type { Besides } from '../matches/log.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

type Played = Pick<Tables['played_decks'], 'game' | 'player' | 'side'>

/** Says how it is noted which of their own decks a player has chosen for a game; null for another deck. */
export function notingChosen(store: Store, { game, player, side }: Played, deck: string | null): Besides {
  const noted = store.deleteFrom('played_decks').where('game', '=', game).where('player', '=', player)
  const chosen = deck === null ? [] : [{ game, player, side, deck }]
  return {
    holds: [player],
    statements: [
      noted.compile(),
      ...chosen.map(values => store.insertInto('played_decks').values(values).compile()),
    ],
  }
}

export const neverPlayed: DeckRecord = { count: 0, won: 0, drawn: 0, last: null }

const records = (store: Store, player: string) =>
  store
    .selectFrom('played_decks')
    .innerJoin('results', 'results.game', 'played_decks.game')
    .select(({ fn }) => [
      'played_decks.deck',
      fn.countAll().as('count'),
      sql<number>`sum(case when results.winner = played_decks.side then 1 else 0 end)`.as('won'),
      sql<number>`sum(case when results.winner is null then 1 else 0 end)`.as('drawn'),
      fn.max('results.ended_at').as('last'),
    ])
    .where('played_decks.player', '=', player)
    .groupBy('played_decks.deck')

type Row = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number]

/** A database gives numbers as it likes to. */
const recordOf = ({ count, won, drawn, last }: Row): DeckRecord => ({
  count: Number(count),
  won: Number(won),
  drawn: Number(drawn),
  last: Number(last),
})

/** How the games of a player went with each of some decks. */
export async function recordsWith(
  store: Store,
  player: string,
  decks: readonly string[],
): Promise<ReadonlyMap<string, DeckRecord>> {
  if (decks.length === 0) return new Map()
  const rows = await records(store, player).where('played_decks.deck', 'in', decks).execute()
  return new Map(rows.map(row => [row.deck, recordOf(row)]))
}

/** How the games of a player went with each of the decks with which one has ended since. */
export async function recordsSince(store: Store, player: string, since: number) {
  const rows = await records(store, player)
    .having(({ fn }) => fn.max('results.ended_at'), '>=', since)
    .execute()
  return rows.map(row => ({ deck: row.deck, ...recordOf(row) }))
}
