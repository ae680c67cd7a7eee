/** Where earlier releases kept the decks of a browser. */
export const ownDecksPlace = 'paydata/decks'
/** Whose decks this browser keeps. It is there as soon as there are any, so that what is needed for them is loaded only then. */
export const deckOwnerPlace = 'paydata/decks-of'

/** Whether this browser keeps decks. */
export function hasDecksHere(): boolean {
  try {
    return localStorage.getItem(deckOwnerPlace) !== null || localStorage.getItem(ownDecksPlace) !== null
  } catch {
    return false
  }
}
