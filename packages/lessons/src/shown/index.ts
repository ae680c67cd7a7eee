/** What the page knows of words without showing them. What plays is in `@paydata/lessons/shown/playing`. */

export { type Entry, entries, setsFor } from './entries.ts'
export type { Frame } from './playing.ts'
export type { ShowName } from './shows/index.ts'
