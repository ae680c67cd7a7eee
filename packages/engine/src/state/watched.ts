import type { Game } from './game.ts'
import type { Question, Reply } from './questions.ts'

/**
 * For tools that note what parts of definitions do while tests play, to find what no test shows. It only looks: the rules
 * ask it nothing. A path is missing where a part is of no definition.
 */
export interface Listener {
  /** An instruction is carried out by `resolve`, which gives its result. */
  carriedOut<Result>(game: Game, path: string | undefined, verb: string, resolve: () => Result): Result
  held(path: string | undefined, holds: boolean): void
  happened(game: Game): void
  answered(game: Game, question: Question, reply: Reply): void
}

/** Nobody watches a game that is played, so all that this costs there is to ask whether somebody does. */
export let listener: Listener | null = null

export function watch(given: Listener | null): void {
  listener = given
}
