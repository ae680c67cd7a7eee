import { everyCard } from '@paydata/cards/catalogue'
import type { Store } from '../../src/store/open.ts'
import type { Text } from './worst.ts'
import { id, largestDeck, many, tagsOf } from './worst.ts'

const text: Text = length => 'x'.repeat(length)

const cardsOf = (side: 'corp' | 'runner') =>
  everyCard.filter(({ type, side: of }) => of === side && type !== 'identity')

/** A deck of real cards, as large as may be, which breaks every rule that the most cards can break. */
export const largestToPlay = {
  name: text(200),
  identity: everyCard.find(({ type, side }) => type === 'identity' && side === 'corp')?.id ?? '',
  cards: [...cardsOf('runner').slice(0, 50), ...cardsOf('corp').slice(0, 50)].map(
    ({ id: card }): [string, number] => [card, 99],
  ),
}
/** The id of that deck where it is kept. */
export const ofLargest = 'largest-to-play'

/**
 * Decks as large as may be, one of them with as many versions, and more small ones than most have: as an earlier server has
 * written them, from which this one has to read more than from its own.
 */
async function fillDecks(store: Store, player: string): Promise<void> {
  const large = JSON.stringify(largestDeck(text))
  const deck = (of: string, is: string) => ({
    player,
    id: of,
    deck: is,
    tags: JSON.stringify(tagsOf(text)),
    state: 'kept' as const,
    version: 50,
    created_at: 1,
    updated_at: 1,
  })
  const kept = JSON.stringify({ ...largestToPlay, format: 'standard' })
  await store.insertInto('decks').values(deck(ofLargest, kept)).execute()
  const small = JSON.stringify({ name: '', identity: '', cards: [], format: 'standard' })
  for (const each of [id, ...many(200, nth => `deck-number-${nth}`)])
    await store.insertInto('decks').values(deck(each, large)).execute()
  for (let from = 0; from < 1000; from += 500)
    await store
      .insertInto('decks')
      .values(many(500, nth => deck(`small-deck-${from + nth}`, small)))
      .execute()
  for (let version = 1; version <= 50; version++)
    await store.insertInto('deck_versions').values({ player, id, version, deck: large, at: 1 }).execute()
}

/** More games that are over than are counted, each with a deck of its own. */
async function fillResults(store: Store, player: string): Promise<void> {
  const result = (game: string, corp: string, runner: string, nth: number) => ({
    game,
    corp,
    runner,
    corp_identity: '',
    runner_identity: '',
    winner: 'corp' as const,
    how: 'agendas',
    turns: 10,
    seconds: 100,
    open: 'yes' as const,
    ended_at: nth,
  })
  for (let from = 0; from < 1500; from += 500) {
    const nths = many(500, nth => from + nth)
    const games = nths.flatMap(nth => [
      result(`${player}-corp-${nth}`, player, 'other', nth),
      result(`${player}-runner-${nth}`, 'other', player, nth),
    ])
    const played = games.map(({ game, corp }) => ({
      game,
      player,
      side: corp === player ? 'corp' : 'runner',
      deck: `deck-of-${game}`,
      version: 50,
    }))
    await store.insertInto('results').values(games).execute()
    await store.insertInto('played_decks').values(played).execute()
  }
}

/** More games for points than are told of, and more players in a season than fit its page. */
async function fillRatings(store: Store, player: string): Promise<void> {
  const numbers = { corp_before: 1500, corp_after: 1500, corp_deviation: 45 }
  const others = { runner_before: 1500, runner_after: 1500, runner_deviation: 45 }
  const begun = await store
    .selectFrom('rated_games')
    .select(({ fn }) => fn.countAll().as('count'))
    .execute()
  const first = Number(begun[0]?.count ?? 0)
  for (let from = 0; from < 1500; from += 500)
    await store
      .insertInto('rated_games')
      .values(
        many(500, nth => ({
          game: `${player}-corp-${from + nth}`,
          n: first + from + nth + 1,
          at: from + nth,
          format: 'startup',
          corp: player,
          runner: 'other',
          winner: 'corp' as const,
          why: null,
          ...numbers,
          ...others,
        })),
      )
      .execute()
  const sides = ['corp', 'runner']
  const formats = ['all', 'startup', 'standard', 'eternal', 'system-gateway', 'core']
  const known = { player, rating: 1500, deviation: 45, volatility: 0.09, games: 1500, at: 1 }
  await store
    .insertInto('ratings')
    .values(sides.flatMap(side => formats.map(format => ({ ...known, side, format }))))
    .execute()
  const players = many(300, nth => `${player}-rival-${nth}`)
  await store
    .insertInto('players')
    .values(
      players.map(id => ({
        id,
        name: 'x'.repeat(24),
        name_key: id,
        look_key: id,
        password: null,
        created_at: 1,
      })),
    )
    .execute()
  await store
    .insertInto('season_players')
    .values(players.map((id, nth) => ({ season: '2026-4', player: id, beaten: nth })))
    .execute()
}

/** All that a player may have at once, and more. */
export async function fill(store: Store, player: string): Promise<void> {
  await fillDecks(store, player)
  await fillResults(store, player)
  await fillRatings(store, player)
}
