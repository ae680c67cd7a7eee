import type { CounterTerm, Possession, Property, Since } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { following, joined, spaced, t, withAside } from '../../phrasing/text.ts'
import type { Amount, Count, Counted, Doing, Event, Figure, Person } from '../../tree/tree.ts'
import { eventText } from './events.ts'
import type { Case, Determiner, Group, Word } from './grammar.ts'
import { feminine, group, inCase, list, masculine, subject } from './grammar.ts'
import { agendaPoint, card, click, counter, counters, serversAmong, subroutine, tag, types } from './names.ts'
import { belonging, clauseOf, dative, groupOf, manyText, severalOf, thing } from './nouns.ts'

/** How much: the figure, and what follows the noun ("für jeden …"). */
export interface Quantity {
  readonly count: Text
  /** Words such as "beliebig viele", behind which a symbol needs a space. */
  readonly isInWords: boolean
  /** For what so much is: "für jede …". */
  readonly purpose: Text
  /** The same behind the noun, with its space. */
  readonly tail: Text
}

const how = (word: Word, participle: string): Group => ({
  ...group(word),
  after: withAside('', t`, ${relative(word)} auf diese Weise ${participle} wurde`),
})
const relative = ({ gender }: Word): Text => ({ m: 'der', f: 'die', n: 'das' })[gender]

const { credit } = counters
/** What verbs have done to how many: "Karte, die auf diese Weise zerstört wurde". */
const done: Readonly<Record<Doing['do'], readonly [Word, string]>> = {
  loseCredits: [credit, 'verloren'],
  takeCredits: [credit, 'genommen'],
  loseClicks: [click, 'verloren'],
  giveTags: [tag, 'genommen'],
  removeTags: [tag, 'entfernt'],
  removeCounters: [counter, 'entfernt'],
  moveCounters: [counter, 'verschoben'],
  purge: [counters.virus, 'gelöscht'],
  forfeit: [types.agenda, 'aufgegeben'],
  trash: [card, 'zerstört'],
  damage: [card, 'zerstört'],
  addTo: [card, 'bewegt'],
  expose: [card, 'enthüllt'],
  look: [card, 'angesehen'],
  play: [card, 'gespielt'],
  reveal: [card, 'aufgedeckt'],
  search: [card, 'gefunden'],
}
/** "Zerstört", "gefunden". */
export const participleOf = (name: Doing['do']): string => done[name][1]
function doneBy(name: Doing['do'], isMany: boolean): Group {
  const [word, participle] = done[name]
  const it = how(word, participle)
  return isMany ? { ...it, after: withAside('', t`, die auf diese Weise ${participle} wurden`) } : it
}

const haveHas = (who: Person): Text => (who === 'you' ? 'hast' : 'hat')
/** What somebody has, as a noun with what follows it. */
function hadBy(who: Person, what: Possession, isMany: boolean): Group {
  const words: Readonly<Record<Possession, Word>> = {
    credits: credit,
    clicks: click,
    tags: tag,
    badPublicity: counters.badPublicity,
    handSize: card,
    cardsInHand: card,
    score: agendaPoint,
    link: masculine('[link]', '[link]', '[link]'),
    coreDamage: masculine('Kernschaden', 'Kernschaden', 'Kernschadens'),
    unusedMemory: feminine('unbenutzte [mu]', 'unbenutzte [mu]'),
  }
  const word = words[what]
  const whose = who === 'you' ? 'deiner' : 'seiner'
  if (what === 'handSize') return { ...group(word), after: t` ${whose} maximalen Handgröße` }
  const key = isMany ? 'die' : { m: 'den', f: 'die', n: 'das' }[word.gender]
  const where =
    what === 'credits'
      ? t` in ${whose === 'deiner' ? 'deinem' : 'seinem'} Creditvorrat`
      : what === 'cardsInHand'
        ? ' auf der Hand'
        : ''
  return { ...group(word), after: withAside('', t`, ${key} ${subject(who)}${where} ${haveHas(who)}`) }
}

const spans: Readonly<Record<Exclude<Since, 'lastTurn'>, string>> = {
  thisTurn: 'in diesem Zug',
  thisRun: 'in diesem Run',
  thisEncounter: 'in dieser Konfrontation',
  thisBreach: 'bei diesem Eindringen',
}
/** During which time something happened. */
export const since = (
  { since, event }: { readonly since: Since; readonly event: Event },
  by: Person | null,
): Text => {
  if (since === 'lastTurn')
    return by === null ? 'im letzten Zug' : t`in ${by === 'you' ? 'deinem' : 'seinem'} letzten Zug`
  if (since === 'thisEncounter' && event.thatEncounter) return 'in jener Konfrontation'
  return since === 'thisRun' && event.thatRun ? 'in jenem Run' : spans[since]
}

/** What a number counts, as a noun. */
export function countedGroup(of: Counted, isMany: boolean): Group {
  switch (of.of) {
    case 'cards': {
      const cards = groupOf(of.noun, isMany)
      const more = of.including === undefined ? '' : t` (${thing(of.including, 'accusative')} mitgezählt)`
      return { ...cards, after: t`${cards.after}${more}` }
    }
    case 'servers':
      return serversAmong(of.among, isMany)
    case 'counters':
      return of.on === null
        ? group(counters[of.counter], 'gehostet')
        : { ...group(counters[of.counter]), after: t` auf ${dative(of.on)}` }
    case 'done':
      return doneBy(of.verb, isMany)
    case 'chosen':
      return {
        ...group(card),
        after: withAside('', t`, die auf diese Weise gewählt ${isMany ? 'wurden' : 'wurde'}`),
      }
    case 'had':
      return hadBy(of.who, of.what, isMany)
    case 'subroutines':
      return { ...group(subroutine), after: t` auf ${dative(of.on)}` }
    case 'types':
      return {
        ...group(masculine('Kartentyp', 'Kartentypen')),
        after: t` unter ${manyText(of.noun, 'dative')}`,
      }
    case 'times': {
      const word: Word = { gender: 'n', one: 'Mal', many: 'Male', genitive: 'Mals' }
      return {
        ...group(word),
        after: withAside('', t`, ${isMany ? 'die' : 'das'} ${eventText(of.event, 'past', since(of, null))}`),
      }
    }
  }
}

/** "Der Anzahl der installierten Programme". */
const numberOf = (of: Counted, grammatical: Case): Text =>
  t`${theNumber(grammatical)} ${inCase(countedGroup(of, true), { is: 'the' }, 'genitive', true)}`

const priceNouns = { rez: 'Rez-Kosten', install: 'Installationskosten' }
const theNumber = (of: Case): Text => (of === 'dative' ? 'der Anzahl' : 'die Anzahl')

type OfCard = Extract<Figure, { property: Property }>
const properties: Readonly<Record<Property, (f: OfCard, grammatical: Case) => Text>> = {
  strength: ({ of }, grammatical) => belonging('Stärke', 'f', of, grammatical),
  printedCost: ({ of, price }, grammatical) =>
    belonging(
      t`aufgedruckten ${price === undefined ? 'Kosten' : priceNouns[price]}`,
      'many',
      of,
      grammatical,
    ),
  points: ({ of }, grammatical) =>
    belonging(grammatical === 'dative' ? 'Agendapunkten' : 'Agendapunkte', 'many', of, grammatical),
  subroutines: ({ of }, grammatical) => t`${theNumber(grammatical)} ${severalOf('Subroutinen', of)}`,
  requirement: ({ of }, grammatical) => belonging('Fortschrittsanforderung', 'f', of, grammatical),
  advancementWhenScored: ({ of }, grammatical) =>
    t`${theNumber(grammatical)} ${severalOf('Fortschrittsmarker', of)} beim Werten`,
}

const lesser = {
  lesser: (isDative: boolean) => (isDative ? 'dem Kleineren' : 'das Kleinere'),
  least: (isDative: boolean) => (isDative ? 'dem Kleinsten' : 'das Kleinste'),
}

/** Each of them is taken off: "5 minus … minus …". */
const addends = (of: Figure): readonly Figure[] => (typeof of === 'object' && 'plus' in of ? of.plus : [of])

/** A part of a sum, or of what is taken off: "(das Kleinere von … und …) plus …". */
const term = (of: Figure, grammatical: Case): Text =>
  typeof of === 'object' && 'least' in of ? t`(${figure(of, grammatical)})` : figure(of, grammatical)
/** What is taken so often: "… mal (… plus …)". */
const factor = (of: Figure, grammatical: Case): Text =>
  typeof of === 'object' && ('plus' in of || 'minus' in of)
    ? t`(${figure(of, grammatical)})`
    : term(of, grammatical)

/** A number as a noun, in a case. */
export function figure(of: Figure, grammatical: Case = 'nominative'): Text {
  const article = grammatical === 'dative' ? 'der' : 'die'
  const next = (part: Figure): Text => term(part, grammatical)
  if (typeof of === 'number') return String(of)
  if (of === 'X') return of
  if (of === 'thatNumber') return grammatical === 'dative' ? 'jener Zahl' : 'jene Zahl'
  if (of === 'traceStrength') return t`${grammatical === 'dative' ? 'deiner' : 'deine'} Trace-Stärke`
  if ('numberOf' in of) return numberOf(of.numberOf, grammatical)
  if ('times' in of)
    return joined(
      of.times.map(part => factor(part, grammatical)),
      ' mal ',
    )
  if ('plus' in of) return joined(of.plus.map(next), ' plus ')
  if ('minus' in of) return joined([of.minus[0], ...addends(of.minus[1])].map(next), ' minus ')
  if ('least' in of)
    return t`${lesser[of.least.length > 2 ? 'least' : 'lesser'](grammatical === 'dative')} von ${list(
      of.least.map(part => figure(part, 'dative')),
      'und',
    )}`
  if ('total' in of) {
    const told = of.total === 'cost' ? 'Kosten von' : 'Agendapunkte auf'
    const cards = manyText(of.cards, 'dative')
    return withAside(
      t`${article} Summe der aufgedruckten ${told} ${cards}`,
      t`, ${clauseOf({ ...of, not: false }, 'many')}`,
    )
  }
  return properties[of.property](of, grammatical)
}

function count(of: Count): Text {
  switch (of) {
    case 'thatMany':
      return 'so viele'
    case 'anyNumber':
      return 'beliebig viele'
    case 'all':
      return 'alle'
    default:
      return String(of)
  }
}

/** A number before the noun it counts. */
export function quantity({ count: most, from, forEach, where, plus }: Amount): Quantity {
  const more = plus === undefined ? null : quantity(plus)
  const each =
    forEach === undefined
      ? ''
      : t`für ${inCase(countedGroup(forEach, false), { is: 'each' }, 'accusative', false)}`
  const equal =
    where === undefined ? '' : withAside('', t`, wobei ${String(most)} ${figure(where, 'dative')} entspricht`)
  const added = more === null ? '' : t`plus ${more.count}${more.tail}`
  const purpose = spaced(from === 0 && most === 1 ? 'oder nichts' : '', each, equal, added)
  const rest = {
    purpose,
    tail: following(purpose),
    isInWords: most === 'thatMany' || most === 'anyNumber' || most === 'all',
  }
  if (from === undefined || (from === 0 && most === 1)) return { count: count(most), ...rest }
  return { count: from === 0 ? t`bis zu ${count(most)}` : t`${count(from)} bis ${count(most)}`, ...rest }
}

/** A number as what stands before its noun. */
export const numeral = (amount: Amount): Determiner =>
  amount.but !== undefined
    ? { is: 'figure', text: t`alle bis auf ${amount.but}`, one: amount.but === 1 }
    : amount.count === 'all'
      ? { is: 'all' }
      : { is: 'figure', text: quantity(amount).count, one: amount.count === 1 }

/** So many of something: "2 Markierungen für jede …". */
export function counted(
  amount: Amount,
  word: Word,
  grammatical: Case = 'accusative',
  ...adjectives: readonly string[]
): Text {
  const isMany = amount.count !== 1
  return t`${inCase(group(word, ...adjectives), numeral(amount), grammatical, isMany)}${quantity(amount).tail}`
}

/** A number of symbols: a symbol stands right behind a figure. */
export function symbols({ plus, ...amount }: Amount, symbol: string): Text {
  const { count: much, isInWords, tail } = quantity(amount)
  const space = isInWords ? ' ' : ''
  const all = amount.count === 'all' && symbol === '[credit]' ? 'alle Credits' : t`${much}${space}${symbol}`
  return plus === undefined ? t`${all}${tail}` : t`${all}${tail} plus ${symbols(plus, symbol)}`
}

/** Clicks are shown one by one as far as one can see them at a glance. */
export function clicks(amount: Amount): Text {
  const { count: n } = amount
  return typeof n === 'number' && n >= 1 && n <= 4 && amount.from === undefined
    ? t`${'[click]'.repeat(n)}${quantity(amount).tail}`
    : symbols(amount, '[click]')
}

export const units = (kind: CounterTerm, amount: Amount, grammatical: Case = 'accusative'): Text =>
  kind === 'credit' ? symbols(amount, '[credit]') : counted(amount, counters[kind], grammatical)
