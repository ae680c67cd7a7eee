/** Looks back on games that are over. */
export { type Analysis, analyse, type Progress } from './analysis.ts'
export type { Course, Moment } from './course.ts'
export { type Eye, eyes, type Point } from './curve.ts'
export type { Costly } from './sieve.ts'
export { toolsFor } from './tools.ts'
export { type MissedWin, planFor } from './wins.ts'
