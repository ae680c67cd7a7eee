import type { OptionRefusal } from '../queries/refusals.ts'
import type { OptionKind } from '../state/questions.ts'
import type { ShownFields } from './options.ts'
import type { blankSource } from './parts.ts'
import type { blankQuestions } from './views.ts'

/** One thing the viewer may do. What does not apply is null. */
export type OptionView = {
  /** Names the option among the others of its question, such as `install:17` or `run:hq`. */
  readonly id: string
  readonly does: OptionKind
  /** What the card of the option is, where the viewer sees it. */
  readonly definition: string | null
  /** An ability of the card, where the viewer sees it, is met as it is accessed. */
  readonly actsOnAccess: boolean
  /** Cards forbid all that would come of it by itself (CR 1.2.2). */
  readonly inVain: boolean
} & ShownFields

/** Its fields are described in `fields/parts.ts`. */
export interface SourceView extends Readonly<typeof blankSource> {}

/** Their fields are described in `fields/views.ts`. */
type Questions = typeof blankQuestions
export type QuestionView = { [Form in keyof Questions]: Readonly<Questions[Form]> }[keyof Questions]

/** Why something is not offered. */
export type OptionRefusalCode = OptionRefusal['reason']

/** Something a player could expect to be offered, but is not, shown as an option would be. */
export type RefusedOptionView = OptionView & {
  readonly reason: OptionRefusalCode
  readonly rule: string
  /** Definition of the card that forbids it. */
  readonly because: string | null
  /** Path of the condition that does not hold, of what does not fit or of what cannot be paid, for its words. */
  readonly condition: string | null
  /** How much is needed and how much there is, where that can be said. */
  readonly needs: number | null
  readonly has: number | null
}
