import type { Kysely } from 'kysely'
import { z } from 'zod'
import { readJson } from './json.ts'

/** The table as it was when this migration was written. */
type TablesThen = { chat: { game: string; n: number; line: string; who: string | null } }

const lineThen = z.looseObject({ text: z.string() })

/**
 * Erases what deleted players have said: servers before erased only who said it. A line that cannot be parsed has been replaced as a
 * whole. The migration can be run again.
 */
export async function eraseLines(any: Kysely<unknown>): Promise<void> {
  const db = any.withTables<TablesThen>()
  const ofTheGone = db.selectFrom('chat').select(['game', 'n', 'line']).where('who', '=', 'gone')
  for (const { game, n, line } of await ofTheGone.execute()) {
    const said = lineThen.safeParse(readJson(line))
    if (!said.success) continue
    const left = JSON.stringify({ ...said.data, text: '', preset: null })
    const chat = db.updateTable('chat').set({ line: left })
    await chat.where('game', '=', game).where('n', '=', n).execute()
  }
}
