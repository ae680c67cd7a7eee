import type { ToTell } from '@paydata/match'
import { eye } from '@paydata/protocol'
import { seenFrom } from '../matches/missed.ts'
import { refusalOf } from '../refusing.ts'
import type { Conversation } from '../sockets/conversation.ts'
import { comeTo, goFrom, lookFrom } from '../sockets/presence.ts'
import { takenHere } from '../sockets/requests.ts'
import { leaveOneHere } from '../tables/leaving.ts'
import { tableOf } from '../tables/opening.ts'
import { inTurn } from '../tables/table.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import type { Callers } from './callers.ts'
import { Elsewhere } from './cluster.ts'
import type { Envelope, Versions, Wanted } from './envelopes.ts'
import { wanted } from './envelopes.ts'
import type { Wire } from './wire.ts'

/** While one server is replaced by the next, the next will soon have the game. */
const needsNewer = refusalOf('busy', {
  because: ['This needs a newer server than the one that has the game.'],
  again: 2,
})

/** Does for another process what has to be done where a game is. */
export async function answerAfar(
  world: World,
  wire: Wire,
  callers: Callers,
  { n, from, wanted: asked }: Extract<Envelope, { is: 'ask' }>,
): Promise<void> {
  const read = wanted.safeParse(asked)
  if (!read.success) {
    world.logger.warn({ from, why: read.error.message }, 'another process asks what is not understood')
    // Said at once: who hears nothing waits until it is sure that nobody answers.
    await wire.say(from, { is: 'refused', n, refusal: needsNewer })
    return
  }
  let given: unknown
  try {
    given = await done(world, callers, from, read.data)
  } catch (error) {
    // Whoever asked finds out where the game is now, and asks there.
    if (!(error instanceof Elsewhere))
      world.logger.error({ err: error, from }, 'another process asked in vain')
    await wire.say(from, { is: 'elsewhere', n })
    return
  }
  try {
    await wire.say(from, { is: 'answer', n, given })
  } catch (error) {
    // It is done, and would be no easier to tell another time.
    world.logger.error({ err: error, from, asked: read.data.do }, 'another process could not be answered')
    await wire.say(from, { is: 'refused', n, refusal: refusalOf('broken') })
  }
}

async function done(world: World, callers: Callers, from: string, asked: Wanted): Promise<unknown> {
  if (asked.do === 'remove') {
    await leaveOneHere(world, asked.game, asked.player)
    return {}
  }
  return callers.serve(from, asked.caller, async connection => {
    const conversation: Conversation = { world, connection }
    switch (asked.do) {
      case 'request':
        return takenHere(conversation, asked.name, asked.asked)
      case 'comeAgain':
        return { missed: await comeAgain(conversation, asked.game, asked.places, asked.have) }
      case 'goFrom':
        await goFrom(conversation, asked.game)
        return {}
    }
  })
}

/** The same for a connection of this process, which may have looked at the game here by itself already. */
export async function comeAgainHere(
  conversation: Conversation,
  game: string,
  from: readonly string[],
  have: Versions,
): Promise<readonly ToTell[] | null> {
  const table = await tableOf(conversation.world, game)
  return table.here.has(conversation.connection.id) ? [] : comeAgain(conversation, game, from, have)
}

/**
 * Who looked at a game before it changed hands looks at it again, from the same places. The result is what they missed
 * since the versions they have; null when what was seen cannot be gone on with.
 */
async function comeAgain(
  conversation: Conversation,
  game: string,
  from: readonly string[],
  have: Versions,
): Promise<readonly ToTell[] | null> {
  const { world } = conversation
  const table = await tableOf(world, game)
  await comeTo(conversation, table)
  return inTurn(table, async () => {
    const { match } = table
    const missed: ToTell[] = []
    for (const each of eye.options) {
      // What late spectators have seen by now depends on the moment they came.
      if (from.includes(places.late(game, each))) return null
      if (!from.includes(places.eye(game, each))) continue
      const version = have[each]
      if (match === null || version === undefined) return null
      const seen = seenFrom(match, each, version, world.now())
      if (seen.is === 'whole') return null
      await lookFrom(conversation, table, places.eye(game, each))
      missed.push(...seen.updates.map(update => ({ eye: each, update })))
    }
    return missed
  })
}
