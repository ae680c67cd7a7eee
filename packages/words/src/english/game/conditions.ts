import type { Possession, Until } from '@paydata/engine/language'
import { areOfOneCard, inOne, isOfRun, momentsInOne } from '../../phrasing/in-one.ts'
import type { Ending, If, When } from '../../tree/asking.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Doing, Event, Noun as Kind, Person, Trait } from '../../tree/tree.ts'
import { countedNoun, figure, since } from './amounts.ts'
import { would } from './effects.ts'
import { eventText, joining } from './events.ts'
import type { Noun } from './grammar.ts'
import { article, list, possessive, subject } from './grammar.ts'
import { counters, serversText, zoneText } from './names.ts'
import { asSubject, following, isMany, nounText, predicate, predicates, thing } from './nouns.ts'

const isAre = (who: Person): string => (who === 'you' ? 'are' : 'is')
const haveHas = (who: Person): string => (who === 'you' ? 'have' : 'has')
const unless = (not: boolean): string => (not ? 'not ' : '')

/** A symbol stands right behind a number. */
const symbol =
  (text: string) =>
  (count: string): string =>
    /^\d+$/.test(count) ? text : ` ${text}`
const word =
  (one: string, many: string) =>
  (count: string): string =>
    ` ${count === '1' ? one : many}`
const possessions: Readonly<Record<Possession, (count: string) => string>> = {
  credits: symbol('[credit]'),
  clicks: symbol('[click] remaining'),
  tags: word('tag', 'tags'),
  badPublicity: word('bad publicity', 'bad publicity'),
  handSize: word('card of maximum hand size', 'cards of maximum hand size'),
  cardsInHand: word('card in hand', 'cards in hand'),
  score: word('agenda point', 'agenda points'),
  link: symbol('[link]'),
  unusedMemory: () => ' unused [mu]',
}

function has({ who, again, what, than, not }: Extract<If, { if: 'has' }>): string {
  const n = figure(than)
  const one = again === true ? 'they have' : `${subject[who]} ${haveHas(who)}`
  if (!not && what === 'clicks' && n === '1') return `${one} any [click] remaining`
  if (!not && ((what === 'tags' && n !== '1') || what === 'unusedMemory'))
    return `${one} at least ${n}${possessions[what](n)}`
  if (!not) return `${one} ${n}${possessions[what](n)}${n === '1' ? '' : ' or more'}`
  if (n === '1') return `${one} no${possessions[what]('no')}`
  if (what !== 'credits' || typeof than !== 'number') return `${one} less than ${n}${possessions[what](n)}`
  return `${one} ${than - 1}${possessions[what](n)} or less`
}

function thereAre({ than, of, not, any }: Extract<If, { if: 'thereAre' }>): string {
  const { one, many } = countedNoun(of)
  if (not && than === 1) return `there are no ${many}`
  if (not)
    return typeof than === 'number'
      ? `there are ${than - 1} or fewer ${many}`
      : `there are fewer than ${figure(than)} ${many}`
  if (any === true) return `there are any ${many}`
  return than === 1 ? `there is ${article(one)}` : `there are ${figure(than)} or more ${many}`
}

function howMany(range: { readonly atLeast: number } | { readonly atMost: number }, of: Noun): string {
  if ('atLeast' in range) return `${range.atLeast} or more ${of.many}`
  return range.atMost === 0 ? `no ${of.many}` : `${range.atMost} or fewer ${of.many}`
}

/** A condition about the event in the span asked for: "the Runner made a run during their last turn". */
const byWhom = ({ by, runner }: Event): Person => by ?? runner

/** "The strength of host ice is 0 or less": what has strength is rezzed. */
const isOfStrength = (trait: Trait): boolean =>
  trait.trait === 'strength' || (trait.trait === 'quality' && trait.quality === 'rezzed')
const strengthOf = ({ traits }: Kind): number | null =>
  traits.every(isOfStrength) ? (traits.find(each => each.trait === 'strength')?.atMost ?? null) : null

const elsewhereThan = ({ from }: Event): string => ` from anywhere except ${list(from.map(zoneText), 'or')}`
/** How a card was played that is being played. */
const isOwnPlay = ({ what, card, from }: Event): boolean =>
  what.join() === 'played' && card?.is === 'this' && from.length > 0

/** What an instruction did to cards: for others "you affect a card this way". */
const thisWay: Exceptions<
  Doing['do'],
  | 'addTo'
  | 'expose'
  | 'forfeit'
  | 'gainCredits'
  | 'giveTags'
  | 'install'
  | 'look'
  | 'loseClicks'
  | 'loseCredits'
  | 'moveCounters'
  | 'play'
  | 'purge'
  | 'removeCounters'
  | 'removeTags'
  | 'reveal'
  | 'rez'
  | 'search'
  | 'takeCredits',
  string
> = {
  damage: 'trash',
  trash: 'trash',
}
/** "You trash a card this way"; what comes before it on the card is done when it is asked: "you rezzed". */
function thisWayText({ verb, noun, not }: Extract<If, { if: 'thisWay' }>): string {
  const card = article(nounText({ ...noun, traits: [{ trait: 'thisWay' }, ...noun.traits] }).one)
  if (verb === 'rez') return `you ${not ? 'did not rez' : 'rezzed'} ${card}`
  return `you ${not ? 'do not ' : ''}${thisWay[verb] ?? 'affect'} ${card}`
}

/** Not twice at the end: "you scored an agenda this turn that you did not install this turn". */
function happened({ event, since: span, not }: Extract<If, { if: 'happened' }>): string {
  const { card } = event
  const tense = not ? 'not' : 'past'
  const when = since({ since: span, event }, byWhom(event))
  const met =
    card !== null && 'noun' in card
      ? card.noun?.traits.filter(each => each.trait === 'met' && each.since === span)
      : []
  if (card?.is !== 'any' || met === undefined || met.length === 0) return `${eventText(event, tense)}${when}`
  const traits = card.noun.traits.filter(each => !met.includes(each))
  const head = eventText({ ...event, card: { ...card, noun: { ...card.noun, traits } } }, tense)
  return `${head}${when} ${following(met)}`
}

/** After "if" and "while". */
export function condition(of: If): string {
  switch (of.if) {
    case 'tagged':
      return `${of.again === true ? 'they are' : `${subject[of.who]} ${isAre(of.who)}`} ${unless(of.not)}tagged`
    case 'has':
      return has(of)
    case 'atLeast':
      return `${figure(of.amount)} is ${of.not ? 'less than' : 'at least'} ${figure(of.than)}`
    case 'thereAre':
      return thereAre(of)
    case 'someActive':
      return of.not ? `no ${nounText(of.noun).one} is active` : `${article(nounText(of.noun).one)} is active`
    case 'thisWay':
      return thisWayText(of)
    case 'runWasSuccessful':
      return of.named ? 'it was successful' : 'that run was successful'
    case 'happened':
      if (of.not && isOwnPlay(of.event))
        return eventText({ ...of.event, from: [] }, 'past') + elsewhereThan(of.event)
      return happened(of)
    case 'all':
      return list(of.of.map(condition), 'and')
    case 'either': {
      const told = of.of.map(condition)
      return areOfOneCard(of.of) ? inOne(told, joining) : list(told, 'or')
    }
    case 'card':
      if (!of.not && strengthOf(of.passes) !== null)
        return `${figure({ property: 'strength', of: of.card })} is ${strengthOf(of.passes)} or less`
      return `${asSubject(of.card)} ${predicates(of.passes, isMany(of.card), of.not)}`
    case 'hosts':
      return `${asSubject(of.card)} has ${list(
        of.guests.map(guest => article(nounText(guest).one)),
        'and',
      )}`
    case 'active':
      return `${asSubject(of.card)} is active`
    case 'installedStill':
      return `${asSubject(of.card)} has ${of.not ? '' : 'not '}been uninstalled`
    case 'running':
      if (of.not) return `there is no ${runOn(of.servers, '')}`
      return of.servers === null ? 'there is a run' : `the run is on ${serversText(of.servers)}`
    case 'encountering':
    case 'approaching':
      return `${subject[of.who]} ${isAre(of.who)} ${unless(of.not)}${of.if} ${thing(of.ice)}`
    case 'turnOf':
      return `it is ${unless(of.not)}${possessive[of.who]} turn`
    case 'done':
      return of.not ? 'you do not' : 'you do'
    case 'same':
      return of.not ? 'they do not match' : 'they match'
    case 'sameBids':
      return `you and ${subject[of.opponent]} spent ${of.not ? 'a different' : 'the same'} number of credits`
    case 'onlyOne':
      return `${thing(of.card)} is the only ${nounText(of.noun).one}`
    case 'threat':
      return `the threat level is ${of.not ? `${of.level - 1} or less` : `${of.level} or greater`}`
    case 'fullyBroken':
      return of.not
        ? `${subject[of.who]} did not fully break ${thing(of.card)}`
        : `${subject[of.who]} fully broke ${thing(of.card)}`
    case 'resolving':
      return `${thing(of.card)} is ${unless(of.not)}resolving`
    case 'had': {
      const whose = typeof of.whose === 'string' ? subject[of.whose] : thing(of.whose)
      return `${whose} had ${howMany(of, counters[of.what])}`
    }
  }
}

/** Until when something lasts. */
const endings: Readonly<Record<Until['at'], (whose: Person) => string>> = {
  runEnds: () => 'for the remainder of this run',
  turnEnds: () => 'for the remainder of the turn',
  encounterEnds: () => 'for the remainder of this encounter',
  breachEnds: () => 'for the remainder of this breach',
  nextCheckpoint: () => 'for now',
  turnBegins: whose => `until ${possessive[whose]} next turn begins`,
  sourceInactive: () => 'while this card is active',
  nextEncounterEnds: () => 'until the next encounter ends',
  runAndEncounterEnd: () => 'for the remainder of this run',
  resolved: () => 'once',
  currentReplaced: () => 'until another current is played or an agenda is scored or stolen',
  gameEnds: () => 'for the remainder of the game',
}
export const ending = ({ at, whose }: Ending): string => endings[at](whose)

const results = {
  ifSuccessful: 'if successful',
  ifUnsuccessful: 'if unsuccessful',
  inAnyCase: 'whether or not it is successful',
}

function whatHappens({ on, how }: When): string {
  if ('state' in on) return condition(on.state)
  if ('would' in on) return would[on.would](on.of)
  return 'event' in on ? eventText(on.event, how === 'first' ? 'first' : 'now') : results[on.result]
}

/** Whoever it happened through was just named: "during each of their turns". */
function eachTurn({ on }: When, whose: Person): string {
  const isNamed = whose !== 'you' && 'event' in on && on.event.by === whose
  return `each of ${isNamed ? 'their' : possessive[whose]} turns`
}

function headOf(when: When): string {
  const text = whatHappens(when)
  if ('result' in when.on) return text
  switch (when.how) {
    case 'when':
    case 'whenever':
    case 'after':
    case 'if':
      return `${when.how} ${text}`
    case 'next':
      return `the next time ${text}`
    case 'nextInRun':
      return `the next time during this run that ${text}`
    case 'first':
      if (when.each === null) return `the first time ${text}`
      if (when.each === 'thatRun' && !isOfRun(when.on)) return `the first time ${text} during that run`
      if (when.each === 'thatRun') return `the first time ${text}`
      if (typeof when.each === 'object')
        return `the first time ${text} during ${eachTurn(when, when.each.turnOf)}`
      return `the first time each ${when.each} ${text}`
  }
}

const isRunning = (of: If): of is Extract<If, { if: 'running' }> => of.if === 'running' && !of.not
const runOn = (servers: Extract<If, { if: 'running' }>['servers'], article: '' | 'a ' = 'a '): string =>
  `${article}run${servers === null ? '' : ` against ${serversText(servers)}`}`

/** "Use this ability only during a run", or else "only if …". */
export const useOnly = (of: If): string =>
  isRunning(of) ? `during ${runOn(of.servers)}` : `if ${condition(of)}`

/** "While", or "during each run". */
export function asLongAs(of: If): string {
  if (isRunning(of)) return `during each ${runOn(of.servers, '')}`
  return `${of.if === 'happened' ? 'as long as' : 'while'} ${condition(of)}`
}

/** When credits may be spent, if that is in runs: "you can spend hosted credits during runs". */
export function duringRuns(of: If): string | null {
  if (!isRunning(of)) return null
  return of.servers === null ? 'during runs' : `during runs against ${serversText(of.servers)}`
}

/** What was so before it happened stands last: "gain 2[credit] if it had no advancement counters". */
const isPast = (of: If): boolean => of.if === 'had'
export const pastOf = (when: When): string =>
  when.if
    .filter(isPast)
    .map(each => ` if ${condition(each)}`)
    .join('')

/** "When the Runner accesses this asset anywhere except in Archives". */
const isElsewhere = (of: If): of is Extract<If, { if: 'card' }> =>
  of.if === 'card' &&
  of.not &&
  of.card.is === 'it' &&
  of.passes.traits.length > 0 &&
  of.passes.traits.every(({ trait }) => trait === 'inZones')

/** The head of an ability: "when your turn begins", "whenever you install a card, if you are tagged". */
function whenText(when: When): string {
  const head = headOf(when)
  const once = when.atOnce ? `${head}, once for all at the same time` : head
  const during = when.if.filter(isRunning).map(({ servers }) => ` during ${runOn(servers)}`)
  const after = when.after === undefined ? '' : ` after ${condition(when.after)}`
  const elsewhere = when.if.filter(isElsewhere).map(each => ` anywhere except ${predicate(each.passes)}`)
  const others = when.if.filter(each => !isRunning(each) && !isPast(each) && !isElsewhere(each))
  const head_ = [once, ...during, ...elsewhere, after].join('')
  return [head_, ...others.map(each => `if ${condition(each)}`)].join(', ')
}

/** "When you install this program and when your turn begins", "whenever you do damage or trash 1 or more cards". */
export function momentsText(moments: readonly When[]): string {
  const told = moments.map(whenText)
  return momentsInOne(told, moments, joining) ?? list(told, 'and')
}
