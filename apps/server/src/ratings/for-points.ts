import { createHmac } from 'node:crypto'
import { namedDeck, readyDecks } from '@paydata/decks'
import type { NoPoints, Result } from '@paydata/protocol'
import type { CompiledQuery } from 'kysely'
import type { Besides } from '../matches/log.ts'
import type { Room, Seat } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'

const keyOf = (identity: string, cards: readonly (readonly [string, number])[]): string =>
  JSON.stringify([identity, ...cards])

/** Decks that are there for everybody, whatever they are called. */
const ready: ReadonlySet<string> = new Set(
  readyDecks.map(({ name, identity, cards }) => keyOf(identity, namedDeck(name, identity, cards).cards)),
)

/** Whether a person plays a deck that is not their own. Computers have no others. */
const hasReadyDeck = ({ level, deck }: Seat): boolean =>
  level === null && deck !== null && ready.has(keyOf(deck.identity, deck.cards))

/** Says how it is noted from where somebody plays a game for points. */
export function notingAddress(
  store: Store,
  secret: string,
  { id: game, settings }: Room,
  player: string,
  from: string,
): Besides | null {
  if (settings.stakes === 'friendly') return null
  const address = createHmac('sha256', secret).update(`address/${from}`).digest('base64url')
  const noted = store.insertInto('game_addresses').values({ game, player, address })
  const again = noted.onConflict(same => same.columns(['game', 'player']).doUpdateSet({ address }))
  return { holds: [player], statements: [again.compile()] }
}

/** Says how it is noted that the second game of a match is played from where the first one was. */
export const notingSameAddresses = (store: Store, first: string, second: string): CompiledQuery =>
  store
    .insertInto('game_addresses')
    .columns(['game', 'player', 'address'])
    .expression(
      store
        .selectFrom('game_addresses')
        .select(of => [of.val(second).as('game'), 'player', 'address'])
        .where('game', '=', first),
    )
    .compile()

async function isOneAddress(store: Store, game: string): Promise<boolean> {
  const addresses = store.selectFrom('game_addresses').select('address').where('game', '=', game)
  const [one, other] = await addresses.execute()
  return one !== undefined && one.address === other?.address
}

/** In its second turn both players have played. */
const shortest = 2

async function whyNone(store: Store, { id, seats }: Room, turns: number): Promise<NoPoints | null> {
  const { corp, runner } = seats
  if (corp === null || runner === null) return null
  if (turns < shortest) return 'tooShort'
  if (hasReadyDeck(corp) || hasReadyDeck(runner)) return 'readyDeck'
  return corp.who.id === runner.who.id || (await isOneAddress(store, id)) ? 'oneself' : null
}

/** Says how it is noted that a game for points is over. What it means for ratings is worked out afterwards, in order. */
export async function notingForPoints(
  store: Store,
  room: Room,
  { winner }: Result,
  turns: number,
  now: number,
): Promise<readonly CompiledQuery[]> {
  const { id: game, settings, seats } = room
  if (settings.stakes === 'friendly' || seats.corp === null || seats.runner === null) return []
  const noted = store.insertInto('rated_games').values({
    game,
    n: null,
    at: now,
    format: settings.format,
    corp: seats.corp.who.id,
    runner: seats.runner.who.id,
    winner,
    why: await whyNone(store, room, turns),
    ...noRatings,
  })
  return [
    noted.onConflict(same => same.column('game').doNothing()).compile(),
    store.deleteFrom('game_addresses').where('game', '=', game).compile(),
  ]
}

/** What is noted of a game that gave no points, or not yet. */
export const noRatings = {
  corp_before: null,
  corp_after: null,
  corp_deviation: null,
  runner_before: null,
  runner_after: null,
  runner_deviation: null,
} as const
