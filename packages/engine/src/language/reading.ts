import type { CardState } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Amount, Condition, Group, One, Test } from './expressions.ts'
import type { Instruction } from './instructions.ts'

/** What can be asked of a verb without anything being done. */
export interface Judging<Written> {
  /** Whether it could be carried out in full, as far as a player who "must" choose it may know (CR 9.12.3c). */
  readonly allows: (game: Game, written: Written, scope: Scope, by: Side) => boolean
  /**
   * Whether it has the potential to change the game, for all a viewer knows. Older rules want that of all that is done, and
   * nobody is asked about what could do nothing.
   */
  readonly couldChange: (game: Game, written: Written, scope: Scope, eye: Side | 'public') => boolean
  /**
   * Whether "cannot" prohibits all of it, for all a viewer knows (CR 1.2.2). Older rules let nobody do what is prohibited as a
   * whole.
   */
  readonly isProhibited?: (game: Game, written: Written, scope: Scope, eye: Side | 'public') => boolean
  /** Whether everybody sees that there is nothing for it to act on; older rules let nobody do that either. */
  readonly isInVain?: (game: Game, written: Written, scope: Scope) => boolean
}

/**
 * How what cards say is read. What one card declares holds under conditions, which count cards and amounts, which go by what other
 * cards declare: so what looks for declarations gets this handed over with the cards, and stands below what reads.
 */
export interface Reading {
  readonly amountOf: (game: Game, amount: Amount, scope: Scope) => number
  readonly holds: (game: Game, condition: Condition, scope: Scope) => boolean
  readonly passesAll: (game: Game, card: CardState, tests: readonly Test[], scope: Scope) => boolean
  readonly matchesSubject: (
    game: Game,
    card: CardState,
    subject: readonly Test[] | 'self',
    scope: Scope,
  ) => boolean
  readonly isAmong: (game: Game, card: CardState, of: One | Group, scope: Scope) => boolean
  readonly gather: (game: Game, group: Group, scope: Scope) => readonly CardState[]
  readonly threatLevel: (game: Game) => number
  readonly judgingOf: (instruction: Instruction) => Judging<Instruction>
}
