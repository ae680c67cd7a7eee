/** The name under which games of every release know these cards. What a card does has the number of its set. */
export const cardsVersion = '2026-11-21'

/**
 * The number of each set goes up when a card is added, and `data/sets` raises it when one comes to do something else, and says
 * from which number on the games of an edition take the same course. Stored games name the numbers they were played by, so that a
 * game is never gone on with by other cards unnoticed. `npm run numbers` notices such a change.
 */
export { setVersions } from './sets/numbers.ts'
