import { decksInEnglish } from '@paydata/cards/decks/english'
import type { Note } from '@paydata/protocol'

const notes: Readonly<Record<Note, string>> = {
  looksLikeAnother: 'It looks like a name that somebody else has.',
  playerDeleted: 'This player has been deleted.',
  justBegun: 'The hands are shown late, and the game has only just begun.',
  opponentAsksTheSame: 'Your opponent asks for the same.',
  answerStands: 'Your opponent lets the answer stand.',
  botPlaysForYou: 'A computer plays for you.',
  botPlaysOn: 'A computer plays on.',
  quiet: 'The players want quiet.',
  deckOfOtherSide: 'This deck is for the other side.',
  sentAway: 'Who made this game has taken the seat from you. You can sit down again when they let you.',
  noDeckYet: 'Choose a deck first.',
  tooManyDecks: 'You keep as many decks as this server allows. Delete some that you do not need.',
  otherRelease: 'This page is of another release than the server. Reload it, and try again.',
  needsNewerServer: 'This game needs a newer server, which will soon have it.',
}

/** The words for details of refusals, and for problems of decks. */
export const details = { notes, decks: decksInEnglish }
