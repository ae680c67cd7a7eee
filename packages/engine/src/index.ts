/** The rules and what each viewer may see: the public surface of the engine. It means and does not speak: words are in `packages/words`. */

export type {
  OptionRefusalCode,
  OptionView,
  QuestionView,
  RefusedOptionView,
  SourceView,
} from './fields/question-types.ts'
export type * from './fields/types.ts'
export { isForNothing } from './instructions/lasting.ts'
export {
  answer,
  answerInPlace,
  concede,
  type NextGame,
  questionFor,
  type ReplyRefusalCode,
  skipForced,
} from './kernel/answer.ts'
export { defineCards } from './kernel/define-cards.ts'
export { loadGame, resumeGame } from './kernel/load-game.ts'
export { newGame } from './kernel/new-game.ts'
export { saveGame } from './kernel/save-game.ts'
export type { Deck, Setup } from './kernel/setup.ts'
export { isOnlyTarget } from './kernel/targets.ts'
export type { CardText, Definition, Printed } from './language/abilities.ts'
export { basicAt } from './language/basic.ts'
export { cardsOfFormat, type Definitions } from './language/definitions.ts'
export { isAction } from './language/uses.ts'
export { type Part, partsOf } from './language/visiting.ts'
export { isForLater } from './procedures/for-later.ts'
export { isOrderIdle } from './procedures/idle-order.ts'
export { isForNoDamage } from './procedures/in-vain.ts'
export { requirementUnseen } from './queries/facts/score.ts'
export { isBetweenActions } from './record/between-actions.ts'
export { digestOf } from './record/digest.ts'
export { type NamedReply, namedReply, optionNames, replyNamed } from './record/naming.ts'
export { rulesVersion } from './record/rules.ts'
export { digestOfData } from './record/sum.ts'
export { defineEdition, editionNamed } from './rulebook/edition.ts'
export { type Edition, newestEdition, type Row, type RuleChoices } from './rulebook/editions.ts'
export { type About, pathAbout } from './state/about.ts'
export { cloneGame } from './state/clone.ts'
export type { Ending, Game } from './state/game.ts'
export type { Ref, ServerId, Side, Viewer, Zone } from './state/names.ts'
export type { Occurrence, What } from './state/occurrences.ts'
export { aboutOfWord, withAbout } from './state/older-about.ts'
export type { Done, Outcome, Refused } from './state/outcome.ts'
export type { Option, Question, Reply } from './state/questions.ts'
export { packGame, unpackGame } from './state/save.ts'
export { isToSteal } from './timing/access.ts'
export { learnedBy } from './view/learned.ts'
export { type Moment, momentOf } from './view/moment.ts'
export { occurrencesFor } from './view/occurrences.ts'
export { applyPatch, type Change, type Patch } from './view/patch.ts'
export { stepNow } from './view/public.ts'
export { refusedFor } from './view/refused.ts'
export { replyFor } from './view/reply-for.ts'
export { isFollowUp, usualNumber, usualOption, usualPayment, usualReply } from './view/usual.ts'
export { type Held, type Update, updateFor, viewFor } from './view/view.ts'
