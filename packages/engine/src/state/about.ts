import type { CostItem, Purpose } from '../language/costs.ts'

/** What a question is about, where that it is asked does not say so alone. */
export type About =
  /** A part of a card's text: an ability, or the instructions of an effect. */
  | { readonly is: 'ability'; readonly path: string }
  /** A number or a word that the text of the card calls so. */
  | { readonly is: 'value'; readonly as: string }
  /** What is paid for. */
  | { readonly is: 'price'; readonly of: Purpose }
  /** What is done with the cards that are paid with. */
  | { readonly is: 'payment'; readonly by: CostItem['pay'] }
  /** Something has to be trashed as a card costs so much to install. */
  | { readonly is: 'credits'; readonly price: number }
  | { readonly is: PlainSubject }

/** What there is no more to say of. */
type PlainSubject =
  | 'X'
  /** Something has to be trashed for a card: for the memory it takes, or as both cannot stay. */
  | 'memory'
  | 'room'
  /** Which copy of an identity it is, by its back. */
  | 'face'
  /** A run that goes in circles, and something else that could go on for ever. */
  | 'loop'
  | 'loops'
  /** How much of a reduction is for the install cost (CR 1.16.2f). */
  | 'installLess'
  /** Subroutines that will not be broken (CR 9.8.6b), or that ice gains (CR 9.8.2d). */
  | 'kept'
  | 'gained'
  /** A subroutine that is resolved out of its sequence (CR 1.15.1). */
  | 'resolved'
  | 'damage'
  | 'sabotage'
  /** What a card hosts is more than it may. */
  | 'hosted'

/** The part of a card's text that a question is about, if it is about one. */
export const pathAbout = (about: About | null): string | null => (about?.is === 'ability' ? about.path : null)
