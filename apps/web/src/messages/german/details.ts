import { decksInGerman } from '@paydata/cards/decks/german'
import type { Catalogues } from '../catalogues.ts'

export const details: Catalogues['details'] = {
  notes: {
    looksLikeAnother: 'Das sieht aus wie ein Name, den schon jemand hat.',
    playerDeleted: 'Diesen Spieler gibt es nicht mehr.',
    justBegun: 'Die Hände werden verzögert gezeigt, und das Spiel hat gerade erst begonnen.',
    opponentAsksTheSame: 'Dein Gegner bittet um dasselbe.',
    answerStands: 'Dein Gegner lässt die Antwort stehen.',
    botPlaysForYou: 'Ein Computer spielt für dich.',
    botPlaysOn: 'Ein Computer spielt weiter.',
    quiet: 'Die Spieler möchten Ruhe.',
    deckOfOtherSide: 'Dieses Deck ist für die andere Seite.',
    sentAway:
      'Wer dieses Spiel erstellt hat, hat dir den Platz genommen. Du kannst dich wieder setzen, wenn du darfst.',
    noDeckYet: 'Wähle zuerst ein Deck.',
    tooManyDecks: 'Du hast so viele Decks, wie dieser Server erlaubt. Lösche welche, die du nicht brauchst.',
    otherRelease:
      'Diese Seite ist aus einer anderen Fassung als der Server. Lade sie neu, und versuche es noch einmal.',
    needsNewerServer: 'Dieses Spiel braucht einen neueren Server, der es bald haben wird.',
  },
  decks: decksInGerman,
}
