import type { DeckRecord } from '@paydata/protocol'
import { sql } from 'kysely'
import type { Besides } from '../matches/log.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

type Played = Pick<Tables['played_decks'], 'game' | 'player' | 'side'>

/** A deck that a player keeps, as it is now. */
export interface DeckAsItIs {
  readonly id: string
  readonly version: number
}

/** Says how it is noted which of their own decks a player has chosen for a game; null for another deck. */
export function notingChosen(store: Store, { game, player, side }: Played, deck: DeckAsItIs | null): Besides {
  const noted = store.deleteFrom('played_decks').where('game', '=', game).where('player', '=', player)
  const chosen = deck === null ? [] : [{ game, player, side, deck: deck.id, version: deck.version }]
  return {
    holds: [player],
    statements: [
      noted.compile(),
      ...chosen.map(values => store.insertInto('played_decks').values(values).compile()),
    ],
  }
}

export const neverPlayed: DeckRecord = { count: 0, won: 0, drawn: 0, last: null }

/** How many games of a side the records of decks are made from: the player's newest ones. */
const newest = 1000

const gamesAs = (store: Store, side: 'corp' | 'runner', player: string) =>
  store
    .selectFrom(
      store
        .selectFrom('results')
        .select(['game', 'winner', 'ended_at'])
        .where(side, '=', player)
        .orderBy('ended_at', 'desc')
        .limit(newest)
        .as('games'),
    )
    .innerJoin('played_decks', 'played_decks.game', 'games.game')
    .where('played_decks.player', '=', player)
    .where('played_decks.side', '=', side)
    .select(['played_decks.deck', 'played_decks.side', 'games.winner', 'games.ended_at'])

const records = (store: Store, player: string) =>
  store
    .selectFrom(
      gamesAs(store, 'corp', player)
        .unionAll(gamesAs(store, 'runner', player))
        .as('played'),
    )
    .select(({ fn }) => [
      'played.deck',
      fn.countAll().as('count'),
      sql<number>`sum(case when played.winner = played.side then 1 else 0 end)`.as('won'),
      sql<number>`sum(case when played.winner is null then 1 else 0 end)`.as('drawn'),
      fn.max('played.ended_at').as('last'),
    ])
    .groupBy('played.deck')

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
  const rows = await records(store, player).where('played.deck', 'in', decks).execute()
  return new Map(rows.map(row => [row.deck, recordOf(row)]))
}

/**
 * How the games of a player went with each of the decks with which one has ended since, those that were played with longest ago
 * first; and since when the others are to be asked for, if there are more.
 */
export async function recordsSince(store: Store, player: string, since: number, most: number) {
  const rows = await records(store, player)
    .having(({ fn }) => fn.max('played.ended_at'), '>=', since)
    .orderBy('last')
    .orderBy('played.deck')
    .limit(most + 1)
    .execute()
  const played = rows.slice(0, most).map(row => ({ deck: row.deck, ...recordOf(row) }))
  const last = played.at(-1)?.last ?? since
  // All that fit ended at the same moment.
  const next = last > since ? last : since + 1
  return { played, next: rows.length > most ? next : null }
}
