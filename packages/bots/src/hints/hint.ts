import type { CardName, Reply, ServerId } from '@paydata/engine'
import type { Reason } from '../reasons/reason.ts'

/** A hint for whoever has to answer a question: what is told at each press, plain data without words. */
export interface Hint {
  /** The number of the question. */
  readonly question: number
  readonly steps: readonly Step[]
}

export type Step =
  /** It makes no difference what is answered, or nothing else can be. It is the only step. */
  | { readonly tells: 'noChoice'; readonly because: readonly Reason[] }
  /** Where to look. If the game can be won this turn as far as the solver sees, that is told first. */
  | { readonly tells: 'look'; readonly at: Sight; readonly wins: 'certainly' | 'unknown' }
  /** The two replies that matter, the better one first, if its lead is more than chance can explain. */
  | ({ readonly tells: 'oneIsBetter' } & Compared)
  /** They cannot be told apart, and both are fine: nothing is told after that. */
  | ({ readonly tells: 'bothAreFine' } & Compared)
  /** Nothing was compared, as questions of this kind are answered by a rule of thumb. */
  | { readonly tells: 'ruleOfThumb'; readonly one: Weighed }
  | { readonly tells: 'reply'; readonly reply: Reply }

/** What a player is to look at. */
export type Sight =
  | { readonly is: 'server'; readonly server: ServerId; readonly to: 'run' | 'choose' }
  | { readonly is: 'card'; readonly card: CardName; readonly definition: string | null }
  | { readonly is: 'ice'; readonly card: CardName }
  | { readonly is: 'credits' | 'hand' | 'tags' | 'question' }

export interface Compared {
  readonly replies: readonly [Played, Played]
  /** So many games were played on from each reply. */
  readonly games: number
  /** So many percentage points the gap must be more than, or chance alone can explain it. */
  readonly noise: number
}

/** A reply, and why it may be good. */
export interface Weighed {
  readonly reply: Reply
  readonly because: readonly Reason[]
  readonly figures: Figures | null
}

/** A reply that was played on. */
export interface Played extends Weighed {
  /** The chance to win, in percent. */
  readonly chance: number
}

/** What a reply takes, in numbers that can be worked out from the player's own view. */
export type Figures =
  | { readonly of: 'price'; readonly credits: number; readonly left: number }
  | { readonly of: 'noWay'; readonly server: ServerId }
  | Toll

/** The cheapest way through the rezzed ice of a server, and what is left at its end. */
interface Toll {
  readonly of: 'way'
  readonly server: ServerId
  /** From the pool, and from cards and the bad publicity fund. */
  readonly credits: number
  readonly otherCredits: number
  readonly clicks: number
  readonly damage: number
  readonly tags: number
  /** Credits of the pool that are left. */
  readonly left: number
  /** Unrezzed ice on the way, which may cost more. */
  readonly unrezzed: number
  /** What the Runner would pay to trash a card that is known to be there. */
  readonly trash: { readonly card: string; readonly credits: number } | null
}
