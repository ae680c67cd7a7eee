import type { Limit, Result } from '../../language/abilities.ts'
import type { Possession } from '../../language/expressions.ts'
import type { Until } from '../../state/game.ts'
import type { CounterKind } from '../../state/names.ts'
import type { Noun, Person } from '../phrases.ts'
import { list, noun, possessive, subject } from './grammar.ts'
import { counters } from './nouns.ts'

const isAre = (who: Person): string => (who === 'you' ? 'are' : 'is')

const haveHas = (who: Person): string => (who === 'you' ? 'have' : 'has')

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
  clicks: symbol('[click] left'),
  tags: word('tag', 'tags'),
  badPublicity: word('bad publicity', 'bad publicity'),
  handSize: word('card of maximum hand size', 'cards of maximum hand size'),
  cardsInHand: word('card in hand', 'cards in hand'),
  score: word('agenda point', 'agenda points'),
  link: symbol('[link]'),
}

const howMany = (range: Range, of: Noun): string => {
  if ('atLeast' in range) return `${range.atLeast} or more ${of.many}`
  return range.atMost === 0 ? `no ${of.many}` : `${range.atMost} or fewer ${of.many}`
}
type Range = { readonly atLeast: number } | { readonly atMost: number }
const held = { tags: noun('tag'), badPublicity: noun('bad publicity', 'bad publicity') }

/** After "if": a condition that holds, and one that does not. */
export const conditions = {
  tagged: (runner: Person): string => `${subject[runner]} ${isAre(runner)} tagged`,
  hasAtLeast: (who: Person, than: string, of: Possession): string =>
    `${subject[who]} ${haveHas(who)} ${than}${possessions[of](than)}${than === '1' ? '' : ' or more'}`,
  hasLess: (who: Person, than: string, of: Possession): string =>
    than === '1'
      ? `${subject[who]} ${haveHas(who)} no${possessions[of]('no')}`
      : `${subject[who]} ${haveHas(who)} less than ${than}${possessions[of](than)}`,
  atLeast: (amount: string, than: string): string => `${amount} is at least ${than}`,
  atLeastOf: (than: string, of: Noun): string =>
    than === '1' ? `there is at least 1 ${of.one}` : `there are ${than} or more ${of.many}`,
  exists: (of: Noun): string => `there is at least 1 ${of.one}`,
  happened: (event: string, since: string): string => `${event}${since}`,
  runWasSuccessful: 'that run was successful',
  not: (condition: string): string => `it is not true that ${condition}`,
  notTagged: (runner: Person): string => `${subject[runner]} ${isAre(runner)} not tagged`,
  lessThan: (amount: string, than: string): string => `${amount} is less than ${than}`,
  lessThanOf: (than: string, of: Noun): string =>
    than === '1' ? `there are no ${of.many}` : `there are fewer than ${than} ${of.many}`,
  none: (of: Noun): string => `there are no ${of.many}`,
  didNotHappen: (event: string, since: string): string => `${event}${since}`,
  cardIsNot: (card: string, what: string): string => `${card} is not ${what}`,
  all: (of: readonly string[]): string => list(of, 'and'),
  either: (of: readonly string[]): string => list(of, 'or'),
  playerHad: (who: Person, of: 'tags' | 'badPublicity', range: Range): string =>
    `${subject[who]} had ${howMany(range, held[of])}`,
  cardHad: (card: string, of: CounterKind, range: Range): string =>
    `${card} had ${howMany(range, counters[of])}`,
  cardIs: (card: string, what: string): string =>
    `${card} is ${what}`.replace(/\bis with /, 'has ').replace(/ and with /, ' and has '),
  running: (server: string | null): string =>
    server === null ? 'there is a run' : `the run is on ${server}`,
  meeting: (runner: Person, how: 'encountering' | 'approaching', of: string): string =>
    `${subject[runner]} ${isAre(runner)} ${how} ${of}`,
  notMeeting: (runner: Person, how: 'encountering' | 'approaching', of: string): string =>
    `${subject[runner]} ${isAre(runner)} not ${how} ${of}`,
  turnOf: (who: Person): string => `it is ${possessive[who]} turn`,
  bound: 'you do',
  same: 'they match',
  sameBids: 'the players spent the same number of credits',
  notSameBids: 'the players spent different numbers of credits',
  notBound: 'you do not',
  differ: 'they do not match',
  threat: (level: number): string => `a player has ${level} or more agenda points`,
  notFullyBroken: (runner: Person, card: string): string => `${subject[runner]} did not fully break ${card}`,
  fullyBroken: (runner: Person, card: string): string => `${subject[runner]} fully broke ${card}`,
  resolving: (card: string): string => `${card} is resolving`,
}

/** Until when something lasts. */
export const until: Readonly<Record<Until['at'], (who: Person) => string>> = {
  runEnds: () => 'for the remainder of this run',
  turnEnds: () => 'for the remainder of this turn',
  encounterEnds: () => 'for the remainder of this encounter',
  breachEnds: () => 'until the breach ends',
  nextCheckpoint: () => 'for now',
  turnBegins: who => `until ${possessive[who]} next turn begins`,
  sourceInactive: () => 'while this card is active',
  nextEncounterEnds: () => 'until the next encounter ends',
  runAndEncounterEnd: () => 'for the remainder of this run',
  resolved: () => 'once',
  currentReplaced: () => 'until another current is played or an agenda is scored or stolen',
  gameEnds: () => 'for the remainder of the game',
}

/** The head of an ability. */
export const triggers = {
  results: {
    ifSuccessful: 'if successful',
    ifUnsuccessful: 'if unsuccessful',
    inAnyCase: 'whether or not it is successful',
  } satisfies Readonly<Record<Result, string>>,
  firstInRun: (event: string): string => `the first time ${event}`,
  when: (event: string): string => `when ${event}`,
  whenever: (event: string): string => `whenever ${event}`,
  next: (event: string): string => `the next time ${event}`,
  nextInRun: (event: string): string => `the next time during this run that ${event}`,
  atOnce: (trigger: string): string => `${trigger}, once for all at the same time`,
  first: (limit: Limit, event: string): string => `the first time each ${limit} ${event}`,
  if: (trigger: string, condition: string): string => `${trigger}, if ${condition}`,
}
