import type { OwnRow } from '@paydata/protocol'
import { sql } from 'kysely'
import { mutedBy } from '../chat/mutes.ts'
import { followedBy } from '../friends/following.ts'
import { notesAfter } from '../friends/notes.ts'
import { personIfThere } from '../identity/players.ts'
import { blockedBy } from '../searches/blocks.ts'
import { challengesAfter } from '../searches/challenges.ts'
import type { DeckBrought } from '../searches/stored.ts'
import { decksBrought } from '../searches/stored.ts'
import { readJson } from '../store/json.ts'
import type { Page, Wanted } from './pages.ts'
import { keyIn, mostRows, numberIn, onlyPage, pageOf } from './pages.ts'

export async function ownRatings({ store, player }: Wanted): Promise<Page<OwnRow<'ratings'>>> {
  const rows = await store.selectFrom('ratings').selectAll().where('player', '=', player).execute()
  return onlyPage(rows.map(({ player: _, at, ...row }) => ({ ...row, at: Number(at) })))
}

export async function ownWins({ store, player, after }: Wanted): Promise<Page<OwnRow<'wins'>>> {
  const [season = '', loser = ''] = keyIn(after, 2)
  const rows = await store
    .selectFrom('season_wins')
    .leftJoin('players', 'players.id', 'season_wins.loser')
    .select(['season_wins.season', 'season_wins.loser', 'players.name', 'players.password'])
    .where('season_wins.player', '=', player)
    .where(sql<boolean>`(season_wins.season, season_wins.loser) > (${season}, ${loser})`)
    .orderBy('season_wins.season')
    .orderBy('season_wins.loser')
    .limit(mostRows + 1)
    .execute()
  return pageOf(
    rows,
    row => [row.season, row.loser],
    ({ season, loser: id, name, password }) => [{ season, over: personIfThere(id, name, password) }],
  )
}

/** Each holds two decks, which are large. */
const mostSearches = 5

export async function ownSearches({ store, player, after }: Wanted): Promise<Page<OwnRow<'searches'>>> {
  const [since, game = ''] = keyIn(after, 2)
  const rows = await store
    .selectFrom('searches')
    .selectAll()
    .where('player', '=', player)
    .where(sql<boolean>`(since, game) > (${numberIn(since)}, ${game})`)
    .orderBy('since')
    .orderBy('game')
    .limit(mostSearches + 1)
    .execute()
  return pageOf(
    rows,
    row => [row.since, row.game],
    row => {
      const decks = decksBrought.safeParse(readJson(row.decks))
      return [
        {
          ...{ game: row.game, state: row.state, side: row.side, format: row.format, pace: row.pace },
          ...{ stakes: row.stakes, since: Number(row.since), met: row.met },
          decks: {
            corp: deckIn(decks.success ? decks.data.corp : null),
            runner: deckIn(decks.success ? decks.data.runner : null),
          },
          endedAt: row.ended_at === null ? null : Number(row.ended_at),
          addressHash: row.address === null ? 'none' : 'kept',
        },
      ]
    },
    mostSearches,
  )
}

function deckIn(brought: DeckBrought | null): OwnRow<'searches'>['decks']['corp'] {
  if (brought === null) return null
  const { name, identity, cards } = brought.deck
  return { name, identity, cards: cards.map(([card, count]) => [card, count]) }
}

/** Challenges by the player and of them. With which decks the other came is not told. */
export async function ownChallenges({
  store,
  player,
  after,
  now,
}: Wanted): Promise<Page<OwnRow<'challenges'>>> {
  const [until, id = ''] = keyIn(after, 2)
  const found = await challengesAfter(store, player, { until: numberIn(until), id }, mostRows + 1, now)
  return pageOf(
    found,
    challenge => [challenge.until, challenge.id],
    challenge => [challenge],
  )
}

export const ownMuted = async ({ store, player }: Wanted): Promise<Page<OwnRow<'muted'>>> =>
  onlyPage(await mutedBy(store, player))

export const ownBlocked = async ({ store, player }: Wanted): Promise<Page<OwnRow<'blocked'>>> =>
  onlyPage(await blockedBy(store, player))

export const ownFollowed = async ({ store, player }: Wanted): Promise<Page<OwnRow<'followed'>>> =>
  onlyPage(await followedBy(store, player))

export async function ownNotes({ store, player, after }: Wanted): Promise<Page<OwnRow<'notesAbout'>>> {
  const [from = ''] = keyIn(after, 1)
  return pageOf(
    await notesAfter(store, player, from, mostRows + 1),
    ({ about }) => [about.id],
    row => [row],
  )
}
