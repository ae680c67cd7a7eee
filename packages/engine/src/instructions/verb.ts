import type { Choose } from '../language/expressions.ts'
import type { CardState } from '../state/cards.ts'
import type { AbilityFrame, Bound, Effect, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

/** What the engine knows about one verb of the language. */
export interface Verb<Written> {
  /** Objects that are chosen before the instruction is imminent (CR 1.15.2). */
  readonly targets?: (game: Game, written: Written, scope: AbilityFrame) => readonly Choose[]
  /** Whether one of them may be chosen, where the rules have more to say than the text (CR 8.8.2). */
  readonly mayChoose?: (
    game: Game,
    written: Written,
    scope: AbilityFrame,
    choose: Choose,
    card: CardState,
  ) => boolean
  /** What interrupts and replacements may look at and change (CR 9.9.2). */
  readonly expects?: (game: Game, written: Written, scope: AbilityFrame) => readonly Effect[]
  /** Parts of one sentence that stand side by side begin a single procedure (CR 8.4.4). */
  readonly joins?: true
  /** Does it, as far as it is possible (CR 1.2.4), with the effects that are still expected. Never asks. */
  readonly resolve: (
    game: Game,
    written: Written,
    scope: AbilityFrame,
    effects: readonly Effect[],
  ) => Bound | undefined | void
}

/** What a procedure hands on to the lists of the ability that began it. */
export const handedOn = (scope: AbilityFrame): Vars => ({
  ...scope.vars,
  controller: scope.by,
  interrupts: scope.interrupts ?? -1,
})

/** An instruction whose result later ones may refer to. */
export interface Naming {
  readonly as?: string
}
