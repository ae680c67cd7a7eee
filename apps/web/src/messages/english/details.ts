import type { Damage, Note } from '@paydata/protocol'
import { decksInEnglish } from '@paydata/words/english/decks'

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
  sentAway: 'The host of this game has taken the seat from you. You can sit down again when they let you.',
  noDeckYet: 'Choose a deck first.',
  tooManyDecks: 'You keep as many decks as this server allows. Delete some that you do not need.',
  otherRelease: 'This page is of another release than the server. Reload it, and try again.',
  needsNewerServer: 'This game needs a newer server, which will soon have it.',
}

function damage(found: Damage): string {
  switch (found.what) {
    case 'entryMissing':
      return `Entry ${found.entry} of its log is missing.`
    case 'entryChanged':
      return `Entry ${found.entry} of its log is not as it was written.`
    case 'entryUnknown':
      return `This server does not know what entry ${found.entry} of its log means.`
    case 'noPosition':
      return `An answer was taken back to entry ${found.entry} of its log, and there is no position of then.`
    case 'otherCourse':
      return `By the rules and cards of today the game would have gone another way at entry ${found.entry}.`
    case 'notAsAcknowledged':
      return `Entry ${found.entry} of its log is not the one that players were told was stored.`
    case 'endsEarly':
      return `Its log ends with entry ${found.entry}, and players were told that entry ${found.acknowledged} was stored.`
    case 'nothingLeft':
      return `Nothing of it is left, and players were told that entry ${found.acknowledged} was stored.`
    case 'setupUnknown':
      return 'What the game began with is not as this server writes it.'
    case 'roomUnknown':
      return 'What is around the table is not as this server writes it.'
    case 'cannotBegin':
      return 'This server cannot begin the game as it began.'
    case 'otherEnd':
      return 'Its log does not lead to the end that was told.'
    case 'partMissing':
      return `Part of what was kept of the game when it ended is missing (${found.part}).`
    case 'partChanged':
      return `Part of what was kept of the game when it ended is not as it was written (${found.part}).`
  }
}

const doubt = {
  asked: 'What do you doubt?',
  lead: 'The position goes along with it. Only the operator of this server reads it; you need not write anything.',
  length: (now: number, most: number): string => `${now} of ${most} characters`,
  send: 'Send',
  noted: 'Thank you. Your doubt is noted with the position.',
}

/** The words for details of refusals, for problems of decks, and for doubts about a ruling. */
export const details = { notes, damage, decks: decksInEnglish, doubt }
