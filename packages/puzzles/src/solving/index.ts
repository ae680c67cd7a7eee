/** Proves puzzles, and answers wrong tries. */
export { type Proof, proofOf } from './proof.ts'
export { refutation } from './refuting.ts'
export { Solver } from './solver.ts'
