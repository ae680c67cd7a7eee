/** An instruction is written where its verb is carried out. Whatever stands below the verbs knows it from here. */
export type { Instruction, OneOf, Search } from '../instructions/index.ts'
export type { Prevent } from '../instructions/prevent.ts'
