import { refusedFor } from '@paydata/engine'
import { leftInDeck } from '@paydata/engine/worlds'
import { fullClock } from '@paydata/match'
import type { Asked, Eye, Given } from '@paydata/protocol'
import { wire } from '@paydata/protocol'
import { mustBeSomebody } from '../http/visit.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { historyFrom, historyOf } from '../matches/history.ts'
import { seenFrom } from '../matches/missed.ts'
import { walk, wholeLog } from '../matches/restore.ts'
import type { Metrics } from '../metrics.ts'
import { places } from '../places.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { mayLookOn } from '../rooms/looking-on.ts'
import { sideOf } from '../rooms/room.ts'
import { seenAtEnd } from '../seen/ending.ts'
import { keptPart } from '../seen/keeping.ts'
import { matchAt, seatAt } from '../tables/checks.ts'
import { claimVictory } from '../tables/claims.ts'
import { answerDrawWish } from '../tables/draws.ts'
import type { LogReading } from '../tables/lateness.ts'
import { lateViewOf } from '../tables/lateness.ts'
import { beginMacro, offerMacros, tellIcePrices } from '../tables/macros.ts'
import { tableOf } from '../tables/opening.ts'
import { inTurn } from '../tables/queue.ts'
import { takeConcession, takeReply } from '../tables/replies.ts'
import type { Table } from '../tables/table.ts'
import { answerTakeBack, takeBack } from '../tables/take-backs.ts'
import type { Finding } from '../threads/finding.ts'
import type { Conversation } from './conversation.ts'
import type { Visiting } from './presence.ts'
import { enterTable, watchFrom } from './presence.ts'

export type Gaming = Visiting['world'] &
  LogReading &
  Finding & { readonly limits: Limits; readonly metrics: Pick<Metrics, 'replies'> }
type Asking = Conversation<Gaming>

/** The delay in seconds with which a connection may look through the eyes of the players; null if it may not. */
function latenessOf({ connection }: Asking, { room }: Table, wanted: Eye | null): number | null {
  const { me } = connection.data
  const { spectators } = room.settings
  const isPlayer = me !== null && sideOf(room, me.id) !== null
  const wantsHand = wanted === 'corp' || wanted === 'runner'
  return wantsHand && !isPlayer && spectators.see === 'hands' ? spectators.delay : null
}

/** The eye a connection may look through: players their own side's, others the public's where that was agreed. */
function eyeOf({ connection }: Asking, { room }: Table, wanted: Eye | null): Eye {
  const { me } = connection.data
  const side = me === null ? null : sideOf(room, me.id)
  const own = side ?? 'spectator'
  const eye = wanted ?? own
  if (eye !== own) throw new RefusedError('notAllowed')
  if (eye === 'spectator' && !mayLookOn(room)) throw new RefusedError('notAllowed')
  return eye
}

/** Requests about a game that is on. */
export const gameRequests = {
  async watch(conversation: Asking, asked: Asked<'watch'>): Promise<Given<'watch'>> {
    const { world, connection } = conversation
    notTooFast(waitFor(world.limits, 'watch', connection.data))
    const table = await tableOf(world, asked.game)
    await enterTable(conversation, table)
    return inTurn(table, async () => {
      const lateness = latenessOf(conversation, table, asked.eye)
      const { end } = table
      if (end !== null && (lateness === null || world.now() >= end.at + lateness * 1000)) {
        const eye =
          lateness !== null && asked.eye !== null ? asked.eye : eyeOf(conversation, table, asked.eye)
        return { wire, seen: [await seenAtEnd(world, table.id, end, eye, asked.have)] }
      }
      const match = matchAt(table)
      if (lateness !== null && asked.eye !== null) {
        const late = await lateViewOf(world, table, match, lateness)
        await watchFrom(conversation, table, places.late(table.id, asked.eye))
        return { wire, seen: [seenFrom(late, asked.eye, asked.have, world.now() - late.delay)] }
      }
      const eye = eyeOf(conversation, table, asked.eye)
      await watchFrom(conversation, table, places.eye(table.id, eye))
      return { wire, seen: [seenFrom(match, eye, asked.have, world.now())] }
    })
  },

  async reply({ world, connection }: Asking, asked: Asked<'reply'>) {
    const me = mustBeSomebody(connection.data)
    const ended = world.metrics.replies.startTimer()
    const version = await takeReply(world, await tableOf(world, asked.game), me.id, asked)
    ended()
    return { version }
  },

  async whyNot(conversation: Asking, { game }: Asked<'whyNot'>): Promise<Given<'whyNot'>> {
    const { world, connection } = conversation
    notTooFast(waitFor(world.limits, 'whyNot', connection.data))
    const table = await tableOf(world, game)
    return inTurn(table, async () => {
      const { position } = matchAt(table)
      const unavailable = refusedFor(position.game, eyeOf(conversation, table, null))
      return { version: position.n, unavailable: [...unavailable] }
    })
  },

  async deckLeft({ world, connection }: Asking, { game }: Asked<'deckLeft'>) {
    const me = mustBeSomebody(connection.data)
    notTooFast(waitFor(world.limits, 'whyNot', connection.data))
    const table = await tableOf(world, game)
    return inTurn(table, async () => {
      const { position } = matchAt(table)
      return { version: position.n, cards: [...leftInDeck(position.game, seatAt(table, me.id))] }
    })
  },

  async concede({ world, connection }: Asking, { game }: Asked<'concede'>) {
    const me = mustBeSomebody(connection.data)
    return { version: await takeConcession(world, await tableOf(world, game), me.id) }
  },

  async macros({ world, connection }: Asking, { game }: Asked<'macros'>) {
    const me = mustBeSomebody(connection.data)
    return offerMacros(world, await tableOf(world, game), me.id)
  },

  async macro({ world, connection }: Asking, asked: Asked<'macro'>) {
    const me = mustBeSomebody(connection.data)
    return beginMacro(world, await tableOf(world, asked.game), me.id, asked)
  },

  async icePrices({ world, connection }: Asking, { game }: Asked<'icePrices'>) {
    const me = mustBeSomebody(connection.data)
    return tellIcePrices(world, await tableOf(world, game), me.id)
  },

  async draw({ world, connection }: Asking, { game, wants }: Asked<'draw'>) {
    const me = mustBeSomebody(connection.data)
    return answerDrawWish(world, await tableOf(world, game), me.id, wants)
  },

  async claim({ world, connection }: Asking, { game }: Asked<'claim'>) {
    const me = mustBeSomebody(connection.data)
    return { version: await claimVictory(world, await tableOf(world, game), me.id) }
  },

  async history(conversation: Asking, { game }: Asked<'history'>): Promise<Given<'history'>> {
    const { world, connection } = conversation
    const table = await tableOf(world, game)
    notTooFast(waitFor(world.limits, 'histories', connection.data))
    const eye = eyeOf(conversation, table, null)
    if (table.room.state === 'over') {
      const track = await keptPart(world, game, eye)
      return world.replays.histories(`${game}/${eye}/over`, () =>
        historyFrom(track, eye, world.replays.slowly),
      )
    }
    const { setup, position } = matchAt(table)
    const left = fullClock(table.room.settings)
    return world.replays.histories(`${game}/${eye}/${position.n}`, async () => {
      const entries = await wholeLog(world.store, game, setup)
      // Entries that are being written at this moment have not been shown to anybody yet.
      return historyOf(walk(setup, left, entries.slice(0, position.n)), eye, world.replays.slowly)
    })
  },

  async takeBack({ world, connection }: Asking, asked: Asked<'takeBack'>) {
    const me = mustBeSomebody(connection.data)
    return takeBack(world, await tableOf(world, asked.game), me.id, asked)
  },

  async allowTakeBack({ world, connection }: Asking, asked: Asked<'allowTakeBack'>) {
    const me = mustBeSomebody(connection.data)
    return answerTakeBack(world, await tableOf(world, asked.game), me.id, asked)
  },
}
