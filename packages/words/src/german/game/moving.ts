import type { Deed, Owner, Term } from '../../tree/doing.ts'
import { quantity, symbols } from './amounts.ts'
import { serverText } from './names.ts'
import { accusative, dative } from './nouns.ts'
import type { Phrase } from './phrases.ts'
import { act } from './phrases.ts'
import { add, place, remove, shuffle } from './verbs.ts'

const hand = ({ side, person }: Owner): string =>
  side === 'corp'
    ? 'HQ'
    : side === null
      ? 'der Hand ihres Besitzers'
      : person === 'you'
        ? 'deinem Griff'
        : 'dem Griff'
const intoHand = ({ side, person }: Owner): string =>
  side === 'corp'
    ? 'in HQ'
    : side === null
      ? 'auf die Hand ihres Besitzers'
      : person === 'you'
        ? 'in deinen Griff'
        : 'in den Griff'
const deckOf = ({ side, person }: Owner): string =>
  side === 'corp'
    ? 'F&E'
    : side === null
      ? 'das Deck ihres Besitzers'
      : person === 'you'
        ? 'deinen Stapel'
        : 'den Stapel'
const discard = ({ side, person }: Owner): string =>
  side === 'corp'
    ? 'das Archiv'
    : side === null
      ? 'den Abwurfstapel ihres Besitzers'
      : person === 'you'
        ? 'deine Halde'
        : 'die Halde'

type Moved = Deed<'addTo'>
/** Where cards go, each with its verb. */
export const goals: Readonly<Record<Moved['to'], (d: Moved, face: string) => Phrase>> = {
  hand: (d, face) => act(d.who, add, `${accusative(d.cards)}${face} ${hand(d.owner)}`),
  topOfDeck: (d, face) => act(d.who, place, `${accusative(d.cards)}${face} oben auf ${deckOf(d.owner)}`),
  bottomOfDeck: (d, face) => act(d.who, place, `${accusative(d.cards)}${face} unter ${deckOf(d.owner)}`),
  eitherEndOfDeck: (d, face) =>
    act(d.who, place, `${accusative(d.cards)}${face} oben auf oder unter ${deckOf(d.owner)}`),
  handOrBottomOfDeck: (d, face) =>
    act(d.who, place, `${accusative(d.cards)}${face} ${intoHand(d.owner)} oder unter ${deckOf(d.owner)}`),
  shuffledIntoDeck: (d, face) => act(d.who, shuffle, `${accusative(d.cards)}${face} in ${deckOf(d.owner)}`),
  removed: d => act(d.who, remove, `${accusative(d.cards)} aus dem Spiel`),
  setAside: (d, face) => act(d.who, place, `${accusative(d.cards)}${face} beiseite`),
  discard: (d, face) => act(d.who, place, `${accusative(d.cards)}${face} auf ${discard(d.owner)}`),
  corpScore: (d, face) => act(d.who, add, `${accusative(d.cards)}${face} dem Punktebereich des Konzerns`),
  runnerScore: (d, face) => act(d.who, add, `${accusative(d.cards)}${face} dem Punktebereich des Runners`),
}

/** How a card is installed: before the verb, or after it. */
function termText(term: Term): string {
  switch (term.term) {
    case 'oneByOne':
      return ' nacheinander'
    case 'faceup':
      return ' offen'
    case 'facedown':
      return ' verdeckt'
    case 'newRemote':
      return ' in einem neuen entfernten Server'
    case 'remoteRoot':
      return ' in der Wurzel eines entfernten Servers'
    case 'innermost':
      return ' auf der innersten Position'
    case 'anyPosition':
      return ' auf einer beliebigen Position'
    case 'server':
      return ` in oder vor ${serverText(term.server, 'dative')}`
    case 'inward':
      return ` direkt innerhalb von ${dative(term.of)}`
    case 'onto':
      return ` auf ${dative(term.of)}`
    case 'ignoring':
    case 'less':
    case 'more':
    case 'totalLess':
      return ''
  }
}
function priceText(term: Term): string {
  switch (term.term) {
    case 'ignoring':
      return term.costs === 'all'
        ? ', ohne irgendwelche Kosten zu bezahlen'
        : ', ohne ihre Creditkosten zu bezahlen'
    case 'more':
      return `; die Kosten sind um ${quantity(term.amount).count} höher${quantity(term.amount).tail}`
    default:
      return ''
  }
}
/** What is paid less, before the verb: "für 2[credit] weniger". */
export const discounts = (of: readonly Term[]): string => {
  const each = of.some(({ term }) => term === 'oneByOne') ? 'jeweils ' : ''
  return of.map(term => discount(term, each)).join('')
}
function discount(term: Term, each: string): string {
  if (term.term !== 'less' && term.term !== 'totalLess') return ''
  const { tail } = quantity(term.amount)
  const { forEach: _, where: __, ...amount } = term.amount
  const much = symbols(amount, '[credit]')
  return ` für ${term.term === 'less' ? each : 'insgesamt '}${much} weniger${tail}`
}
export const terms = (of: readonly Term[]): string => of.map(termText).join('')
export const prices = (of: readonly Term[]): string => of.map(priceText).join('')
