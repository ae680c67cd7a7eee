import type { Asked, ChatLine, Given } from '@paydata/protocol'
import { keepLine, lineCalled, lineSaid, linesOf, nextLine } from '../chat/lines.ts'
import { changeMutes, mutedBy, mutersAmong } from '../chat/mutes.ts'
import { mustBeSomebody } from '../http/visit.ts'
import { holdPlayers } from '../identity/players.ts'
import { waitFor } from '../limits/rates.ts'
import { mustMaySpeak } from '../measures/standing.ts'
import { places } from '../places.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import type { Filing } from '../reports/filing.ts'
import { fileReport } from '../reports/filing.ts'
import { mayOverhear } from '../rooms/looking-on.ts'
import { sideOf, sides } from '../rooms/room.ts'
import type { Opening } from '../tables/opening.ts'
import { tableOf } from '../tables/opening.ts'
import { presenceAt } from '../tables/people.ts'
import { inTurn } from '../tables/queue.ts'
import type { Table } from '../tables/table.ts'
import type { Conversation } from './conversation.ts'

export type Chatting = Opening & Filing
type Asking = Conversation<Chatting>

const isPlayer = ({ connection }: Asking, { room }: Table): boolean =>
  connection.data.me !== null && sideOf(room, connection.data.me.id) !== null

const playersAt = ({ room }: Table): string[] =>
  sides.flatMap(side => places.around(room.id, room.seats[side]?.who.id ?? 'nobody'))

/** Players do not read what spectators say while the game is on: a spectator may know more than they do. */
const mayRead = (conversation: Asking, table: Table, { channel }: ChatLine): boolean =>
  isPlayer(conversation, table)
    ? channel === 'players' || table.room.state === 'over'
    : mayOverhear(table.room)

/** All lines that can be read. A damaged line is noted in the server's log once. */
async function linesAt(
  { store, logger }: Pick<Chatting, 'store' | 'logger'>,
  { id: game, damagedLines }: Table,
) {
  const { lines, damaged } = await linesOf(store, game)
  for (const n of damaged) {
    if (!damagedLines.has(n)) logger.error({ game, line: n }, 'could not read a line of the chat')
    damagedLines.add(n)
  }
  return lines
}

export const chatRequests = {
  async say(conversation: Asking, { game, channel, text, preset, id }: Asked<'say'>): Promise<Given<'say'>> {
    const { world, connection } = conversation
    const who = mustBeSomebody(connection.data)
    const table = await tableOf(world, game)
    if (isPlayer(conversation, table) !== (channel === 'players')) throw new RefusedError('notAllowed')
    if (channel === 'spectators' && !mayOverhear(table.room)) throw new RefusedError('notAllowed')
    if (channel === 'spectators' && table.room.hushed.length > 0)
      throw new RefusedError('notAllowed', { because: [{ code: 'quiet' }] })
    return inTurn(table, async () => {
      const before = await lineCalled(world.store, game, who.id, id)
      if (before !== null) return { line: before }
      notTooFast(world.limits('chat', who.id))
      await mustMaySpeak(world.store, who.id, world.now())
      // Many spectators who each say little may say too much together.
      if (channel === 'spectators') notTooFast(world.limits('spectators', game))
      const n = await nextLine(world.store, game)
      const line = { n, id, channel, who, text: text ?? '', preset, at: Date.now() }
      await world.store.transaction().execute(async transaction => {
        await holdPlayers(transaction, [who.id])
        await keepLine(transaction, game, line)
      })
      const here = [...presenceAt(table).players]
      const deaf = (await mutersAmong(world.store, here, who.id)).map(places.person)
      const heardAt = mayOverhear(table.room) ? [places.around(game, null)] : playersAt(table)
      if (channel === 'players') for (const place of heardAt) world.tell(place, 'line', { game, line }, deaf)
      else world.tell(places.spectators(game), 'line', { game, line }, [...playersAt(table), ...deaf])
      return { line }
    })
  },

  async chat(conversation: Asking, { game }: Asked<'chat'>): Promise<Given<'chat'>> {
    const { world, connection } = conversation
    const { me } = connection.data
    notTooFast(waitFor(world.limits, 'lines', connection.data))
    const table = await tableOf(world, game)
    const muted = new Set((me === null ? [] : await mutedBy(world.store, me.id)).map(({ id }) => id))
    const lines = await linesAt(world, table)
    return { lines: lines.filter(line => mayRead(conversation, table, line) && !muted.has(line.who.id)) }
  },

  async mute({ world, connection }: Asking, { player, mute }: Asked<'mute'>): Promise<Given<'mute'>> {
    const me = mustBeSomebody(connection.data)
    notTooFast(world.limits('mutes', me.id))
    return { muted: await changeMutes(world.store, me.id, player, mute) }
  },

  async muted({ world, connection }: Asking): Promise<Given<'muted'>> {
    return { muted: await mutedBy(world.store, mustBeSomebody(connection.data).id) }
  },

  async reportLine(conversation: Asking, asked: Asked<'reportLine'>): Promise<Given<'reportLine'>> {
    const { world, connection } = conversation
    const { game, n, text } = asked
    const me = mustBeSomebody(connection.data)
    const table = await tableOf(world, game)
    const line = await lineSaid(world.store, game, n)
    if (line === null || !mayRead(conversation, table, line)) throw new RefusedError('noSuchThing')
    return { report: await fileReport(world, me.id, game, asked.id, { is: 'line', line, text }) }
  },
}
