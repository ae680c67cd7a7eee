import type { Refusal } from '../queries/refusals.ts'
import type { About } from '../state/about.ts'
import type { ServerId, Side } from '../state/names.ts'
import type { Asks, OptionKind } from '../state/questions.ts'
import type { CardName } from './types.ts'

/** One thing the viewer may do. What does not apply is null. */
export interface OptionView {
  /** Names the option among the others of its question, such as `install:17` or `run:hq`. */
  readonly id: string
  readonly does: OptionKind
  readonly card: CardName
  readonly definition: string | null
  readonly cards: readonly CardName[] | null
  /** Path of an ability or of the instructions of an effect. */
  readonly ability: string | null
  readonly server: ServerId | null
  readonly position: number | null
  readonly key: string | null
  readonly index: number | null
  /** Credits it costs. */
  readonly credits: number | null
  /** Paths of what it costs besides: items of costs. */
  readonly pays: readonly string[] | null
  /** A card of this zone that is not known, chosen at random. */
  readonly hidden: 'hq' | 'rnd' | null
  readonly mandatory: boolean
}

export interface SourceView {
  readonly card: CardName
  readonly definition: string | null
  readonly from: 'pool' | 'fund' | 'card'
  readonly most: number
}

interface Asked {
  readonly for: Side
  readonly number: number
  readonly asks: Asks
  readonly about: About | null
  readonly source: CardName
  readonly definition: string | null
}
export type QuestionView =
  | (Asked & {
      readonly form: 'choose'
      /** Exactly the engine's options, in its order. */
      readonly options: readonly OptionView[]
      readonly least: number
      readonly most: number
      readonly ordered: boolean
      /** An option that does nothing rash (pass, continue, no, keep), if there is one. */
      readonly harmless: string | null
    })
  | (Asked & { readonly form: 'number'; readonly least: number; readonly most: number })
  | (Asked & { readonly form: 'allocate'; readonly total: number; readonly sources: readonly SourceView[] })

/** Why something is not offered. */
export type Reason = Refusal['reason']

/** Something a player could expect to be offered, but is not, shown as an option would be. */
export interface Unavailable extends OptionView {
  readonly reason: Reason
  readonly rule: string
  /** Definition of the card that forbids it. */
  readonly because: string | null
  /** Path of the condition that does not hold, of what does not fit or of what cannot be paid, for its words. */
  readonly condition: string | null
  /** How much is needed and how much there is, where that can be said. */
  readonly needs: number | null
  readonly has: number | null
}
