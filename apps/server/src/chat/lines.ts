import type { ChatLine } from '@paydata/protocol'
import { channel, chatLine } from '@paydata/protocol'
import type { Kysely } from 'kysely'
import { gone } from '../identity/players.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

const newest = 200

/** The chat lines of a game, and the numbers of its damaged lines. */
export interface Said {
  readonly lines: readonly ChatLine[]
  readonly damaged: readonly number[]
}

/** The newest lines of a game, in order. Each channel has a limit of its own, so that no channel pushes out lines of the other. */
export async function linesOf(store: Store, game: string): Promise<Said> {
  const rows = (await Promise.all([...channel.options, null].map(of => newestIn(store, game, of)))).flat()
  const read = rows.map(({ n, line }) => ({ n, said: chatLine.safeParse(readJson(line)) }))
  const lines = read.flatMap(({ said }) => (said.success && !isErased(said.data) ? [said.data] : []))
  const damaged = read.flatMap(({ n, said }) => (said.success ? [] : [n]))
  return { lines: lines.sort((a, b) => a.n - b.n), damaged }
}

/** A line of a player who was deleted, without what it said. It stays for its number alone, as numbers are never given twice. */
export const erased = (line: ChatLine): ChatLine => ({ ...line, who: gone, text: '', preset: null })
const isErased = ({ text, preset }: ChatLine): boolean => text === '' && preset === null

/** The newest lines of a channel; for null, lines of older servers whose channel is not known. */
const newestIn = (store: Store, game: string, of: ChatLine['channel'] | null) =>
  store
    .selectFrom('chat')
    .select(['n', 'line'])
    .where('game', '=', game)
    .where('channel', of === null ? 'is' : '=', of)
    .orderBy('n', 'desc')
    .limit(newest)
    .execute()

/** The number of the next line. Damaged lines have numbers too. */
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

/** The line with this number; null if there is none, if it is damaged, or if its player was deleted. */
export async function lineSaid(store: Store, game: string, n: number): Promise<ChatLine | null> {
  const rows = store.selectFrom('chat').select('line').where('game', '=', game).where('n', '=', n)
  return lineIn(await rows.executeTakeFirst())
}

/** The line of a player by the id of the request that sent it; null if there is none, or if it is damaged. */
export async function lineCalled(
  store: Store,
  game: string,
  who: string,
  id: string,
): Promise<ChatLine | null> {
  const theirs = store.selectFrom('chat').select('line').where('who', '=', who).where('game', '=', game)
  return lineIn(await theirs.where('id', '=', id).executeTakeFirst())
}

export function lineIn(row: Pick<Tables['chat'], 'line'> | undefined): ChatLine | null {
  const said = chatLine.safeParse(row === undefined ? null : readJson(row.line))
  return said.success && !isErased(said.data) ? said.data : null
}
