/** A worker that reads replays. */
export const newReader = (): Worker =>
  new Worker(new URL('./engine/worker.ts', import.meta.url), { type: 'module' })
