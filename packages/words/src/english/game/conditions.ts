import type { Possession, Side, Until } from '@paydata/engine/language'
import { areOfOneCard, areOfOnePlayer, haveOneSubject, inOne, isOfRun } from '../../phrasing/in-one.ts'
import type { Text } from '../../phrasing/text.ts'
import { joined, t } from '../../phrasing/text.ts'
import type { Ending, If, When } from '../../tree/asking.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Doing, Event, Figure, Noun as Kind, Person, Thing, Trait } from '../../tree/tree.ts'
import { countedNoun, figure, since } from './amounts.ts'
import { would } from './effects.ts'
import { byWhat, eventText, partsOf } from './events.ts'
import type { Noun } from './grammar.ts'
import { article, list, ordinal, possessive, subject } from './grammar.ts'
import { counters, serversText, serverText, subtypeName, zoneText } from './names.ts'
import {
  anyPredicates,
  asSubject,
  following,
  isMany,
  nounText,
  predicate,
  predicates,
  thing,
} from './nouns.ts'

const nth = (n: number): Text => ordinal(n - 1)
const isAre = (who: Person): Text => (who === 'you' ? 'are' : 'is')
const haveHas = (who: Person): Text => (who === 'you' ? 'have' : 'has')
const unless = (not: boolean): Text => (not ? 'not ' : '')

/** How many of them: a figure, "no", or words for a number. */
type Much = Figure | 'no'
const isOne = (much: Much): boolean => much === 1
const muchText = (much: Much): Text => (much === 'no' ? much : figure(much))
/** A symbol stands right behind a number. */
const symbol = (name: string) => (much: Much) =>
  t`${muchText(much)}${typeof much === 'number' ? '' : ' '}${name}`
const word = (one: string, many: string) => (much: Much) => t`${muchText(much)} ${isOne(much) ? one : many}`
const possessions: Readonly<Record<Possession, (much: Much) => Text>> = {
  credits: symbol('[credit]'),
  clicks: symbol('[click] remaining'),
  tags: word('tag', 'tags'),
  badPublicity: word('bad publicity', 'bad publicity'),
  handSize: word('card of maximum hand size', 'cards of maximum hand size'),
  cardsInHand: word('card in hand', 'cards in hand'),
  score: word('agenda point', 'agenda points'),
  link: symbol('[link]'),
  coreDamage: word('core damage', 'core damage'),
  unusedMemory: much => t`${muchText(much)} unused [mu]`,
}

function has({ who, again, what, than, not }: Extract<If, { if: 'has' }>): Text {
  const one = again === true ? 'they have' : t`${subject[who]} ${haveHas(who)}`
  const much = possessions[what](than)
  if (!not && what === 'clicks' && isOne(than)) return t`${one} any [click] remaining`
  if (!not && ((what === 'tags' && !isOne(than)) || what === 'unusedMemory'))
    return t`${one} at least ${much}`
  if (!not) return t`${one} ${much}${isOne(than) ? '' : ' or more'}`
  if (isOne(than)) return t`${one} ${possessions[what]('no')}`
  if (what !== 'credits' || typeof than !== 'number') return t`${one} less than ${much}`
  return t`${one} ${possessions[what](than - 1)} or less`
}

function thereAre({ than, of, not, any }: Extract<If, { if: 'thereAre' }>): Text {
  const { one, many } = countedNoun(of)
  if (not && than === 1) return t`there are no ${many}`
  if (not)
    return typeof than === 'number'
      ? t`there are ${than - 1} or fewer ${many}`
      : t`there are fewer than ${figure(than)} ${many}`
  if (any === true) return t`there are any ${many}`
  return than === 1 ? t`there is ${article(one)}` : t`there are ${figure(than)} or more ${many}`
}

function howMany(range: { readonly atLeast: number } | { readonly atMost: number }, of: Noun): Text {
  if ('atLeast' in range) return t`${range.atLeast} or more ${of.many}`
  return range.atMost === 0 ? t`no ${of.many}` : t`${range.atMost} or fewer ${of.many}`
}

/** A condition about the event in the span asked for: "the Runner made a run during their last turn". */
const byWhom = ({ by, runner }: Event): Person => by ?? runner

/** "The strength of host ice is 0 or less": what has strength is rezzed. */
const isOfStrength = (trait: Trait): boolean =>
  trait.trait === 'strength' || (trait.trait === 'quality' && trait.quality === 'rezzed')
const strengthOf = ({ traits }: Kind): number | null =>
  traits.every(isOfStrength) ? (traits.find(each => each.trait === 'strength')?.atMost ?? null) : null

const hands: Readonly<Record<Side, string>> = { corp: 'HQ', runner: 'the grip' }

const elsewhereThan = ({ from }: Event): Text => t` from anywhere except ${list(from.map(zoneText), 'or')}`
/** How a card was played that is being played. */
const isOwnPlay = ({ what, card, from }: Event): boolean =>
  what.join() === 'played' && card?.is === 'this' && from.length > 0

/** What an instruction did to cards: for others "you affect a card this way". */
const thisWay: Exceptions<
  Doing['do'],
  | 'addTo'
  | 'expose'
  | 'forfeit'
  | 'giveTags'
  | 'look'
  | 'loseClicks'
  | 'loseCredits'
  | 'moveCounters'
  | 'play'
  | 'purge'
  | 'removeCounters'
  | 'removeTags'
  | 'reveal'
  | 'search'
  | 'takeCredits',
  string
> = {
  damage: 'trash',
  trash: 'trash',
}
/** "You trash a card this way"; what comes before it on the card is done when it is asked: "you rezzed". */
function thisWayText({ verb, noun, not }: Extract<If, { if: 'thisWay' }>): Text {
  const card = article(nounText({ ...noun, traits: [{ trait: 'thisWay' }, ...noun.traits] }).one)
  if (verb === 'rez') return t`you ${not ? 'did not rez' : 'rezzed'} ${card}`
  return t`you ${not ? 'do not ' : ''}${thisWay[verb] ?? 'affect'} ${card}`
}

/** Not twice at the end: "you scored an agenda this turn that you did not install this turn". */
function happened({ event, since: span, not }: Extract<If, { if: 'happened' }>): Text {
  const { card } = event
  const tense = not ? 'not' : 'past'
  const when = since({ since: span, event }, byWhom(event))
  const met =
    card !== null && 'noun' in card
      ? card.noun?.traits.filter(each => each.trait === 'met' && each.since === span)
      : []
  if (card?.is !== 'any' || met === undefined || met.length === 0) return t`${eventText(event, tense)}${when}`
  const traits = card.noun.traits.filter(each => !met.includes(each))
  const head = eventText({ ...event, card: { ...card, noun: { ...card.noun, traits } } }, tense)
  return t`${head}${when} ${following(met)}`
}

const isOfCard = (of: If): of is Extract<If, { if: 'card' }> => of.if === 'card'
/** The one card that all of them are about. */
const cardOf = (of: readonly If[]): Thing | null =>
  areOfOneCard(of) ? (of.find(isOfCard)?.card ?? null) : null

/** "Hosted companion": what is on a card is a card. */
const guestText = (guest: Kind): Text =>
  guest.types.length === 0 &&
  guest.subtypes.length > 0 &&
  guest.traits.every(each => each.trait === 'quality' && each.quality === 'hosted')
    ? t`hosted ${list(guest.subtypes.map(subtypeName), 'or')}`
    : nounText(guest).one

/** After "if" and "while". */
export function condition(of: If): Text {
  switch (of.if) {
    case 'tagged':
      return t`${of.again === true ? 'they are' : t`${subject[of.who]} ${isAre(of.who)}`} ${unless(of.not)}tagged`
    case 'has':
      return has(of)
    case 'atLeast':
      return t`${figure(of.amount)} is ${of.not ? 'less than' : 'at least'} ${figure(of.than)}`
    case 'thereAre':
      return thereAre(of)
    case 'someActive':
      return of.not
        ? t`no ${nounText(of.noun).one} is active`
        : t`${article(nounText(of.noun).one)} is active`
    case 'thisWay':
      return thisWayText(of)
    case 'runWasSuccessful':
      return t`${of.named ? 'it' : 'that run'} was ${of.not ? 'un' : ''}successful`
    case 'happened':
      if (of.not && isOwnPlay(of.event))
        return t`${eventText({ ...of.event, from: [] }, 'past')}${elsewhereThan(of.event)}`
      return happened(of)
    case 'nthTime':
      return t`this is ${unless(of.not)}the ${nth(of.nth)} time ${eventText(of.event, 'past')}${since(of, of.event.by)}`
    case 'nth':
      return t`${asSubject(of.card)} is ${unless(of.not)}the ${nth(of.nth)} ${nounText(of.noun).one}`
    case 'mayAccess':
      return t`${subject[of.who]} ${isAre(of.who)} ${unless(of.not)}allowed to access ${of.least} or more cards in ${serverText(of.server)} during this breach`
    case 'sameAction':
      return t`you have ${unless(of.not)}taken that action exactly ${of.times} times this turn`
    case 'all':
      return list(of.of.map(condition), 'and')
    case 'either': {
      const card = cardOf(of.of)
      return card === null
        ? list(of.of.map(condition), 'or')
        : t`${asSubject(card)} ${anyPredicates(
            of.of.filter(isOfCard).map(each => each.passes),
            isMany(card),
          )}`
    }
    case 'card':
      if (!of.not && strengthOf(of.passes) !== null)
        return t`${figure({ property: 'strength', of: of.card })} is ${strengthOf(of.passes) ?? 0} or less`
      return t`${asSubject(of.card)} ${predicates(of.passes, isMany(of.card), of.not)}`
    case 'hosts':
      return t`${asSubject(of.card)} has ${list(
        of.guests.map(guest => article(guestText(guest))),
        'and',
      )}`
    case 'active':
      return t`${asSubject(of.card)} is active`
    case 'installedStill':
      return t`${asSubject(of.card)} has ${of.not ? '' : 'not '}been uninstalled`
    case 'running':
      if (of.not) return t`there is no ${runOn(of.servers, '')}`
      return of.servers === null ? 'there is a run' : t`the run is on ${serversText(of.servers)}`
    case 'encountering':
    case 'approaching':
      return t`${subject[of.who]} ${isAre(of.who)} ${unless(of.not)}${of.if} ${thing(of.ice)}`
    case 'turnOf':
      return t`it is ${unless(of.not)}${possessive[of.who]} turn`
    case 'done':
      return t`${of.who === 'you' ? 'you' : 'they'} do${of.not ? ' not' : ''}`
    case 'same':
      return of.not ? 'they do not match' : 'they match'
    case 'protected':
      return t`${serversText(of.servers)} is ${unless(of.not)}protected by ice`
    case 'more': {
      const [more, less] = of.hands
      return of.what === 'credits'
        ? t`${subject[of.who]} ${haveHas(of.who)} more credits than ${subject[of.than]}`
        : t`there are more cards in ${hands[more]} than in ${hands[less]}`
    }
    case 'sameBids':
      return of.not ? 'the bids differ' : 'the bids match'
    case 'onlyOne':
      return t`${thing(of.card)} is the only ${nounText(of.noun).one}`
    case 'threat':
      return t`the threat level is ${of.not ? t`${of.level - 1} or less` : t`${of.level} or greater`}`
    case 'fullyBroken':
      return of.not
        ? t`${subject[of.who]} did not fully break ${thing(of.card)}`
        : t`${subject[of.who]} fully broke ${thing(of.card)}`
    case 'resolving':
      return t`${thing(of.card)} is ${unless(of.not)}resolving`
    case 'had': {
      const whose = typeof of.whose === 'string' ? subject[of.whose] : thing(of.whose)
      return t`${whose} had ${howMany(of, counters[of.what])}`
    }
  }
}

/** Until when something lasts. */
const endings: Readonly<Record<Until['at'], (whose: Person) => Text>> = {
  runEnds: () => 'for the remainder of this run',
  turnEnds: () => 'for the remainder of the turn',
  encounterEnds: () => 'for the remainder of this encounter',
  breachEnds: () => 'for the remainder of this breach',
  nextCheckpoint: () => 'for now',
  turnBegins: whose => t`until ${possessive[whose]} next turn begins`,
  sourceInactive: () => 'while this card is active',
  nextEncounterEnds: () => 'until the next encounter ends',
  runAndEncounterEnd: () => 'for the remainder of this run',
  resolved: () => 'once',
  currentReplaced: whose =>
    t`until another current is played or an agenda is ${whose === 'runner' ? 'stolen' : 'scored'}`,
  gameEnds: () => 'for the remainder of the game',
}
export const ending = ({ at, whose }: Ending): Text => endings[at](whose)

const results = {
  ifSuccessful: 'if successful',
  ifUnsuccessful: 'if unsuccessful',
  inAnyCase: 'whether or not it is successful',
}

function whatHappens({ on, how }: When): Text {
  if ('state' in on) return condition(on.state)
  if ('would' in on) return would[on.would](on.of)
  return 'event' in on ? eventText(on.event, how === 'first' ? 'first' : 'now') : results[on.result]
}

/** Whoever it happened through was just named: "during each of their turns". */
function eachTurn({ on }: When, whose: Person): Text {
  const isNamed = whose !== 'you' && 'event' in on && on.event.by === whose
  return t`each of ${isNamed ? 'their' : possessive[whose]} turns`
}

function headOf(when: When): Text {
  const text = whatHappens(when)
  const time = t`the ${nth(when.nth ?? 1)} time`
  if ('result' in when.on) return text
  switch (when.how) {
    case 'when':
    case 'whenever':
    case 'after':
    case 'if':
      return t`${when.how} ${text}`
    case 'next':
      return t`the next time ${text}`
    case 'nextInRun':
      return t`the next time during this run that ${text}`
    case 'first':
      if (when.each === null) return t`${time} ${text}`
      if (when.each === 'thatRun' && !isOfRun(when.on)) return t`${time} ${text} during that run`
      if (when.each === 'thatRun') return t`${time} ${text}`
      if (typeof when.each === 'object') return t`${time} ${text} during ${eachTurn(when, when.each.turnOf)}`
      return t`${time} each ${when.each} ${text}`
  }
}

const isRunning = (of: If): of is Extract<If, { if: 'running' }> => of.if === 'running' && !of.not
const runOn = (servers: Extract<If, { if: 'running' }>['servers'], article: '' | 'a ' = 'a '): Text =>
  t`${article}run${servers === null ? '' : t` against ${serversText(servers)}`}`

const isOwnTurn = (of: If): of is Extract<If, { if: 'turnOf' }> => of.if === 'turnOf' && !of.not
const duringTurn = ({ who }: Extract<If, { if: 'turnOf' }>): Text => t`during ${possessive[who]} turn`

/** When something is done, if that can be said: "during a run", "during your turn". */
export function during(of: If): Text | null {
  if (isRunning(of)) return t`during ${runOn(of.servers)}`
  return isOwnTurn(of) ? duringTurn(of) : null
}

/** "Use this ability only during a run", or else "only if …". */
export const useOnly = (of: If): Text => during(of) ?? t`if ${condition(of)}`

/** "While", or "during each run". */
export function asLongAs(of: If): Text {
  if (isRunning(of)) return t`during each ${runOn(of.servers, '')}`
  if (of.if === 'all' && of.of.length === 2 && of.of.some(isRunning))
    return t`each run, ${list(of.of.filter(each => !isRunning(each)).map(asLongAs), 'and')}`
  return t`${of.if === 'happened' ? 'as long as' : 'while'} ${condition(of)}`
}

/** When credits may be spent, if that is in runs: "you can spend hosted credits during runs". */
export function duringRuns(of: If): Text | null {
  if (!isRunning(of)) return null
  return of.servers === null ? 'during runs' : t`during runs against ${serversText(of.servers)}`
}

/** What was so before it happened stands last: "gain 2[credit] if it had no advancement counters". */
const isPast = (of: If): boolean => of.if === 'had'
export const pastOf = (when: When): Text =>
  joined(
    when.if.filter(isPast).map(each => t` if ${condition(each)}`),
    '',
  )

/** "When the Runner accesses this asset anywhere except in Archives". */
const isElsewhere = (of: If): of is Extract<If, { if: 'card' }> =>
  of.if === 'card' &&
  of.not &&
  of.card.is === 'it' &&
  of.passes.traits.length > 0 &&
  of.passes.traits.every(({ trait }) => trait === 'inZones')

/** The head of an ability: "when your turn begins", "whenever you install a card, if you are tagged". */
function whenText(when: When): Text {
  const head = headOf(when)
  const once = when.atOnce ? t`${head}, once for all at the same time` : head
  const meanwhile = when.if.flatMap(each => during(each) ?? []).map(text => t` ${text}`)
  const after = when.after === undefined ? '' : t` after ${condition(when.after)}`
  const elsewhere = when.if.filter(isElsewhere).map(each => t` anywhere except ${predicate(each.passes)}`)
  const others = when.if.filter(each => during(each) === null && !isPast(each) && !isElsewhere(each))
  const whole = joined([once, ...meanwhile, ...elsewhere, after], '')
  return joined([whole, ...others.map(each => t`if ${condition(each)}`)], ', ')
}

function ofOnePlayer(moments: readonly When[]): Text | null {
  const events = moments.flatMap(({ on }) => ('event' in on && byWhat(on.event) === '' ? [on.event] : []))
  const parts = events.flatMap(event => partsOf(event, 'now'))
  return areOfOnePlayer(moments) && events.length === moments.length && haveOneSubject(parts)
    ? t`${moments[0]?.how ?? 'when'} ${inOne(parts, 'or')}`
    : null
}

/** "When you install this program and when your turn begins", "whenever you do damage or trash 1 or more cards". */
export function momentsText(moments: readonly When[]): Text {
  return ofOnePlayer(moments) ?? list(moments.map(whenText), 'and')
}
