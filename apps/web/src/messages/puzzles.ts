import { learn } from './learn.ts'

/** The words of puzzles, which come with those of lessons. */
export const puzzleWords = learn.puzzles
