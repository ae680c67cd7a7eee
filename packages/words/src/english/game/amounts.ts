import type { CounterTerm, DamageTerm, Possession, Property, Since } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t, withAside } from '../../phrasing/text.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Amount, Count, Counted, Doing, Event, Figure, Person, Thing } from '../../tree/tree.ts'
import { eventText } from './events.ts'
import type { Noun, Quantity } from './grammar.ts'
import { counted, list, noun, possessive, subject, symbols } from './grammar.ts'
import { agendaPoint, counters, damageName, serversAmong, tag, types } from './names.ts'
import { metText, nounText, thing } from './nouns.ts'

const thisWay = (of: Noun, how: Text): Noun =>
  noun(t`${of.one} ${how} this way`, t`${of.many} ${how} this way`)

const credit = noun('credit')
const click = noun('[click]', '[click]')
const counter = noun('counter')
/** To what verbs have done something: the others to cards. */
const doneTo: Exceptions<
  Doing['do'],
  'trash' | 'addTo' | 'damage' | 'expose' | 'look' | 'play' | 'reveal' | 'search',
  Noun
> = {
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
/** What they have done. */
export const done: Readonly<Record<Doing['do'], string>> = {
  loseCredits: 'lost',
  takeCredits: 'taken',
  loseClicks: 'lost',
  giveTags: 'taken',
  removeTags: 'removed',
  removeCounters: 'removed',
  moveCounters: 'moved',
  purge: 'removed',
  forfeit: 'forfeited',
  trash: 'trashed',
  damage: 'trashed',
  addTo: 'moved',
  expose: 'exposed',
  look: 'looked at',
  play: 'played',
  reveal: 'revealed',
  search: 'found',
}

/** Of one and of many. */
const alike = (name: Text): Noun => noun(name, name)
const hadBy: Readonly<Record<Possession, (whose: Text, has: Text) => Noun>> = {
  credits: whose => alike(t`[credit] in ${whose} credit pool`),
  clicks: (_, has) => alike(t`[click] ${has} remaining`),
  tags: (_, has) => noun(t`tag ${has}`, t`tags ${has}`),
  badPublicity: (_, has) => alike(t`bad publicity ${has}`),
  handSize: whose => noun(t`card of ${whose} maximum hand size`, t`cards of ${whose} maximum hand size`),
  cardsInHand: whose => noun(t`card in ${whose} hand`, t`cards in ${whose} hand`),
  score: (_, has) => noun(t`${agendaPoint.one} ${has}`, t`${agendaPoint.many} ${has}`),
  link: (_, has) => alike(t`[link] ${has}`),
  coreDamage: (_, has) => alike(t`core damage ${has} taken this game`),
  unusedMemory: (_, has) => alike(t`unused [mu] ${has}`),
}

export function hostedCounter(kind: CounterTerm): Noun {
  const { one, many } = kind === 'credit' ? credit : counters[kind]
  return noun(t`hosted ${one}`, t`hosted ${many}`)
}

/** During which time it happened: after it, of what happened: during that run, if the text has spoken of one. */
export const since = (
  { since, event }: { readonly since: Since; readonly event: Event },
  by: Person | null,
): Text => {
  switch (since) {
    case 'thisTurn':
      return ' this turn'
    case 'lastTurn':
      return by === null ? ' last turn' : t` during ${by === 'you' ? 'your' : 'their'} last turn`
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
      return noun(t`${one}${more}`, t`${many}${more}`)
    }
    case 'servers':
      return serversAmong(of.among)
    case 'counters': {
      if (of.on === null) return hostedCounter(of.counter)
      const { one, many } = counters[of.counter]
      return noun(t`${one} on ${thing(of.on)}`, t`${many} on ${thing(of.on)}`)
    }
    case 'done':
      return thisWay(doneTo[of.verb] ?? noun('card'), done[of.verb])
    case 'chosen':
      return thisWay(noun('card'), 'chosen')
    case 'had':
      return hadBy[of.what](possessive[of.who], of.who === 'you' ? 'you have' : t`${subject[of.who]} has`)
    case 'subroutines':
      return of.on.is === 'it'
        ? noun('subroutine it has', 'subroutines it has')
        : noun(t`subroutine on ${thing(of.on)}`, t`subroutines on ${thing(of.on)}`)
    case 'types': {
      const among = t`among ${nounText(of.noun).many}`
      return noun(t`card type ${among}`, t`card types ${among}`)
    }
    case 'times': {
      const when = t`${eventText(of.event, 'past')}${since(of, null)}`
      return noun(t`time ${when}`, t`times ${when}`)
    }
  }
}

/** "The strength of this ice", "its strength". */
const ofCard = (what: Text, of: Thing): Text =>
  of.is === 'it' && !of.many ? t`its ${what}` : t`the ${what} of ${thing(of)}`

type OfCard = Extract<Figure, { property: Property }>
const properties: Readonly<Record<Property, (f: OfCard) => Text>> = {
  strength: ({ of }) => ofCard('strength', of),
  printedCost: ({ of, price }) => ofCard(t`printed ${price === undefined ? '' : t`${price} `}cost`, of),
  points: ({ of }) => ofCard('agenda points', of),
  subroutines: ({ of }) => t`the number of subroutines on ${thing(of)}`,
  requirement: ({ of }) => ofCard('advancement requirement', of),
  advancementWhenScored: ({ of }) =>
    t`the number of advancement counters ${thing(of)} had when it was scored`,
}

/** Each of them is taken off: "5 minus … minus …". */
const addends = (of: Figure): readonly Figure[] => (typeof of === 'object' && 'plus' in of ? of.plus : [of])

/** A part of a sum, or of what is taken off: "(the lesser of … and …) plus …". */
const term = (of: Figure): Text => (typeof of === 'object' && 'least' in of ? t`(${figure(of)})` : figure(of))
/** What is taken so often: "… times (… plus …)". */
const factor = (of: Figure): Text =>
  typeof of === 'object' && ('plus' in of || 'minus' in of) ? t`(${figure(of)})` : term(of)

/** A number as a noun. */
export function figure(of: Figure): Text {
  if (typeof of === 'number') return String(of)
  if (of === 'X') return of
  if (of === 'thatNumber') return 'that number'
  if (of === 'traceStrength') return 'your trace strength'
  if ('numberOf' in of) return t`the number of ${countedNoun(of.numberOf).many}`
  if ('times' in of) return joined(of.times.map(factor), ' times ')
  if ('plus' in of) return joined(of.plus.map(term), ' plus ')
  if ('minus' in of) return joined([of.minus[0], ...addends(of.minus[1])].map(term), ' minus ')
  if ('least' in of)
    return t`the ${of.least.length > 2 ? 'least' : 'lesser'} of ${list(of.least.map(figure), 'and')}`
  if ('total' in of) {
    const cards = t`${nounText(of.cards).many} ${metText({ ...of, not: false })}`
    return of.total === 'cost'
      ? t`the sum of the printed costs of ${cards}`
      : t`the sum of the printed agenda points on ${cards}`
  }
  return properties[of.property](of)
}

function count(of: Count): Text {
  if (of === 'thatMany') return 'that many'
  return of === 'anyNumber' ? 'any number of' : String(of)
}

/** A number before the noun it counts. */
export function quantity({ count: most, but, from, forEach, where, plus }: Amount): Quantity {
  if (but !== undefined) return { count: t`all but ${but}`, one: but === 1, tail: '' }
  const one = most === 1
  const letter =
    where === undefined ? '' : withAside('', t`, where ${String(most)} is equal to ${figure(where)}`)
  const tail = joined(
    [
      from === 0 && one ? ' or none' : '',
      forEach === undefined ? '' : t` for each ${countedNoun(forEach).one}`,
      letter,
      plus === undefined ? '' : t` plus ${quantity(plus).count}${quantity(plus).tail}`,
    ],
    '',
  )
  const figures = { one, isInWords: most === 'thatMany' || most === 'anyNumber' || most === 'all', tail }
  if (from === undefined || (from === 0 && one)) return { count: count(most), ...figures }
  return { count: from === 0 ? t`up to ${count(most)}` : t`${count(from)} to ${count(most)}`, ...figures }
}

/** "2 net damage", "2 net damage plus 1 net damage for each …". */
export function damage(kind: DamageTerm, amount: Amount): Text {
  const { plus, ...first } = amount
  const { count: much, tail } = quantity(first)
  const own = t`${much} ${damageName(kind)}${tail}`
  return plus === undefined ? own : t`${own} plus ${damage(kind, plus)}`
}

export const units = (kind: CounterTerm, amount: Quantity): Text =>
  kind === 'credit' ? symbols(amount, '[credit]') : counted(amount, counters[kind])
