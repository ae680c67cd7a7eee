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
    }))
    await store.insertInto('results').values(games).execute()
    await store.insertInto('played_decks').values(played).execute()
  }
}

/** All that a player may have at once, and more. */
export async function fill(store: Store, player: string): Promise<void> {
  await fillDecks(store, player)
  await fillResults(store, player)
}
