import type { Problem, Violation } from '@paydata/decks'
import { shortened } from '@paydata/decks'
import type { DeckWords } from '../decks.ts'

const poolNames = {
  all: 'den spielbaren Karten',
  startup: 'den Karten von Startup',
  standard: 'den Karten von Standard',
  eternal: 'den Karten von Eternal',
  'system-gateway': 'den Karten von System Gateway',
  core: 'den Karten des Core Set',
}
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

function told(violation: Violation): string {
  switch (violation.why) {
    case 'noIdentity':
      return 'Das Deck hat nicht genau eine Identität, darum werden Größe, Einfluss und Agendapunkte nicht geprüft'
    case 'notAnIdentity':
      return `${violation.card} ist keine Identität`
    case 'identityNotForDecks':
      return `${violation.card} ist nur für die Decks, mit denen sie kommt`
    case 'tooFewCards':
      return `Das Deck hat ${cards(violation.size)}, und seine Identität verlangt mindestens ${violation.least}`
    case 'identityInDeck':
      return `${violation.card} ist eine Identität und kann nicht in einem Deck sein`
    case 'wrongSide':
      return `${violation.card} ist eine Karte der anderen Seite`
    case 'noInfluenceCost':
      return `${violation.card} gehört zu einer anderen Fraktion und hat keine Einflusskosten, darum steht sie nur in Decks ihrer Fraktion`
    case 'tooMuchInfluence':
      return `Das Deck verbraucht ${violation.influence} Einfluss, und seine Identität erlaubt ${violation.most}`
    case 'agendaPoints':
      return `Das Deck hat ${violation.points} Agendapunkte, und mit ${cards(violation.size)} müssen es ${violation.least} oder ${violation.most} sein`
    case 'tooManyCopies':
      return `${violation.card} ist ${violation.count}-mal im Deck, erlaubt ist ${violation.most}-mal`
    case 'noCount':
      return `${violation.count} ist keine Anzahl für ${violation.card}`
    case 'unknownCard':
      return `Es gibt keine Karte „${violation.card}“`
    case 'notInPool':
      return `${violation.card} gehört nicht zu ${poolNames[violation.pool]}`
    case 'banned':
      return `${violation.card} ist durch ${violation.list} verboten`
    case 'threePointAgendas':
      return `Das Deck hat ${violation.count} Agenden, die 3 Punkte wert sind, und ${violation.list} erlaubt ${violation.most}`
    case 'pointsOfList':
      return `Die Karten des Decks ergeben ${violation.points} Punkte in ${violation.list}, erlaubt sind ${violation.most}`
  }
}

function reason(problem: Problem): string {
  switch (problem.why) {
    case 'empty':
      return 'Es gibt nichts zu lesen.'
    case 'notText':
      return 'Das ist kein Text, oder keiner in UTF-8.'
    case 'notJson':
      return 'Das fängt wie JSON an, ist aber keines, oder nicht das ganze.'
    case 'noDeckInJson':
      return 'Dieses JSON enthält kein Deck: Es braucht „cards“, wie Decks von NetrunnerDB sie haben.'
    case 'noDeckInXml':
      return 'Dieses XML enthält kein Deck: Es braucht „card“ mit „qty“, wie Decks von OCTGN sie haben.'
    case 'damagedCode':
      return 'Dieser Deckcode ist beschädigt oder nicht vollständig: Kopier ihn noch einmal.'
    case 'newerCode':
      return `Dieser Deckcode kommt aus einer neueren Version (${problem.version}): Lade die Seite neu, oder bitte um die Liste als Text.`
    case 'link':
      return `Decks werden nicht von anderen Seiten geholt. Öffne das Deck auf ${shortened(problem.site)}, exportiere es dort als Text, kopier ihn, und füg ihn hier ein.`
    case 'tooLong':
      return `Eine Deckliste hat höchstens ${problem.most} Zeichen.`
    case 'tooManyLines':
      return `Eine Deckliste hat höchstens ${problem.most} Zeilen.`
    case 'lineTooLong':
      return `Eine Zeile hat höchstens ${problem.most} Zeichen.`
    case 'severalDecks':
      return `Hier sind ${problem.count} Decks; gib nur eins an.`
    case 'badCount':
      return `${shortened(problem.count, 20)} ist keine Anzahl für „${shortened(problem.name)}“: Sie muss von 1 bis ${problem.most} sein.`
    case 'unknownCard':
      return `Es gibt keine Karte „${shortened(problem.name)}“.${meant(problem.suggestions)}`
    case 'tooManyCards':
      return `Ein Deck hat höchstens ${problem.most} verschiedene Karten, und hier sind es ${problem.count}.`
    case 'moreUnknown':
      return problem.count === 1
        ? '… und 1 weiterer Name, der keine Karte ist.'
        : `… und ${problem.count} weitere Namen, die keine Karten sind.`
    case 'noIdentity':
      return `Die Liste nennt keine Identität.${meant(problem.suggestions)}`
    case 'severalIdentities':
      return `Die Liste nennt ${problem.names.length} Identitäten, und ein Deck hat eine: ${listed(problem.names, 'und')}.`
  }
}

const meant = (titles: readonly string[]): string =>
  titles.length === 0 ? '' : ` Meintest du ${listed(titles, 'oder')}?`

function listed(names: readonly string[], word: 'und' | 'oder'): string {
  const others = names.toSpliced(-1).join(', ')
  return `${others === '' ? '' : `${others} ${word} `}${names.at(-1) ?? ''}`
}

/** What is wrong with decks, in German. */
export const decksInGerman: DeckWords = {
  violation: violation => `${told(violation)} (${violation.cites ?? `CR ${violation.rule}`}).`,
  problem: problem => (problem.line === null ? reason(problem) : `Zeile ${problem.line}: ${reason(problem)}`),
}
