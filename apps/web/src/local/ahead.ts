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

/** Lets the table and the worker that will run its game be loaded side by side, as soon as a game is wanted. */
export function getReady(): void {
  ready ??= made()
  void loadTable()
}

export function takeWorker(): Worker {
  const worker = ready ?? made()
  ready = null
  return worker
}
