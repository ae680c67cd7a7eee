/** What a side knows of a game, and games that could be it: for players that think ahead. */
export { encountering, type PlaceOfIce, type Purse } from './encountering.ts'
export { imagine, unknownIn } from './imagine.ts'
export { type Known, knownTo } from './known.ts'
export { leftInDeck, type Recall, recallOf } from './recall.ts'
