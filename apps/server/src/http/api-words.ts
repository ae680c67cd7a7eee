import type { RouteName } from '@paydata/protocol'

/** What each route does, in a line for the description of the API. A route without a line does not compile. */
export const routeWords: { readonly [Name in RouteName]: string } = {
  beGuest: 'Begins as a guest: gives a new player this name, and sets the cookie of a session.',
  whoAmI: 'Tells which player the session is of; null without one.',
  rename: 'Changes the name of the player.',
  claim: 'Claims the name of a guest with a password.',
  changePassword: 'Changes the password, and ends all other sessions of the player.',
  deleteMe: 'Deletes the player, who leaves every game and is named nowhere any more.',
  signIn: 'Signs in by name and password, and sets the cookie of a session.',
  signOut: 'Ends the session.',
  signOutEverywhere: 'Ends all sessions of the player.',
  signOutElsewhere: 'Ends all other sessions of the player.',
  myGames: 'Lists the newest games of the player.',
  replay: 'Gives a finished game with all its answers, and the parts of its seed.',
  gameStatistics: 'Gives the statistics of a finished game.',
  playerStatistics: 'Gives the statistics of a player.',
  starterDecks: 'Lists the decks that are ready to play.',
  checkDeck: 'Reads a deck from a list in any usual form, and says what makes it illegal.',
  myDecks:
    'Lists a page of the decks that the player keeps, without their cards, in the order in which they were changed.',
  wholeDecks:
    'Gives decks of the player with their cards; those that are too large to be given at once are named.',
  decksPlayed: 'Gives the records of decks with which games have ended since a moment.',
  myDeck: 'Gives a deck of the player.',
  keepDeck: 'Keeps a new deck under an id that the client has made.',
  mergeDecks: 'Keeps the decks that a browser had; those that are there already stay as they are.',
  changeDeck: 'Changes a deck: its cards and name from a version, its tags, or whether it is kept.',
  deckHistory: 'Lists the versions of a deck, the newest first.',
  deckVersion: 'Gives a version of a deck with its cards.',
  undoDeck: 'Makes an earlier version of a deck the newest one.',
  copyDeck: 'Copies a deck under an id that the client has made.',
}
