/** Hints by steps, for whoever plays against the computer: what they are, and what finds them in a thread of its own. */
export type { Compared, Figures, Hint, Played, Sight, Step, Weighed } from './hint.ts'
export { type Hinter, hinter } from './hinter.ts'
export { type HintOrder, type HintResult, serveHints } from './serving.ts'
