import type { Asked, ChatLine, Given } from '@paydata/protocol'
import { chatLine } from '@paydata/protocol'
import { mustBeSomebody } from '../http/visit.ts'
import { notTooFast, Refuse } from '../refusing.ts'
import { sideOf, sides } from '../rooms/room.ts'
import type { Store } from '../store/open.ts'
import { tableOf } from '../tables/opening.ts'
import type { Table } from '../tables/table.ts'
import { inTurn } from '../tables/table.ts'
import { places } from '../world.ts'
import type { Conversation } from './conversation.ts'

const newest = 200

async function linesOf(store: Store, game: string): Promise<ChatLine[]> {
  const rows = await store
    .selectFrom('chat')
    .select('line')
    .where('game', '=', game)
    .orderBy('n', 'desc')
    .limit(newest)
    .execute()
  return rows.map(({ line }) => chatLine.parse(JSON.parse(line))).reverse()
}

const isPlayer = ({ connection }: Conversation, { room }: Table): boolean =>
  connection.data.me !== null && sideOf(room, connection.data.me.id) !== null

const playersAt = ({ room }: Table): string[] =>
  sides.flatMap(side => places.around(room.id, room.seats[side]?.who.id ?? 'nobody'))

/** Players do not read what spectators say: somebody may know more than they do. */
const mayRead = (conversation: Conversation, table: Table, { channel }: ChatLine): boolean =>
  channel === 'players' || !isPlayer(conversation, table) || table.room.state === 'over'

export const chatTakers = {
  async say(conversation: Conversation, { game, channel, text, id }: Asked<'say'>): Promise<Given<'say'>> {
    const { world, connection } = conversation
    const who = mustBeSomebody(connection.data)
    const table = await tableOf(world, game)
    if (isPlayer(conversation, table) !== (channel === 'players')) throw new Refuse('notAllowed')
    return inTurn(table, async () => {
      const lines = await linesOf(world.store, game)
      const before = lines.find(line => line.id === id && line.who.id === who.id)
      if (before !== undefined) return { line: before }
      notTooFast(world.limits('chat', who.id))
      const line = { n: (lines.at(-1)?.n ?? 0) + 1, id, channel, who, text, at: Date.now() }
      await world.store
        .insertInto('chat')
        .values({ game, n: line.n, line: JSON.stringify(line) })
        .execute()
      if (channel === 'players') world.tell(places.around(game, null), 'line', { game, line })
      else world.tell(places.spectators(game), 'line', { game, line }, playersAt(table))
      return { line }
    })
  },

  async chat(conversation: Conversation, { game }: Asked<'chat'>): Promise<Given<'chat'>> {
    const { world } = conversation
    const table = await tableOf(world, game)
    const lines = await linesOf(world.store, game)
    return { lines: lines.filter(line => mayRead(conversation, table, line)) }
  },
}
