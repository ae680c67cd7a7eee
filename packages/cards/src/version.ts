/** Games name the version of the cards they began with: it changes when a card does something else. */
export const cardsVersion = '2026-11-21'
