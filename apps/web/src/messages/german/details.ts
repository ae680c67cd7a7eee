import type { Damage } from '@paydata/protocol'
import { decksInGerman } from '@paydata/words/german/decks'
import type { Catalogues } from '../catalogues.ts'

function damage(found: Damage): string {
  switch (found.what) {
    case 'entryMissing':
      return `Eintrag ${found.entry} des Protokolls fehlt.`
    case 'entryChanged':
      return `Eintrag ${found.entry} des Protokolls ist nicht mehr, wie er geschrieben wurde.`
    case 'entryUnknown':
      return `Dieser Server weiß nicht, was Eintrag ${found.entry} des Protokolls bedeutet.`
    case 'noPosition':
      return `Eine Antwort wurde bis zu Eintrag ${found.entry} zurückgenommen, und von damals gibt es keine Stellung.`
    case 'otherCourse':
      return `Nach den Regeln und Karten von heute wäre das Spiel bei Eintrag ${found.entry} anders weitergegangen.`
    case 'notAsAcknowledged':
      return `Eintrag ${found.entry} des Protokolls ist nicht der, der den Spielern als gespeichert gemeldet wurde.`
    case 'endsEarly':
      return `Das Protokoll endet mit Eintrag ${found.entry}, und den Spielern wurde Eintrag ${found.acknowledged} als gespeichert gemeldet.`
    case 'nothingLeft':
      return `Von dem Spiel ist nichts mehr da, und den Spielern wurde Eintrag ${found.acknowledged} als gespeichert gemeldet.`
    case 'setupUnknown':
      return 'Womit das Spiel begann, ist nicht so, wie dieser Server es schreibt.'
    case 'roomUnknown':
      return 'Was um den Tisch herum ist, ist nicht so, wie dieser Server es schreibt.'
    case 'cannotBegin':
      return 'Dieser Server kann das Spiel nicht so beginnen, wie es begann.'
    case 'otherEnd':
      return 'Das Protokoll führt nicht zu dem Ende, das gemeldet wurde.'
    case 'partMissing':
      return `Ein Teil dessen, was am Ende vom Spiel aufgehoben wurde, fehlt (${found.part}).`
    case 'partChanged':
      return `Ein Teil dessen, was am Ende vom Spiel aufgehoben wurde, ist nicht mehr, wie er geschrieben wurde (${found.part}).`
  }
}

export const details: Catalogues['page']['details'] = {
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
  damage,
  decks: decksInGerman,
  doubt: {
    asked: 'Was bezweifelst du?',
    lead: 'Die Stellung wird mitgeschickt. Nur wer diesen Server betreibt, liest es; schreiben musst du nichts.',
    length: (now: number, most: number): string => `${now} von ${most} Zeichen`,
    send: 'Absenden',
    noted: 'Danke. Dein Zweifel ist mit der Stellung vermerkt.',
  },
}
