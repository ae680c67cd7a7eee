/** A worker that looks back on games. */
export const newAnalyst = (): Worker =>
  new Worker(new URL('../engine/analyst.ts', import.meta.url), { type: 'module' })
