/** The name under which games of every release know these cards. What a card does has the number of its set. */
export const cardsVersion = '2026-11-21'

/**
 * The number of each set: it goes up by one when one of its cards comes to do something else, or when a card is added.
 * Stored games name the numbers they were played by, so that a game is never gone on with by other cards unnoticed.
 * `npm run numbers` notices such a change.
 */
export const setVersions: Readonly<Record<string, number>> = {
  core: 1,
  'system-gateway': 1,
  'what-lies-ahead': 1,
}
