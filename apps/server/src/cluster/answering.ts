import type { ToTell } from '@paydata/match'
import { eye } from '@paydata/protocol'
import { seenFrom } from '../matches/missed.ts'
import { places } from '../places.ts'
import { refused } from '../refusing.ts'
import { owesHere } from '../searches/owed.ts'
import type { Conversation } from '../sockets/conversation.ts'
import type { Visiting } from '../sockets/presence.ts'
import { enterTable, leaveTable, watchFrom } from '../sockets/presence.ts'
import type { Serving } from '../sockets/requests.ts'
import { answerForwarded } from '../sockets/requests.ts'
import { noteHolidayHere } from '../tables/holidays.ts'
import { leaveGameHere } from '../tables/leaving.ts'
import { tableOf } from '../tables/opening.ts'
import { inTurn } from '../tables/queue.ts'
import type { Callers } from './callers.ts'
import { Elsewhere } from './cluster.ts'
import type { Envelope, Versions, Wanted } from './envelopes.ts'
import { wanted } from './envelopes.ts'
import type { Sending } from './wire.ts'

/** The refusal to a request that only a newer server can read. It says to try again, as newer servers are replacing the old ones. */
const needsNewer = refused('busy', {
  because: [{ code: 'needsNewerServer' }],
  again: 2,
})

/** Does what another process asks of the owner of a game. */
export async function answerOtherProcess(
  world: Serving,
  wire: Sending,
  callers: Callers,
  { n, from, wanted: asked }: Extract<Envelope, { is: 'ask' }>,
): Promise<void> {
  const read = wanted.safeParse(asked)
  if (!read.success) {
    world.logger.warn({ from, why: read.error.message }, 'could not read what another process asks')
    // Without an answer the other process would wait until its request times out.
    await wire.send(from, { is: 'refused', n, refusal: needsNewer })
    return
  }
  let given: unknown
  try {
    given = await perform(world, callers, from, read.data)
  } catch (error) {
    // The process that asked finds out which one has the game now, and asks that one.
    if (!(error instanceof Elsewhere))
      world.logger.error({ err: error, from, asked: read.data.do }, 'could not do what another process asked')
    await wire.send(from, { is: 'elsewhere', n })
    return
  }
  try {
    await wire.send(from, { is: 'answer', n, given })
  } catch (error) {
    // What was asked has been done, so the other process must not ask again: only the answer cannot be sent.
    world.logger.error(
      { err: error, from, asked: read.data.do },
      'could not send an answer to another process',
    )
    await wire.send(from, { is: 'refused', n, refusal: refused('broken') })
  }
}

async function perform(world: Serving, callers: Callers, from: string, asked: Wanted): Promise<unknown> {
  if (asked.do === 'remove') {
    await leaveGameHere(world, asked.game, asked.player)
    return {}
  }
  if (asked.do === 'holiday') {
    await noteHolidayHere(world, asked.game, asked.player, asked.until)
    return {}
  }
  if (asked.do === 'owes') return owesHere(world, asked.game, asked.player)
  return callers.serve(from, asked.caller, async connection => {
    const conversation: Conversation<Serving> = { world, connection }
    switch (asked.do) {
      case 'request':
        return answerForwarded(conversation, asked.name, asked.asked)
      case 'comeAgain':
        return { missed: await resumeVisitor(conversation, asked.game, asked.places, asked.have) }
      case 'goFrom':
        await leaveTable(conversation, asked.game)
        return {}
    }
  })
}

/** The same for a connection of this process, which may watch the game here already. */
export async function resumeVisitorHere(
  conversation: Visiting,
  game: string,
  from: readonly string[],
  have: Versions,
): Promise<readonly ToTell[] | null> {
  const table = await tableOf(conversation.world, game)
  return table.people.has(conversation.connection.id) ? [] : resumeVisitor(conversation, game, from, have)
}

/**
 * Lets somebody who watched a game before it changed hands watch it again, from the same places. The result is what they
 * missed since the versions they have; null when they have to begin with a whole view.
 */
async function resumeVisitor(
  conversation: Visiting,
  game: string,
  from: readonly string[],
  have: Versions,
): Promise<readonly ToTell[] | null> {
  const { world } = conversation
  const table = await tableOf(world, game)
  await enterTable(conversation, table)
  return inTurn(table, async () => {
    const { match } = table
    const missed: ToTell[] = []
    for (const each of eye.options) {
      // What late spectators have seen depends on the moment at which they came.
      if (from.includes(places.late(game, each))) return null
      if (!from.includes(places.eye(game, each))) continue
      const version = have[each]
      if (match === null || version === undefined) return null
      const seen = seenFrom(match, each, version, world.now())
      if (seen.is === 'whole') return null
      await watchFrom(conversation, table, places.eye(game, each))
      missed.push(...seen.updates.map(update => ({ eye: each, update })))
    }
    return missed
  })
}
