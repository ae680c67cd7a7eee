/** Decks: read from what players paste, judged by the rules of deck construction (CR 1.4), and written again. */

export { pointsIn, pointsNeeded } from './agenda-points.ts'
export { concernedBy } from './concerned.ts'
export {
  allows,
  type EditionName,
  editionNames,
  editions,
  formatFor,
  isEditionName,
  newestEdition,
} from './editions.ts'
export type { Reading } from './gathering.ts'
export { influenceOf, influenceSpent } from './influence.ts'
export { type Violation, violationsOf } from './legality.ts'
export { broughtToPlay, type Copies, type NamedDeck, namedDeck, sizeOf } from './model.ts'
export { isPoolName, type Pool, type PoolName, pools } from './pools.ts'
export type { Problem } from './problems.ts'
export { readDeck } from './reading.ts'
export { readyDecks, readyDecksIn } from './ready.ts'
export type { ReadyDeck } from './ready-deck.ts'
export { type Restriction, restrictionOf, restrictionsOf } from './restrictions.ts'
export { shortened } from './shortened.ts'
export { type StarterDeck, starterDecks } from './starter.ts'
export { pointsToWin } from './teaching.ts'
export { titled } from './titled.ts'
export { type DeckForm, deckForms, writeDeck } from './writing.ts'
