/** What speaks of the game takes from the engine: the types of what is meant, and the few values of the language of cards. */

export type {
  OptionRefusalCode,
  OptionView,
  QuestionView,
  RefusedOptionView,
} from './fields/question-types.ts'
export type {
  CardName,
  CardView,
  ProgressView,
  SeenCard,
  SeenOccurrence,
  TraceView,
  View,
} from './fields/types.ts'
export type { AddTo } from './instructions/add-to.ts'
export type { Branch } from './instructions/branch.ts'
export type { ChangeEntry, ChangeExpected } from './instructions/change-expected.ts'
export type { ChooseNumber } from './instructions/choose-value.ts'
export type { Host } from './instructions/host.ts'
export type { Instruction, OneOf, Search } from './instructions/index.ts'
export type { Install } from './instructions/install.ts'
export type { Lasting } from './instructions/lasting.ts'
export type { Later } from './instructions/later.ts'
export type { May } from './instructions/may.ts'
export type { MayPay } from './instructions/may-pay.ts'
export type { PlaceCounters } from './instructions/place-counters.ts'
export type { Prevent } from './instructions/prevent.ts'
export type { Run } from './instructions/run.ts'
export type { Trace } from './instructions/trace.ts'
export type { ReplyRefusalCode } from './kernel/answer.ts'
export type {
  Ability,
  Act,
  ConditionalAbility,
  Declaration,
  Definition,
  Had,
  Limit,
  PaidAbility,
  Printed,
  Replacement,
  Result,
  StaticAbility,
  Trigger,
} from './language/abilities.ts'
export { basicAt } from './language/basic.ts'
export type { Cost, CostItem, Purpose } from './language/costs.ts'
export { cardDefined, editionOfCards, nodeDefined } from './language/definitions.ts'
export type {
  Amount,
  Cards,
  CardsOrRandom,
  Choose,
  Condition,
  Goal,
  Group,
  One,
  Place,
  Possession,
  Printed as PrintedNumber,
  Property,
  Server,
  Servers,
  Since,
  Test,
  Who,
} from './language/expressions.ts'
export {
  type Awaited,
  type Changeable,
  type Heard,
  type Pattern,
  type Preventable,
  speaksOf,
} from './language/patterns.ts'
export { type CounterTerm, type DamageTerm, isOfFirst, type TermOf, termIn } from './language/terms.ts'
export type { About } from './state/about.ts'
export { never } from './state/bug.ts'
export type { EffectKind, StructureName } from './state/frames.ts'
export type { Ending, Until } from './state/game.ts'
export {
  type CardType,
  otherSide,
  type ServerId,
  type Side,
  typesOf,
  type Viewer,
  type Zone,
  zoneNumber,
} from './state/names.ts'
export type { AbilityClass, What } from './state/occurrences.ts'
export type { Asks, OptionKind } from './state/questions.ts'
