import type { CostItem } from '../language/costs.ts'
import type { Condition, Test } from '../language/expressions.ts'
import type { CardState } from '../state/cards.ts'

/** There is less of something than is needed. */
export interface Short {
  readonly reason:
    | 'credits'
    | 'clicks'
    /** Its text says which cards the credits come from. */
    | 'creditsFrom'
    | 'counters'
    /** Something else it costs: tags to remove, or cards to pay with. */
    | 'cost'
    | 'memory'
    /** Its strength is below that of the ice. */
    | 'strength'
    | 'requirement'
  readonly rule: string
  readonly needs: number
  readonly has: number
  /** What could not be paid. */
  readonly item?: CostItem
}

/** A card says that it cannot be done, or would keep it from happening, so that it cannot be paid with. */
interface Forbidden {
  readonly reason: 'forbidden' | 'averted'
  readonly rule: string
  readonly because: CardState | 'rule'
}

/** A condition does not hold: "play only if" and the like. */
interface Unmet {
  readonly reason: 'condition' | 'notTagged'
  readonly rule: string
  readonly condition: Condition
}

/** A card does not match what the text asks for. */
interface Unfit {
  readonly reason: 'unfit'
  readonly rule: string
  readonly test: Test
}

/** No more of them are allowed. */
interface Limited {
  readonly reason: 'accessLimit' | 'remoteLimit'
  readonly rule: string
  readonly most: number
}

/** What the reason says by itself. */
interface Plain {
  readonly reason: /** Something it costs is not there at all, or not to be had. */
    | 'cost'
    /** Two parts of a cost want the same card. */
    | 'neededTwice'
    | 'neededElsewhere'
    /** Paying so would break the restriction of what is paid for. */
    | 'restriction'
    | 'noHost'
    | 'noPlace'
    /** The score of a player is too low for it. */
    | 'condition'
    /** A priority event or operation after a click was spent. */
    | 'notFirstClick'
    /** Used as often as allowed in the turn, run, encounter or breach. */
    | 'limit'
    /** It has happened, or would have, in the turn, run, encounter or breach. */
    | 'notFirst'
    | 'notEncountering'
    | 'notApproaching'
    /** It breaks subroutines of other ice than the one that is encountered. */
    | 'otherIce'
    | 'subtype'
    | 'noTarget'
    /** It would go on for ever in this run. */
    | 'loop'
    | 'notTagged'
    | 'notApproached'
    /** Abilities of a kind that belongs to another kind of window. */
    | 'notAction'
    | 'notPaidWindow'
    | 'notImminent'
    | 'notAccessing'
    /** Windows in which no card is rezzed or scored, and steps at which the Runner does not jack out. */
    | 'noRezzing'
    | 'noScoring'
    | 'noJackingOut'
    /** Something must be done first, or instead. */
    | 'mandatory'
    | 'mustSteal'
    | 'chosenAlready'
    /** A card that came to the root during the breach and was not made a candidate. */
    | 'notWanted'
    | 'itself'
    | 'notControlled'
    | 'notAdvanceable'
    | 'noTrashCost'
    | 'inArchives'
    | 'broken'
    | 'wrongServer'
    | 'hostLimit'
    | 'needsHost'
    | 'console'
    /** Cards that have to make room. */
    | 'mustGo'
    | 'noSwap'
    | 'noSubroutine'
    /** These credits are for other things. */
    | 'notForThis'
    /** The text or the rule allows no more, or not this. */
    | 'most'
    | 'outside'
    | 'notFully'
  readonly rule: string
}

/** Why something cannot be done, and the rule that says so. What can be done has none. */
export type OptionRefusal = Short | Forbidden | Unmet | Unfit | Limited | Plain

/** A condition that does not hold. That the Runner is not tagged is said outright (CR 10.5.2). */
export const notSo = (condition: Condition, rule: string): OptionRefusal =>
  condition.if === 'tagged'
    ? { reason: 'notTagged', rule: '10.5.2', condition }
    : { reason: 'condition', rule, condition }

/** CR 1.2.4: nothing at all could come of it. */
export const nothingToDo: OptionRefusal = { reason: 'noTarget', rule: '1.2.4' }
/** CR 9.3.6f. */
export const threatTooLow: OptionRefusal = { reason: 'condition', rule: '9.3.6f' }
export const endlessLoop: OptionRefusal = { reason: 'loop', rule: '10.1.6b' }
/** CR 8.8.2. */
export const noSwap: OptionRefusal = { reason: 'noSwap', rule: '8.8.2' }
/** CR 7.1.5b: the Runner cannot trash a card that lies in Archives. */
export const inArchives: OptionRefusal = { reason: 'inArchives', rule: '7.1.5b' }
