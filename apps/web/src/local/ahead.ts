import { loadSets } from '@paydata/cards/loading'
import { formats } from '@paydata/cards/starter'
import { withWords } from '../messages/language.ts'

const made = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
let ready: Worker | null = null

const loadPlain = withWords(() => import('../table/local-table.tsx'), 'game')

/** The table of a game in this browser. */
export const loadTable = async () => {
  const [table] = await Promise.all([loadPlain(), loadSets(formats.core)])
  return table
}

/** Starts to load the table and the worker of its game at the same time, as soon as the player wants a game. */
export function getReady(): void {
  ready ??= made()
  void loadTable()
}

export function takeWorker(): Worker {
  const worker = ready ?? made()
  ready = null
  return worker
}
