import type { Asked, Given } from '@paydata/protocol'
import { playerWithId } from '../identity/players.ts'
import { waitFor } from '../limits/rates.ts'
import { bothBesides } from '../matches/log.ts'
import { mustMayPlayWith, othersMustMayPlay } from '../measures/standing.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { idFor } from '../rooms/making.ts'
import { newSeat } from '../rooms/room.ts'
import {
  challengeCalled,
  challengesOf,
  claimingChallenge,
  decksOf,
  declineChallenge,
  keepChallenge,
  tellChallenge,
  withdrawChallenge,
} from '../searches/challenges.ts'
import { mustTakeNewGames } from '../tables/beginning.ts'
import { makingRoom } from '../tables/room-record.ts'
import type { Conversation } from './conversation.ts'
import type { Seeking } from './searching.ts'
import { decksBrought, roomFor, somebody } from './searching.ts'

type Asking = Conversation<Seeking>

/** A challenge that this player may answer, or take back. */
async function challengeFor({ world }: Asking, id: string, of: 'from' | 'to', player: string) {
  const found = await challengeCalled(world.store, id, world.now())
  if (found[of].id !== player) throw new RefusedError('notAllowed')
  return found
}

/** Requests about challenges: what one player asks another to play. */
export const challengeRequests = {
  async challenge(conversation: Asking, asked: Asked<'challenge'>): Promise<Given<'challenge'>> {
    const { world, connection } = conversation
    const me = somebody(conversation)
    const { id: request, player, decks: _decks, ...wish } = asked
    if (player === me.id) throw new RefusedError('noSuchThing')
    notTooFast(waitFor(world.limits, 'searches', connection.data))
    if ((await playerWithId(world.store, player)) === undefined) throw new RefusedError('noSuchThing')
    await mustMayPlayWith(world.store, me.id, [player], asked.stakes, world.now())
    const id = idFor(world.secret, me.id, `challenge/${request}`)
    const decks = await decksBrought(conversation, asked)
    await keepChallenge(
      world.store,
      { ...wish, id, challenger: me.id, challenged: player, decks },
      world.now(),
    )
    const challenge = await challengeCalled(world.store, id, world.now())
    tellChallenge(world, challenge)
    return { challenge }
  },

  async challenges(conversation: Asking): Promise<Given<'challenges'>> {
    const { world, connection } = conversation
    const me = somebody(conversation)
    notTooFast(waitFor(world.limits, 'people', connection.data))
    return { challenges: await challengesOf(world.store, me.id, world.now()) }
  },

  async acceptChallenge(
    conversation: Asking,
    { challenge: id }: Asked<'acceptChallenge'>,
  ): Promise<Given<'acceptChallenge'>> {
    const { world, connection } = conversation
    const { store } = world
    const me = somebody(conversation)
    const found = await challengeFor(conversation, id, 'to', me.id)
    // Asked again after a lost acknowledgement.
    if (found.state === 'accepted') return { challenge: found }
    mustTakeNewGames(world)
    notTooFast(waitFor(world.limits, 'rooms', connection.data))
    await mustMayPlayWith(store, me.id, [found.from.id], found.stakes, world.now())
    await othersMustMayPlay(store, [found.from.id], found.stakes, world.now())
    const room = await roomFor(conversation, id, found.from, found, await decksOf(store, id))
    const side = room.seats.corp === null ? 'corp' : 'runner'
    const both = {
      ...room,
      settings: { ...room.settings, listed: 'private' as const },
      seats: { ...room.seats, [side]: newSeat(me) },
    }
    await world.log.append({
      ...{ game: id, rows: [], snapshot: null, fence: null },
      besides: bothBesides(makingRoom(store, both), claimingChallenge(store, id, id, world.now())),
    })
    const challenge = await challengeCalled(store, id, world.now())
    tellChallenge(world, challenge)
    return { challenge }
  },

  async declineChallenge(
    conversation: Asking,
    { challenge: id, why }: Asked<'declineChallenge'>,
  ): Promise<Given<'declineChallenge'>> {
    const { world } = conversation
    const me = somebody(conversation)
    notTooFast(world.limits('changes', me.id))
    await challengeFor(conversation, id, 'to', me.id)
    await declineChallenge(world.store, id, why, world.now())
    const challenge = await challengeCalled(world.store, id, world.now())
    tellChallenge(world, challenge)
    return { challenge }
  },

  async withdrawChallenge(
    conversation: Asking,
    { challenge: id }: Asked<'withdrawChallenge'>,
  ): Promise<Given<'withdrawChallenge'>> {
    const { world } = conversation
    const me = somebody(conversation)
    notTooFast(world.limits('changes', me.id))
    await challengeFor(conversation, id, 'from', me.id)
    await withdrawChallenge(world.store, id, world.now())
    const challenge = await challengeCalled(world.store, id, world.now())
    tellChallenge(world, challenge)
    return { challenge }
  },
}
