import type { CounterTerm, DamageTerm, Possession, Property, Since } from '@paydata/engine/language'
import type { Exceptions } from '../../tree/language.ts'
import type { Amount, Count, Counted, Doing, Event, Figure, Person, Thing } from '../../tree/tree.ts'
import { eventText } from './events.ts'
import type { Noun, Quantity } from './grammar.ts'
import { counted, list, noun, participle, possessive, subject, symbols } from './grammar.ts'
import { agendaPoint, counters, damageName, serversAmong, tag, types } from './names.ts'
import { metText, nounText, thing } from './nouns.ts'

const thisWay = (of: Noun, how: string): Noun =>
  noun(`${of.one} ${how} this way`, `${of.many} ${how} this way`)

const credit = noun('credit')
const click = noun('[click]', '[click]')
const counter = noun('counter')
/** To what verbs have done something: the others to cards. */
const doneTo: Exceptions<
  Doing['do'],
  'trash' | 'addTo' | 'damage' | 'expose' | 'install' | 'look' | 'play' | 'reveal' | 'rez' | 'search',
  Noun
> = {
  gainCredits: credit,
  loseCredits: credit,
  takeCredits: credit,
  loseClicks: click,
  giveTags: tag,
  removeTags: tag,
  removeCounters: counter,
  moveCounters: counter,
  purge: counters.virus,
  forfeit: types.agenda,
}
/** What they have done, where that is not the first word of their name. */
const done: Exceptions<
  Doing['do'],
  | 'gainCredits'
  | 'loseCredits'
  | 'takeCredits'
  | 'loseClicks'
  | 'removeTags'
  | 'removeCounters'
  | 'moveCounters'
  | 'forfeit'
  | 'trash'
  | 'expose'
  | 'install'
  | 'play'
  | 'reveal'
  | 'rez',
  string
> = {
  giveTags: 'taken',
  purge: 'removed',
  damage: 'trashed',
  addTo: 'moved',
  look: 'looked at',
  search: 'found',
}

/** Of one and of many. */
const alike = (name: string): Noun => noun(name, name)
const hadBy: Readonly<Record<Possession, (whose: string, has: string) => Noun>> = {
  credits: whose => alike(`[credit] in ${whose} credit pool`),
  clicks: (_, has) => alike(`[click] ${has} remaining`),
  tags: (_, has) => noun(`tag ${has}`, `tags ${has}`),
  badPublicity: (_, has) => alike(`bad publicity ${has}`),
  handSize: whose => noun(`card of ${whose} maximum hand size`, `cards of ${whose} maximum hand size`),
  cardsInHand: whose => noun(`card in ${whose} hand`, `cards in ${whose} hand`),
  score: (_, has) => noun(`${agendaPoint.one} ${has}`, `${agendaPoint.many} ${has}`),
  link: (_, has) => alike(`[link] ${has}`),
  unusedMemory: (_, has) => alike(`unused [mu] ${has}`),
}

export function hostedCounter(kind: CounterTerm): Noun {
  const { one, many } = kind === 'credit' ? credit : counters[kind]
  return noun(`hosted ${one}`, `hosted ${many}`)
}

/** During which time it happened: after it, of what happened: during that run, if the text has spoken of one. */
export const since = (
  { since, event }: { readonly since: Since; readonly event: Event },
  by: Person | null,
): string => {
  switch (since) {
    case 'thisTurn':
      return ' this turn'
    case 'lastTurn':
      return by === null ? ' last turn' : ` during ${by === 'you' ? 'your' : 'their'} last turn`
    case 'thisRun':
      return event.thatRun ? ' during that run' : ' this run'
    case 'thisEncounter':
      return event.thatEncounter ? ' during that encounter' : ' this encounter'
    case 'thisBreach':
      return ' this breach'
  }
}

export function countedNoun(of: Counted): Noun {
  switch (of.of) {
    case 'cards': {
      const { one, many } = nounText(of.noun)
      const more = of.including === undefined ? '' : ' (including this one)'
      return noun(`${one}${more}`, `${many}${more}`)
    }
    case 'servers':
      return serversAmong(of.among)
    case 'counters': {
      if (of.on === null) return hostedCounter(of.counter)
      const { one, many } = counters[of.counter]
      return noun(`${one} on ${thing(of.on)}`, `${many} on ${thing(of.on)}`)
    }
    case 'done':
      return thisWay(
        doneTo[of.verb] ?? noun('card'),
        done[of.verb] ?? participle(of.verb.replace(/[A-Z].*/, '')),
      )
    case 'chosen':
      return thisWay(noun('card'), 'chosen')
    case 'had':
      return hadBy[of.what](possessive[of.who], of.who === 'you' ? 'you have' : `${subject[of.who]} has`)
    case 'subroutines':
      return of.on.is === 'it'
        ? noun('subroutine it has', 'subroutines it has')
        : noun(`subroutine on ${thing(of.on)}`, `subroutines on ${thing(of.on)}`)
    case 'times': {
      const when = `${eventText(of.event, 'past')}${since(of, null)}`
      return noun(`time ${when}`, `times ${when}`)
    }
  }
}

/** "The strength of this ice", "its strength". */
const ofCard = (what: string, of: Thing): string =>
  of.is === 'it' && !of.many ? `its ${what}` : `the ${what} of ${thing(of)}`

type OfCard = Extract<Figure, { property: Property }>
const properties: Readonly<Record<Property, (f: OfCard) => string>> = {
  strength: ({ of }) => ofCard('strength', of),
  printedCost: ({ of, price }) => ofCard(`printed ${price === undefined ? '' : `${price} `}cost`, of),
  points: ({ of }) => ofCard('agenda points', of),
  subroutines: ({ of }) => `the number of subroutines on ${thing(of)}`,
  requirement: ({ of }) => ofCard('advancement requirement', of),
  advancementWhenScored: ({ of }) => `the number of advancement counters ${thing(of)} had when it was scored`,
}

/** Each of them is taken off: "5 minus … minus …". */
const addends = (of: Figure): readonly Figure[] => (typeof of === 'object' && 'plus' in of ? of.plus : [of])

/** A part of a sum, or of what is taken off: "(the lesser of … and …) plus …". */
const term = (of: Figure): string =>
  typeof of === 'object' && 'least' in of ? `(${figure(of)})` : figure(of)
/** What is taken so often: "… times (… plus …)". */
const factor = (of: Figure): string =>
  typeof of === 'object' && ('plus' in of || 'minus' in of) ? `(${figure(of)})` : term(of)

/** A number as a noun. */
export function figure(of: Figure): string {
  if (typeof of === 'number') return String(of)
  if (of === 'X') return of
  if (of === 'thatNumber') return 'that number'
  if (of === 'traceStrength') return 'your trace strength'
  if ('numberOf' in of) return `the number of ${countedNoun(of.numberOf).many}`
  if ('times' in of) return of.times.map(factor).join(' times ')
  if ('plus' in of) return of.plus.map(term).join(' plus ')
  if ('minus' in of) return [of.minus[0], ...addends(of.minus[1])].map(term).join(' minus ')
  if ('least' in of)
    return `the ${of.least.length > 2 ? 'least' : 'lesser'} of ${list(of.least.map(figure), 'and')}`
  if ('total' in of) {
    const cards = `${nounText(of.cards).many} ${metText({ ...of, not: false })}`
    return of.total === 'cost'
      ? `the sum of the printed costs of ${cards}`
      : `the sum of the printed agenda points on ${cards}`
  }
  return properties[of.property](of)
}

function count(of: Count): string {
  if (of === 'thatMany') return 'that many'
  return of === 'anyNumber' ? 'any number of' : String(of)
}

/** A number before the noun it counts. */
export function quantity({ count: most, but, from, forEach, where, plus }: Amount): Quantity {
  if (but !== undefined) return { count: `all but ${but}`, one: but === 1, tail: '' }
  const one = most === 1
  const tail = [
    ...(from === 0 && one ? [' or none'] : []),
    ...(forEach === undefined ? [] : [` for each ${countedNoun(forEach).one}`]),
    ...(where === undefined ? [] : [`, where ${most} is equal to ${figure(where)},`]),
    ...(plus === undefined ? [] : [` plus ${quantity(plus).count}${quantity(plus).tail}`]),
  ].join('')
  if (from === undefined || (from === 0 && one)) return { count: count(most), one, tail }
  return { count: from === 0 ? `up to ${count(most)}` : `${count(from)} to ${count(most)}`, one, tail }
}

/** "2 net damage", "2 net damage plus 1 net damage for each …". */
export function damage(kind: DamageTerm, amount: Amount): string {
  const { plus, ...first } = amount
  const { count: much, tail } = quantity(first)
  const text = `${much} ${damageName(kind)}${tail}`
  return plus === undefined ? text : `${text} plus ${damage(kind, plus)}`
}

export const units = (kind: CounterTerm, amount: Quantity): string =>
  kind === 'credit' ? symbols(amount, '[credit]') : counted(amount, counters[kind])
