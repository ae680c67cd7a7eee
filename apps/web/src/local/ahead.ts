import { loadSets } from '@paydata/cards/loading'
import { withWords } from '../messages/language.ts'

export const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
let ready: Worker | null = null

/** The table of a game in this browser. */
export const loadTable = withWords(() => import('../table/local-table.tsx'), 'game', 'table')

/** Starts to load the table, its cards and the worker of its game at the same time, as soon as the player wants a game. */
export function getReady(sets: readonly string[] | null): void {
  ready ??= newWorker()
  void loadTable()
  // What opens the table loads them again if that fails, and tells the player.
  loadSets(sets).catch(() => undefined)
}

export function takeWorker(): Worker {
  const worker = ready ?? newWorker()
  ready = null
  return worker
}
