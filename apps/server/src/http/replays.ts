import type { ReplayFile, RouteAsked, RouteGiven } from '@paydata/protocol'
import { waitFor } from '../limits/rates.ts'
import { notTooFast, Refuse } from '../refusing.ts'
import { commitmentTo } from '../rooms/making.ts'
import type { Room } from '../rooms/room.ts'
import { otherSide, sideOf, sides } from '../rooms/room.ts'
import { keptPart } from '../seen/keeping.ts'
import type { Part } from '../seen/parts.ts'
import { format } from '../store/formats.ts'
import type { Tables } from '../store/tables.ts'
import { tableToRead } from '../tables/opening.ts'
import { readRoom } from '../tables/room-record.ts'
import type { World } from '../world.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

const newest = 100

/** Games that were played. */
export const replayRoutes = {
  async myGames(world: World, visit: Visit): Promise<RouteGiven<'myGames'>> {
    const me = mustBeSomebody(visit)
    const games = world.store
      .selectFrom('games')
      .select(['games.id', 'games.room', 'games.format'])
      .where('games.format', '<=', format)
      .orderBy('games.updated_at', 'desc')
      .limit(newest)
    // Who plays what is noted when a game begins; before that it stands in its room, where others may have written it too.
    const open = games.where('games.state', '=', 'open').where('games.room', 'like', `%${me.id}%`)
    const begun = games.innerJoin('seats', 'seats.game', 'games.id').where('seats.player', '=', me.id)
    const rows = [...(await open.execute()), ...(await begun.execute())]
    return { games: rows.flatMap(row => playedIn(world, row, me.id)) }
  },

  async replay(world: World, visit: Visit, { game }: RouteAsked<'replay'>): Promise<RouteGiven<'replay'>> {
    notTooFast(waitFor(world.limits, 'histories', visit))
    const { me } = visit
    const table = await tableToRead(world, game)
    const { room } = table
    if (room.state !== 'over') throw new Refuse('notReady')
    const isPlayer = me !== null && sideOf(room, me.id) !== null
    if (!isPlayer && room.settings.replays !== 'everybody') throw new Refuse('notAllowed')
    const { corp, runner } = room.seats
    const setup = table.end?.setup ?? table.match?.setup
    if (corp === null || runner === null || setup === undefined) throw new Refuse('notReady')
    const course = await keptPart(world, game, 'course')
    const file: ReplayFile = {
      format: 'paydata game',
      version: 1,
      bots: sides.filter(side => room.seats[side]?.level !== null),
      decks: { corp: corp.deck?.name ?? '', runner: runner.deck?.name ?? '' },
      setup: {
        edition: setup.edition ?? room.settings.edition,
        definitions: setup.definitions,
        ...(setup.sets !== undefined && { sets: [...setup.sets] }),
        seed: setup.seed,
        corp: { ...setup.corp, cards: [...setup.corp.cards] },
        runner: { ...setup.runner, cards: [...setup.runner.cards] },
      },
      answers: course.map(answerIn),
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

/** An answer as a file of a game tells it. */
function answerIn({ by, reply, automatic, because }: Part<'course'>[number]): ReplayFile['answers'][number] {
  if (by === 'both') return { by, reply: null, automatic }
  return { by, reply, automatic, ...(because !== undefined && { because }) }
}

/** A game that is damaged is missing among those of its players, and nothing else is. */
function playedIn(
  { logger }: World,
  { id, ...row }: Pick<Tables['games'], 'id' | 'room' | 'format'>,
  player: string,
): RouteGiven<'myGames'>['games'] {
  try {
    return asPlayed(readRoom(row), player)
  } catch (error) {
    logger.error({ game: id, err: error }, 'a game is damaged')
    return []
  }
}

function asPlayed(room: Room, player: string): RouteGiven<'myGames'>['games'] {
  const side = sideOf(room, player)
  if (side === null) return []
  const opponent = room.seats[otherSide(side)]?.who ?? null
  const { id: game, state, settings, result, since } = room
  return [{ game, title: settings.title, state, side, opponent, result, since }]
}
