import type { ChatLine } from '@paydata/protocol'
import { channel, chatLine } from '@paydata/protocol'
import type { Kysely } from 'kysely'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

const newest = 200

/** What was said in a game, and which of its lines nobody can read any more. */
export interface Said {
  readonly lines: readonly ChatLine[]
  readonly damaged: readonly number[]
}

/** The newest lines of a game, as they were said; of each channel so many, whatever is said in the other. */
export async function linesOf(store: Store, game: string): Promise<Said> {
  const rows = (await Promise.all([...channel.options, null].map(of => newestIn(store, game, of)))).flat()
  const read = rows.map(({ n, line }) => ({ n, said: chatLine.safeParse(readJson(line)) }))
  const lines = read.flatMap(({ said }) => (said.success ? [said.data] : []))
  const damaged = read.flatMap(({ n, said }) => (said.success ? [] : [n]))
  return { lines: lines.sort((a, b) => a.n - b.n), damaged }
}

/** Of those of which it is not known where they were said, null. */
const newestIn = (store: Store, game: string, of: ChatLine['channel'] | null) =>
  store
    .selectFrom('chat')
    .select(['n', 'line'])
    .where('game', '=', game)
    .where('channel', of === null ? 'is' : '=', of)
    .orderBy('n', 'desc')
    .limit(newest)
    .execute()

/** The number of the next line: also those that cannot be read have one. */
export async function nextLine(store: Store, game: string): Promise<number> {
  const row = await store
    .selectFrom('chat')
    .select('n')
    .where('game', '=', game)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (row?.n ?? 0) + 1
}

export const keepLine = (store: Kysely<Tables>, game: string, line: ChatLine) =>
  store
    .insertInto('chat')
    .values({
      game,
      n: line.n,
      line: JSON.stringify(line),
      channel: line.channel,
      who: line.who.id,
      id: line.id,
    })
    .execute()

/** Null for a line that was never said, or that cannot be read. */
export async function lineSaid(store: Store, game: string, n: number): Promise<ChatLine | null> {
  const rows = store.selectFrom('chat').select('line').where('game', '=', game).where('n', '=', n)
  return lineIn(await rows.executeTakeFirst())
}

/** The same by what the player who said it called it. */
export async function lineCalled(
  store: Store,
  game: string,
  who: string,
  id: string,
): Promise<ChatLine | null> {
  const theirs = store.selectFrom('chat').select('line').where('who', '=', who).where('game', '=', game)
  return lineIn(await theirs.where('id', '=', id).executeTakeFirst())
}

function lineIn(row: Pick<Tables['chat'], 'line'> | undefined): ChatLine | null {
  const said = chatLine.safeParse(row === undefined ? null : readJson(row.line))
  return said.success ? said.data : null
}
