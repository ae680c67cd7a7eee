import { pathIfKnown } from '../language/definitions.ts'
import type { Cards, CardsOrRandom, Choose } from '../language/expressions.ts'
import type { Judging } from '../language/reading.ts'
import { hasEnough } from '../queries/allowed/feasible.ts'
import type { Eye } from '../queries/facts/sight.ts'
import { couldBeSome } from '../queries/outcomes/potential.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import type { CardState } from '../state/cards.ts'
import { extended } from '../state/extended.ts'
import type { AbilityFrame, Bound, Effect, Scope, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { HandsOn } from '../state/procedures.ts'
import { listener } from '../state/watched.ts'

/** A subroutine of ice that the instruction has named by then: a target as cards are (CR 1.15.1). */
export interface ChooseSubroutine {
  readonly subroutineOf: Cards
  readonly as: string
}
export type Target = Choose | ChooseSubroutine

/** What the engine knows about one verb of the language. */
export interface Verb<Written> extends Judging<Written> {
  /** What is chosen before the instruction is imminent (CR 1.15.2). */
  readonly targets?: (game: Game, written: Written, scope: AbilityFrame) => readonly Target[]
  /** Why one of the cards may not be chosen, where the rules have more to say than the text (CR 1.15.2b, 8.8.2). */
  readonly refusalToChoose?: (
    game: Game,
    written: Written,
    scope: AbilityFrame,
    choose: Choose,
    card: CardState,
  ) => OptionRefusal | undefined
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
  ) => Result<Written>
}

/** What is named by `as` the verb has to give; what a verb does not give has no name. */
type Result<Written> = Written extends unknown
  ? [string | undefined] extends [Written['as' & keyof Written]]
    ? Bound
    : Bound | undefined | void
  : never

/** A verb that does what a card can say one cannot do. */
export type ProhibitableVerb<Written> = Verb<Written> & Required<Pick<Verb<Written>, 'isProhibited'>>

/** Carries an instruction out. */
export const carryOut = <Written extends { readonly do: string }>(
  { resolve }: Verb<Written>,
  game: Game,
  written: Written,
  scope: AbilityFrame,
  effects: readonly Effect[],
): ReturnType<Verb<Written>['resolve']> =>
  listener === null
    ? resolve(game, written, scope, effects)
    : listener.carriedOut(game, pathIfKnown(written), written.do, () =>
        resolve(game, written, scope, effects),
      )

/** For a verb that can be carried out at any time, or whose effect nobody can foresee. */
export const always = (): boolean => true

/** For a verb that acts on cards: `allows` where enough of them can be chosen. */
export const enoughFor =
  <Field extends string>(...fields: readonly Field[]) =>
  (game: Game, written: { readonly [F in Field]?: CardsOrRandom }, scope: Scope): boolean =>
    fields.every(field => {
      const cards = written[field]
      return cards === undefined || hasEnough(game, cards, scope)
    })

/** For a verb that acts on cards: `couldChange` where there could be some, for all a viewer knows. */
export const someFor =
  <Field extends string>(...fields: readonly Field[]) =>
  (game: Game, written: { readonly [F in Field]?: CardsOrRandom }, scope: Scope, eye: Eye): boolean =>
    fields.every(field => {
      const cards = written[field]
      return cards === undefined || couldBeSome(game, cards, scope, eye)
    })

/** What a procedure hands on to the lists of the ability that began it. */
export const handedOn = (scope: AbilityFrame): Vars & HandsOn =>
  extended(scope.vars, { controller: scope.by, interrupts: scope.interrupts ?? -1 })

/** An instruction whose result later ones may refer to. */
export interface Naming {
  readonly as?: string
}
