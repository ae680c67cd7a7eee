import { cardOf } from '@paydata/cards'
import type { FilmPart, ReplayFile, RouteAsked, RouteGiven } from '@paydata/protocol'
import { filmPartAddress, filmParts, toldIn } from '@paydata/protocol'
import type { Express } from 'express'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import type { Unread } from '../limits/unread.ts'
import { numbersOf } from '../matches/release.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { mayLookInto } from '../reports/queue.ts'
import { commitmentTo } from '../rooms/making.ts'
import { matchIn } from '../rooms/match-of-two.ts'
import type { Room, Seat } from '../rooms/room.ts'
import { otherSide, sideOf, sides } from '../rooms/room.ts'
import { keptPart, keptRow } from '../seen/keeping.ts'
import { packedToday, textOfPart } from '../seen/parts.ts'
import { format } from '../store/formats.ts'
import type { Tables } from '../store/tables.ts'
import type { Opening } from '../tables/opening.ts'
import { tableToRead } from '../tables/opening.ts'
import { readRoom } from '../tables/room-record.ts'
import type { Table } from '../tables/table.ts'
import { addressOf } from './origins.ts'
import { mustRead, sendTo } from './sending.ts'
import type { RequestTurns } from './turns.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

const newest = 100

/** A finished game, if the player who asks may see all of it. */
async function tableToReplay(world: Opening, game: string, me: Visit['me']): Promise<Table> {
  const table = await tableToRead(world, game)
  const { room } = table
  if (room.state !== 'over') throw new RefusedError('notReady')
  if (room.settings.replays === 'everybody' || (me !== null && sideOf(room, me.id) !== null)) return table
  if (me === null || !(await mayLookInto(world.store, me.id, game))) throw new RefusedError('notAllowed')
  return table
}

const isFilmPart = (part: string): part is FilmPart => Object.hasOwn(filmParts, part)

/** What is needed to send what is large to somebody. */
export type Filming = Opening & {
  readonly config: Pick<Config, 'TRUST_PROXY'>
  readonly limits: Limits
  readonly unread: Unread
  readonly sessions: Pick<Sessions, 'who'>
}

/** Sends a part of a finished game for its replay. It is sent compressed, as it is stored: to compress it again would take long. */
export function addFilm(app: Express, world: Filming, turnOf: RequestTurns): void {
  app.get(filmPartAddress(':game', ':part'), async (request, response) => {
    const { game, part } = request.params
    if (typeof game !== 'string' || typeof part !== 'string' || !isFilmPart(part))
      throw new RefusedError('noSuchThing')
    const address = addressOf(request, world.config)
    mustRead(world.unread, address)
    await turnOf(address)
    const me = await world.sessions.who(request.headers.cookie)
    notTooFast(waitFor(world.limits, 'films', { me, address }))
    await tableToReplay(world, game, me)
    const row = await keptRow(world, game, part)
    response.set('cache-control', 'no-store').vary('accept-encoding').type('json')
    const packed = request.acceptsEncodings('br') === 'br' ? packedToday(row, part) : null
    if (packed !== null) response.set('content-encoding', 'br')
    const given = packed === null ? await textOfPart(row, part) : Buffer.from(packed)
    sendTo(response, world.unread, address, given)
  })
}

/** The routes for a player's games and for replays. */
export const replayRoutes = {
  async myGames(world: Pick<Opening, 'store' | 'logger'>, visit: Visit): Promise<RouteGiven<'myGames'>> {
    const me = mustBeSomebody(visit)
    const games = world.store
      .selectFrom('games')
      .select(['games.id', 'games.room', 'games.format'])
      .where('games.format', '<=', format)
      .orderBy('games.updated_at', 'desc')
      .limit(newest)
    // The table `seats` names the players only after a game has begun. Rooms may name others besides their players: `playedIn` leaves
    // those games out.
    const open = games
      .innerJoin('named', 'named.game', 'games.id')
      .where('named.player', '=', me.id)
      .where('games.state', '=', 'open')
    const begun = games.innerJoin('seats', 'seats.game', 'games.id').where('seats.player', '=', me.id)
    const rows = [...(await open.execute()), ...(await begun.execute())]
    return { games: rows.flatMap(row => playedIn(world, row, me.id)) }
  },

  async matchOfGame(
    world: Opening & { readonly limits: Limits },
    visit: Visit,
    { game }: RouteAsked<'matchOfGame'>,
  ): Promise<RouteGiven<'matchOfGame'>> {
    notTooFast(waitFor(world.limits, 'ratings', visit))
    const games = world.store.selectFrom('games').select(['room', 'format']).where('id', '=', game)
    const row = await games.executeTakeFirst()
    if (row === undefined) throw new RefusedError('noSuchGame')
    const room = readRoom(row)
    const isPlayer = visit.me !== null && sideOf(room, visit.me.id) !== null
    if (!isPlayer && room.settings.replays !== 'everybody') throw new RefusedError('notAllowed')
    return { match: matchIn(room) }
  },

  async replay(
    world: Opening & { readonly limits: Limits },
    visit: Visit,
    { game }: RouteAsked<'replay'>,
  ): Promise<RouteGiven<'replay'>> {
    notTooFast(waitFor(world.limits, 'histories', visit))
    const table = await tableToReplay(world, game, visit.me)
    const { room } = table
    const { corp, runner } = room.seats
    const setup = table.end?.setup ?? table.match?.setup
    if (corp === null || runner === null || setup === undefined) throw new RefusedError('notReady')
    const course = await keptPart(world, game, 'course')
    const file: ReplayFile = {
      format: 'paydata game',
      version: 2,
      ...numbersOf(setup),
      bots: sides.filter(side => room.seats[side]?.level !== null),
      decks: { corp: deckNameFor(visit.me, corp), runner: deckNameFor(visit.me, runner) },
      setup: {
        edition: setup.edition ?? room.settings.edition,
        definitions: setup.definitions,
        ...(setup.sets !== undefined && { sets: [...setup.sets] }),
        ...(setup.winAt !== undefined && { winAt: setup.winAt }),
        seed: setup.seed,
        corp: { ...setup.corp, cards: [...setup.corp.cards] },
        runner: { ...setup.runner, cards: [...setup.runner.cards] },
      },
      answers: course.map(toldIn),
    }
    const shuffle = {
      commitment: commitmentTo(room.secret),
      secret: room.secret,
      corp: corp.chance ?? '',
      runner: runner.chance ?? '',
    }
    return {
      replay: { game, players: { corp: corp.who, runner: runner.who }, result: room.result, file, shuffle },
    }
  },
}

/** What a player calls a deck is their own affair: others are told its identity. Bots have no secrets. */
function deckNameFor(viewer: Visit['me'], { who, level, deck }: Seat): string {
  if (deck === null) return ''
  return level !== null || who.id === viewer?.id ? deck.name : (cardOf(deck.identity)?.title ?? '')
}

/** Leaves a damaged game out of the list of a player's games, so that the player still gets all others. */
function playedIn(
  { logger }: { readonly logger: Logger },
  { id, ...row }: Pick<Tables['games'], 'id' | 'room' | 'format'>,
  player: string,
): RouteGiven<'myGames'>['games'] {
  try {
    return asPlayed(readRoom(row), player)
  } catch (error) {
    logger.error({ game: id, err: error }, 'could not list a damaged game')
    return []
  }
}

function asPlayed(room: Room, player: string): RouteGiven<'myGames'>['games'] {
  const side = sideOf(room, player)
  if (side === null) return []
  const opponent = room.seats[otherSide(side)]?.who ?? null
  const { id: game, state, settings, result, since } = room
  const { title, edition } = settings
  return [{ game, title, state, edition, side, opponent, result, match: matchIn(room), since }]
}
