import type { Game } from '../state/game.ts'

/** Called with each thing that is not as it must be. */
export type Say = (problem: string) => void

/** Looks at one side of a game waiting at a question, or over. */
export type Law = (game: Game, say: Say) => void

export const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0
