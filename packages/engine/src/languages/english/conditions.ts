import type { VerbName } from '../../instructions/index.ts'
import type { Possession } from '../../language/expressions.ts'
import type { Until } from '../../state/game.ts'
import type { Ending, If, When } from '../../text/clauses.ts'
import type { Event, Person } from '../../text/tree.ts'
import { countedNoun, figure, since } from './amounts.ts'
import { would } from './effects.ts'
import { eventText } from './events.ts'
import type { Noun } from './grammar.ts'
import { article, list, possessive, subject } from './grammar.ts'
import { counters, serversText } from './names.ts'
import { asSubject, isMany, nounText, predicate, thing } from './nouns.ts'

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
  clicks: symbol('[click] left'),
  tags: word('tag', 'tags'),
  badPublicity: word('bad publicity', 'bad publicity'),
  handSize: word('card of maximum hand size', 'cards of maximum hand size'),
  cardsInHand: word('card in hand', 'cards in hand'),
  score: word('agenda point', 'agenda points'),
  link: symbol('[link]'),
}

function has({ who, what, than, not }: Extract<If, { if: 'has' }>): string {
  const n = figure(than)
  const one = `${subject[who]} ${haveHas(who)}`
  if (!not && what === 'tags' && n !== '1') return `${one} at least ${n} tags`
  if (!not) return `${one} ${n}${possessions[what](n)}${n === '1' ? '' : ' or more'}`
  return n === '1' ? `${one} no${possessions[what]('no')}` : `${one} less than ${n}${possessions[what](n)}`
}

function thereAre({ than, of, not, any }: Extract<If, { if: 'thereAre' }>): string {
  const { one, many } = countedNoun(of)
  if (not) return than === 1 ? `there are no ${many}` : `there are fewer than ${figure(than)} ${many}`
  if (any === true) return `there are any ${many}`
  return than === 1 ? `there is ${article(one)}` : `there are ${figure(than)} or more ${many}`
}

function howMany(range: { readonly atLeast: number } | { readonly atMost: number }, of: Noun): string {
  if ('atLeast' in range) return `${range.atLeast} or more ${of.many}`
  return range.atMost === 0 ? `no ${of.many}` : `${range.atMost} or fewer ${of.many}`
}

/** A condition about the event in the span asked for: "the Runner made a run during their last turn". */
const byWhom = ({ by, runner }: Event): Person => by ?? runner

/** What an instruction did to cards, for the others: "if you affect a card this way". */
const thisWay: Readonly<Partial<Record<VerbName, string>>> = { damage: 'trash', trash: 'trash' }

/** After "if" and "while". */
/** Not twice at the end: "you scored an agenda this turn that you did not install this turn". */
function timed(event: string, when: string): string {
  const relative = event.lastIndexOf(' that ')
  return when === '' || relative < 0 || !event.endsWith(when)
    ? `${event}${when}`
    : `${event.slice(0, relative)}${when}${event.slice(relative)}`
}

export function condition(of: If): string {
  switch (of.if) {
    case 'tagged':
      return `${subject[of.who]} ${isAre(of.who)} ${unless(of.not)}tagged`
    case 'has':
      return has(of)
    case 'atLeast':
      return `${figure(of.amount)} is ${of.not ? 'less than' : 'at least'} ${figure(of.than)}`
    case 'thereAre':
      return thereAre(of)
    case 'someActive':
      return of.not ? `no ${nounText(of.noun).one} is active` : `${article(nounText(of.noun).one)} is active`
    case 'thisWay':
      return `you ${of.not ? 'do not ' : ''}${thisWay[of.verb] ?? 'affect'} ${article(nounText({ ...of.noun, traits: [{ trait: 'thisWay' }, ...of.noun.traits] }).one)}`
    case 'runWasSuccessful':
      return 'that run was successful'
    case 'happened':
      return timed(eventText(of.event, of.not ? 'not' : 'past'), since(of, byWhom(of.event)))
    case 'all':
      return list(of.of.map(condition), 'and')
    case 'either':
      return list(of.of.map(condition), 'or')
    case 'card':
      return `${asSubject(of.card)} ${isMany(of.card) ? 'are' : 'is'} ${unless(of.not)}${predicate(of.passes)}`
        .replace(/\b(is|are) with /, (_, verb: string) => (verb === 'is' ? 'has ' : 'have '))
        .replace(/ and with /, ' and has ')
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
      return of.servers === null ? 'there is a run' : `the run is on ${serversText(of.servers)}`
    case 'encountering':
    case 'approaching':
      return `${subject[of.who]} ${isAre(of.who)} ${unless(of.not)}${of.if} ${thing(of.ice)}`
    case 'turnOf':
      return `it is ${possessive[of.who]} turn`
    case 'done':
      return of.not ? 'you do not' : 'you do'
    case 'same':
      return of.not ? 'they do not match' : 'they match'
    case 'sameBids':
      return `the players spent ${of.not ? 'a different' : 'the same'} number of credits`
    case 'threat':
      return `the threat level is ${of.level} or greater`
    case 'fullyBroken':
      return of.not
        ? `${subject[of.who]} did not fully break ${thing(of.card)}`
        : `${subject[of.who]} fully broke ${thing(of.card)}`
    case 'resolving':
      return `${thing(of.card)} is resolving`
    case 'not':
      return isRunning(of.of)
        ? `there is no ${runOn(of.of.servers, '')}`
        : `it is not true that ${condition(of.of)}`
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

function headOf(when: When): string {
  const text = whatHappens(when)
  if ('result' in when.on) return text
  switch (when.how) {
    case 'when':
    case 'whenever':
    case 'if':
      return `${when.how} ${text}`
    case 'next':
      return `the next time ${text}`
    case 'nextInRun':
      return `the next time during this run that ${text}`
    case 'first':
      if (when.each === null) return `the first time ${text}`
      if (when.each === 'thatRun') return `the first time ${text} during that run`
      return `the first time each ${when.each} ${text}`
  }
}

const isRunning = (of: If): of is Extract<If, { if: 'running' }> => of.if === 'running'
const runOn = (servers: Extract<If, { if: 'running' }>['servers'], article: '' | 'a ' = 'a '): string =>
  `${article}run${servers === null ? '' : ` against ${serversText(servers)}`}`

/** "Use this ability only during a run", or else "only if …". */
export const useOnly = (of: If): string =>
  isRunning(of) ? `during ${runOn(of.servers)}` : `if ${condition(of)}`

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

/** The head of an ability: "when your turn begins", "whenever you install a card, if you are tagged". */
export function whenText(when: When): string {
  const head = headOf(when)
  const once = when.atOnce ? `${head}, once for all at the same time` : head
  const during = when.if.filter(isRunning).map(({ servers }) => ` during ${runOn(servers)}`)
  const others = when.if.filter(each => !isRunning(each) && !isPast(each))
  return [[once, ...during].join(''), ...others.map(each => `if ${condition(each)}`)].join(', ')
}
