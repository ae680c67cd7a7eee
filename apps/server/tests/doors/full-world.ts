import { everyCard } from '@paydata/cards/catalogue'
import { keyOf } from '../../src/identity/players.ts'
import type { Store } from '../../src/store/open.ts'
import type { Text } from './worst.ts'
import { id, largestDeck, largestReport, many, moderator, tagsOf } from './worst.ts'

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
  const last = store.selectFrom('rated_games').select(({ fn }) => fn.max('n').as('n'))
  const first = (await last.executeTakeFirst())?.n ?? 0
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

/** More players who have muted this one than there will be at any table. */
async function fillMutes(store: Store, muted: string): Promise<void> {
  for (let from = 0; from < 5000; from += 500)
    await store
      .insertInto('mutes')
      .values(many(500, nth => ({ player: `deaf-${from + nth}`, muted })))
      .execute()
}

/** All but one of whom one can follow, and they all play; and all but one of the notes, each as long as may be. */
async function fillFollows(store: Store, player: string): Promise<void> {
  const followed = many(199, nth => `${player}-rival-${nth}`)
  await store
    .insertInto('follows')
    .values(followed.map(each => ({ player, followed: each })))
    .execute()
  await store
    .insertInto('present_now')
    .values(
      followed.map(each => ({
        ...{ process: 'full', player: each, does: 'playing' as const },
        ...{ game: `${each}-game`, until: Number.MAX_SAFE_INTEGER },
      })),
    )
    .execute()
  await store
    .insertInto('notes_about')
    .values(many(499, nth => ({ player, about: `${player}-rival-${nth}`, text: text(500) })))
    .execute()
}

/** More of each than is given at once of what is kept about a player. */
async function fillOwn(store: Store, player: string): Promise<void> {
  const decks = JSON.stringify({
    corp: { deck: { ...largestToPlay, problems: [] }, kept: null },
    runner: { deck: { ...largestToPlay, problems: [] }, kept: null },
  })
  const nths = many(200, nth => nth)
  const games = nths.map(nth => `${player}-said-${nth}`)
  const who = { id: player, name: text(24), kind: 'guest' as const }
  const line = { id, channel: 'players' as const, who, text: text(500), preset: null, at: 1 }
  await store
    .insertInto('chat')
    .values(
      games.map((game, n) => {
        const said = { ...line, n }
        return { game, n, id, who: player, channel: line.channel, line: JSON.stringify(said) }
      }),
    )
    .execute()
  const report = JSON.stringify({ is: 'line', line: { ...line, n: 1 }, text: text(500) })
  await store
    .insertInto('reports')
    .values(games.map(game => ({ id: `${player}-${game}`, game, player, report, created_at: 1 })))
    .execute()
  await store
    .insertInto('sessions')
    .values(nths.map(nth => ({ id: `${player}-${nth}`, player, created_at: 1, device: null, seen_at: 1 })))
    .execute()
  await store
    .insertInto('season_wins')
    .values(nths.map(nth => ({ season: '2026-4', player, loser: `${player}-rival-${nth}` })))
    .execute()
  await store
    .insertInto('searches')
    .values(
      nths.map(nth => ({
        ...{ game: `${player}-search-${nth}`, player, state: 'over' as const, side: 'either' },
        ...{ format: 'all', pace: 'normal', stakes: 'friendly', decks, address: null },
        ...{ corp_rating: 1500, runner_rating: 1500, clocked: '[]', since: nth, here_until: 1 },
        ...{ met: null, opponent: null, ended_at: nth },
      })),
    )
    .execute()
}

/** All that a player may have at once, and more. */
export async function fill(store: Store, player: string): Promise<void> {
  await fillDecks(store, player)
  await fillResults(store, player)
  await fillRatings(store, player)
  await fillMutes(store, player)
  await fillFollows(store, player)
  await fillOwn(store, player)
}

/** An operator among more people with roles than there are, who have done more than is told at once. */
export async function fillRoles(store: Store, operator: string): Promise<void> {
  const name_key = keyOf(moderator.name)
  await store
    .insertInto('players')
    .values({ ...moderator, name_key, look_key: null, password: 'scrypt', created_at: 1 })
    .execute()
  const given = { given_at: 1, given_by: operator }
  await store
    .insertInto('roles')
    .values([
      { player: operator, role: 'operator', ...given },
      ...many(300, nth => ({ player: `${operator}-rival-${nth}`, role: 'moderator', ...given })),
    ])
    .execute()
  await store
    .insertInto('audit')
    .values(
      many(200, nth => ({
        ...{ id: `${nth}`.padStart(15, '0'), at: nth, who: operator, has: 'operator' },
        ...{ deed: 'gaveRole', whom: `${operator}-rival-${nth}`, role: 'moderator' },
        ...{ measure: null, reason: null },
      })),
    )
    .execute()
}

/** More reports than wait anywhere, each of a line as long as may be, and as much done about a player as can be. */
export async function fillReports(
  store: Store,
  operator: string,
  player: string,
  game: string,
): Promise<void> {
  const who = { id: player, name: text(24), kind: 'claimed' }
  const line = { n: 3, id: text(20), channel: 'players', who, text: text(500), preset: null, at: 1 }
  const report = JSON.stringify({ is: 'line', line, text: text(500) })
  const hex = (nth: number) => nth.toString(16).padStart(12, '0')
  const settled = { settled_at: null, settled_by: null, measure: null }
  await store
    .insertInto('reports')
    .values(
      [largestReport, ...many(300, hex)].map((is, nth) => ({
        ...{ id: is, game, player, report, created_at: nth, about: player },
        ...settled,
      })),
    )
    .execute()
  const taken = (is: string, about: string, appeal: string | null) => ({
    ...{ id: is, player: about, kind: 'warn', reason: 'insults', taken_by: null, at: 1, until: null },
    ...{ seen_at: 1, appeal, appealed_at: 1, answer: null, lifted_at: null },
    answer_seen_at: null,
    waits_since: appeal === null ? null : 1,
  })
  await store
    .insertInto('measures')
    .values([
      taken(largestReport, player, text(500)),
      ...many(98, nth => taken(hex(nth), player, text(500))),
      taken('b'.repeat(12), operator, null),
      ...many(98, nth => taken(`c${hex(nth).slice(1)}`, operator, text(500))),
    ])
    .execute()
}
