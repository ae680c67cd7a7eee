import type { Kysely } from 'kysely'
import { z } from 'zod'
import { readJson } from './json.ts'

/** The tables as they were when this migration was written. */
type TablesThen = {
  games: { id: string; room: string }
  named: { player: string; game: string }
}

const person = z.object({ id: z.string() })
const seat = z.object({ who: person, level: z.string().nullable() }).nullable()
const roomThen = z.object({
  host: z.string(),
  seats: z.object({ corp: seat, runner: seat }),
  unseated: z.array(person).default([]),
})

/** Few, as the text of a room is long. */
const rowsAtOnce = 100

/** Fills the table `named` with the players that each room names. The migration can be run again. */
export async function fillNamed(any: Kysely<unknown>): Promise<void> {
  const db = any.withTables<TablesThen>()
  for (let after = ''; ; ) {
    const games = db.selectFrom('games').select(['id', 'room']).where('id', '>', after)
    const rows = await games.orderBy('id').limit(rowsAtOnce).execute()
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
    const found = rows.flatMap(({ id, room }) => namedIn(room).map(player => ({ player, game: id })))
    if (found.length === 0) continue
    const notes = db.insertInto('named').values(found)
    await notes.onConflict(same => same.columns(['player', 'game']).doNothing()).execute()
  }
}

/** The ids of the players that a room names. In a room that cannot be parsed, every text that looks like the id of a player. */
function namedIn(text: string): readonly string[] {
  const room = roomThen.safeParse(readJson(text))
  if (!room.success) return [...new Set(text.match(/(?<=")p[\w-]{12}(?=")/g))]
  const { host, seats, unseated } = room.data
  const people = [seats.corp, seats.runner].flatMap(each => (each?.level === null ? each.who : []))
  return [...new Set([host, ...[...people, ...unseated].map(({ id }) => id)])].filter(id => id !== 'gone')
}
