import type { Deed, DeedName, Owner, Payment, Term, Valued } from '../../tree/doing.ts'
import type { Exceptions } from '../../tree/language.ts'
import type { Amount, Person, Thing } from '../../tree/tree.ts'
import { damage, figure, hostedCounter, quantity, units } from './amounts.ts'
import { preventedText, value } from './effects.ts'
import type { Phrase } from './grammar.ts'
import { act, clicks, counted, list, possessive, subject, symbols, told } from './grammar.ts'
import {
  agendaPoint,
  card,
  counters,
  damageName,
  rootOf,
  serversText,
  serverText,
  subtypeName,
  tag,
  zoneText,
} from './names.ts'
import { nounText, thing } from './nouns.ts'

function credits({ plus, ...amount }: Amount): string {
  const text = symbols(quantity(amount), '[credit]')
  return plus === undefined ? text : `${text} plus ${credits(plus)}`
}
const signs = (amount: Amount): string => clicks(quantity(amount))
const bare = (amount: Amount): string => `${quantity(amount).count}${quantity(amount).tail}`
/** What the amount is for follows what is moved where. */
function apart(amount: Amount): readonly [Amount, string] {
  const { count, from, ...rest } = amount
  return [from === undefined ? { count } : { count, from }, quantity({ count, ...rest }).tail]
}
const deckOf = ({ side, person }: Owner): string =>
  side === 'corp' ? 'R&D' : side === null ? 'its owner’s deck' : person === 'you' ? 'your stack' : 'the stack'
const ofOwner =
  (corp: string, runner: string, unknown: string) =>
  ({ side, person }: Owner): string =>
    side === 'corp'
      ? corp
      : side === null
        ? `its owner’s ${unknown}`
        : `${person === 'you' ? 'your' : 'the'} ${runner}`

const goals: Readonly<Record<Deed<'addTo'>['to'], (o: Owner) => string>> = {
  hand: o => `to ${ofOwner('HQ', 'grip', 'hand')(o)}`,
  topOfDeck: o => `to the top of ${deckOf(o)}`,
  bottomOfDeck: o => `to the bottom of ${deckOf(o)}`,
  eitherEndOfDeck: o => `to the top or bottom of ${deckOf(o)}`,
  handOrBottomOfDeck: o => `to ${ofOwner('HQ', 'grip', 'hand')(o)} or the bottom of ${deckOf(o)}`,
  shuffledIntoDeck: o => `into ${deckOf(o)}`,
  removed: () => 'from the game',
  setAside: () => 'aside',
  discard: o => `to ${ofOwner('Archives', 'heap', 'discard pile')(o)}`,
  corpScore: () => 'to the Corp’s score area',
  runnerScore: () => 'to the Runner’s score area',
}
const movers: Exceptions<
  Deed<'addTo'>['to'],
  | 'hand'
  | 'topOfDeck'
  | 'bottomOfDeck'
  | 'discard'
  | 'corpScore'
  | 'runnerScore'
  | 'eitherEndOfDeck'
  | 'handOrBottomOfDeck',
  string
> = {
  removed: 'remove',
  setAside: 'set',
  shuffledIntoDeck: 'shuffle',
}

/** What is paid less; of several kinds it is the cost that is lowered. */
const lessToPay = (amount: Amount): string => `, paying ${credits(amount)} less`
const lessForKinds = (amount: Amount): string => `, lowering the install cost by ${bare(amount)}`

function termText(term: Term, less: typeof lessToPay): string {
  switch (term.term) {
    case 'oneByOne':
      return ' one at a time'
    case 'faceup':
    case 'facedown':
      return ` ${term.term}`
    case 'newRemote':
      return ' in a new remote server'
    case 'remoteRoot':
      return ' in the root of a remote server'
    case 'innermost':
      return ' in the innermost position'
    case 'anyPosition':
      return ' in any position'
    case 'server':
      return ` in or protecting ${serverText(term.server)}`
    case 'inward':
      return ` directly inward from ${thing(term.of)}`
    case 'onto':
      return ` on ${thing(term.of)}`
    case 'ignoring':
      return term.costs === 'all' ? ', ignoring all costs' : ', ignoring its credit cost'
    case 'less':
      return less(term.amount)
    case 'more':
      return `, increasing the cost by ${bare(term.amount)}`
    case 'totalLess':
      return `, paying a total of ${credits(term.amount)} less`
  }
}

/** Cards that are installed in turn are paid for in turn, unless it is said otherwise. */
function termsText(terms: readonly Term[], less = lessToPay): string {
  const oneByOne = terms.some(({ term }) => term === 'oneByOne')
  return terms.map(term => (oneByOne ? inTurn(term, less) : termText(term, less))).join('')
}

function inTurn(term: Term, less: typeof lessToPay): string {
  if (term.term === 'oneByOne') return ' (one at a time)'
  const text = termText(term, less)
  return term.term === 'less' ? `${text} for each` : text
}

function subroutines({ amount, subtype, on, but }: Deed<'breakSubroutines'>): string {
  const kind = subtype === null ? '' : `${subtypeName(subtype)} `
  const { count, one, tail } = quantity(amount)
  const where = on === null ? '' : ` on ${thing(on)}`
  if (amount.count === 'all')
    return `all ${but === 0 ? '' : `but ${but} `}${kind}${but === 1 ? 'subroutine' : 'subroutines'}${where}`
  return `${count} ${kind}${one ? 'subroutine' : 'subroutines'}${where}${tail}`
}

const valueText = ({ effect, of }: Valued): string => value[effect](of)
const whose = (who: Person | null): string => (who === null || who === 'you' ? 'your' : 'their')

const soughtText = (of: readonly Thing[]): string =>
  list(of.length > 1 ? of.map(each => `up to ${thing(each)}`) : of.map(thing), 'and')

/** "2 additional cards", and what that number is for. */
function additional(amount: Amount): readonly [string, string] {
  const { count, one, tail } = quantity(amount)
  return [`${count} additional ${one ? 'card' : 'cards'}`, tail]
}

/** What each deed says. */
const deeds: { readonly [Name in DeedName]: (d: Deed<Name>) => Phrase } = {
  gainCredits: ({ who, amount, equalTo }) =>
    act(who, 'gain', equalTo === undefined ? credits(amount) : `credits equal to ${figure(equalTo)}`),
  loseCredits: d =>
    act(
      d.who,
      'lose',
      d.amount.count === 'all' ? `all credits in ${whose(d.who)} credit pool` : credits(d.amount),
    ),
  takeCredits: d => {
    const [amount, tail] = apart(d.amount)
    const much = amount.count === 'all' ? 'all credits' : credits(amount)
    return act(d.who, 'take', `${much} from ${thing(d.from)}${tail}`)
  },
  payCredits: d =>
    act(d.who, 'pay', `${credits(d.amount)}${d.from === null ? '' : ` from ${nounText(d.from).many}`}`),
  payOnlyFrom: d => told(`spend credits only from ${nounText(d.from).many} to pay this cost`),
  payLess: d => act(d.who, 'pay', `${credits(d.amount)} less`),
  payMore: d => act(d.who, 'pay', `${credits(d.amount)} more`),
  payX: d => act(d.who, 'pay', d.most === null ? 'X[credit]' : `X[credit] (no more than ${figure(d.most)})`),
  gainClicks: d => act(d.who, 'gain', signs(d.amount)),
  haveClicksNextTurn: ({ who, amount, fewer }) => {
    const { count, tail } = quantity(amount)
    const more = `${fewer ? '-' : '+'}${count} allotted [click] for ${whose(who)} next turn${tail}`
    return told(`${who === null ? '' : `${subject[who]} `}${who === 'you' ? 'get' : 'gets'} ${more}`)
  },
  loseClicks: d => act(d.who, 'lose', signs(d.amount)),
  spendClicks: d => act(d.who, 'spend', signs(d.amount)),
  draw: d => act(d.who, 'draw', counted(quantity(d.amount), card)),
  doDamage: d => act(d.who, 'do', damage(d.kind, d.amount)),
  sufferDamage: d => act(d.who, 'suffer', damage(d.kind, d.amount)),
  cannotBePrevented: d => told(`this ${d.what === 'damage' ? 'damage' : 'trashing'} cannot be prevented`),
  giveTags: d =>
    act(d.who, 'give', `${d.again === true ? 'them' : subject[d.to]} ${counted(quantity(d.amount), tag)}`),
  takeTags: d => act(d.who, 'take', counted(quantity(d.amount), tag)),
  removeTags: d => act(d.who, 'remove', counted(quantity(d.amount), tag)),
  giveBadPublicity: d =>
    act(d.who, 'give', `${subject[d.to]} ${counted(quantity(d.amount), counters.badPublicity)}`),
  takeBadPublicity: d => act(d.who, 'take', counted(quantity(d.amount), counters.badPublicity)),
  takeHostedBadPublicity: d => act(d.who, 'take', 'all hosted bad publicity'),
  hostBadPublicity: d =>
    act(
      d.who,
      'host',
      `${quantity(d.amount).count} of ${whose(d.who)} bad publicity on ${thing(d.on)}${quantity(d.amount).tail}`,
    ),
  removeBadPublicity: d => act(d.who, 'remove', counted(quantity(d.amount), counters.badPublicity)),
  placeCounters: d => {
    const [amount, tail] = apart(d.amount)
    return act(d.who, 'place', `${units(d.counter, quantity(amount))} on ${thing(d.on)}${tail}`)
  },
  load: d => {
    const [amount, tail] = apart(d.amount)
    return act(d.who, 'load', `${units(d.counter, quantity(amount))} onto ${thing(d.on)}${tail}`)
  },
  removeCounters: ({ who, counter, amount: much, from }) => {
    const [amount, tail] = apart(much)
    const what =
      counter === 'credit'
        ? amount.count === 'all'
          ? 'all hosted credits'
          : credits(amount)
        : counted(quantity(amount), from === null ? hostedCounter(counter) : counters[counter])
    const where = from !== null ? ` from ${thing(from)}` : counter === 'credit' ? ' from this card' : ''
    return act(who, 'remove', `${what}${where}${tail}`)
  },
  moveCounters: d => {
    const [amount, tail] = apart(d.amount)
    const what = units(d.counter, quantity(amount))
    return act(d.who, 'move', `${what} from ${thing(d.from)} to ${thing(d.to)}${tail}`)
  },
  advance: d => act(d.who, 'advance', thing(d.cards)),
  purge: d => act(d.who, 'purge', 'virus counters'),
  charge: d => act(d.who, 'charge', thing(d.cards)),
  trash: d => act(d.who, 'trash', thing(d.cards)),
  revealAndTrash: d =>
    act(d.who, 'reveal and trash', `${thing(d.cards)}${d.from === null ? '' : ` from ${zoneText(d.from)}`}`),
  addTo: d =>
    act(
      d.who,
      movers[d.to] ?? 'add',
      `${thing(d.cards)} ${goals[d.to](d.owner)}${d.facedown ? ' facedown' : ''}`,
    ),
  shuffle: d =>
    act(d.who, 'shuffle', `${zoneText(d.deck)}${d.afterSearch ? ' right after searching it' : ''}`),
  forfeit: d => act(d.who, 'forfeit', thing(d.cards)),
  rez: d => act(d.who, 'rez', `${thing(d.cards)}${termsText(d.terms)}`),
  derez: d => act(d.who, 'derez', thing(d.cards)),
  expose: d => act(d.who, 'expose', thing(d.cards)),
  reveal: d => act(d.who, 'reveal', thing(d.cards)),
  lookAt: d => act(d.who, 'look', `at ${thing(d.cards)}`),
  arrange: d =>
    d.looks
      ? act(d.who, 'look', `at ${thing(d.cards)} and arrange them in any order`)
      : act(d.who, 'arrange', `${thing(d.cards)} in any order`),
  rearrange: d => act(d.who, 'rearrange', thing(d.cards)),
  search: d =>
    act(
      d.who,
      'search',
      `${list(d.zones.map(zoneText), 'or')} for ${soughtText(d.for)}${d.differ ? ' with different names' : ''}`,
    ),
  install: d => {
    const does = d.rez ? 'install and rez' : d.reveal ? 'reveal and install' : 'install'
    const isOfKinds = d.cards.is === 'some' && d.cards.noun.types.length > 1
    return act(d.who, does, `${thing(d.cards)}${termsText(d.terms, isOfKinds ? lessForKinds : lessToPay)}`)
  },
  play: d =>
    act(
      d.who,
      'play',
      `${thing(d.cards)}${d.from === null ? '' : ` from ${zoneText(d.from)}`}${termsText(d.terms)}`,
    ),
  swap: d => act(d.who, 'swap', `${thing(d.cards)}${d.with === null ? '' : ` with ${thing(d.with)}`}`),
  flip: d => act(d.who, 'flip', thing(d.cards)),
  setIdentity: d => act(d.who, 'secretly set', `${whose(d.who)} identity to any copy of ${thing(d.cards)}`),
  turnFace: d => act(d.who, 'turn', `${thing(d.cards)} face${d.face}`),
  host: d => act(d.who, 'host', `${thing(d.cards)} ${d.face === null ? '' : `${d.face} `}on ${thing(d.on)}`),
  becomeAgenda: d =>
    act(
      d.who,
      'add',
      `${thing(d.cards)} to ${d.whose === d.who ? whose(d.who) : possessive[d.whose]} score area as an agenda worth ${counted(quantity(d.points), agendaPoint)}${d.cannot === null ? '' : ' with “You cannot forfeit this agenda.”'}`,
    ),
  becomeCondition: d =>
    act(d.who, 'install', `${thing(d.cards)} on ${thing(d.on)} as a hosted condition counter`),
  run: d => act(d.who, 'run', serversText(d.servers)),
  makeRun: d =>
    act(d.who, 'make', d.servers.includes('whichever') ? 'a run' : `a run on ${serversText(d.servers)}`),
  endRun: () => told('end the run'),
  jackOut: d => act(d.who, 'jack', 'out'),
  moveToOutermost: d => act(d.who, 'move', `to the outermost position of ${serverText(d.server)}`),
  approachOutermost: d =>
    act(d.who, 'approach', `the outermost piece of ice protecting ${serverText(d.server)}`),
  moveToIce: d =>
    act(d.who, d.then === 'approach' ? 'move to and approach' : 'move to and encounter', thing(d.ice)),
  moveIce: d =>
    act(d.who, 'move', `${thing(d.ice)} to the ${d.where} position protecting ${serverText(d.server)}`),
  moveToRoot: d =>
    act(
      d.who,
      'move',
      `${thing(d.cards)} to ${d.protectedBy === null ? rootOf(d.server ?? 'that') : `the root of the server ${thing(d.protectedBy)} is protecting`}`,
    ),
  changeServer: d => act(d.who, 'change', `the attacked server to ${serverText(d.to)}`),
  approachInstead({ who, servers }) {
    const goal = servers.length === 1 ? serversText(servers) : 'that server'
    const changed = `the attacked server to ${serversText(servers)}`
    return {
      who,
      plain: `instead change ${changed} and approach ${goal}`,
      third: `instead changes ${changed} and approaches ${goal}`,
    }
  },
  encounter: d => act(d.who, 'encounter', thing(d.cards)),
  bypass: d => act(d.who, 'bypass', thing(d.cards)),
  breakSubroutines: d => act(d.who, 'break', subroutines(d)),
  resolveSubroutine: ({ who, nth, of }) =>
    act(
      who,
      'resolve',
      nth === 'chosen'
        ? `1 subroutine on ${thing(of)}`
        : nth.count === 1
          ? `the first subroutine on ${thing(of)}`
          : `subroutine ${quantity(nth).count} on ${thing(of)}${quantity(nth).tail}`,
    ),
  resolveWhen: d => act(d.who, 'resolve', `the “when ${d.which}” abilities of ${thing(d.of)}`),
  breach: d => act(d.who, 'breach', serverText(d.server)),
  accessCards: d => act(d.who, 'access', `cards from ${serverText(d.server)}`),
  access: d => act(d.who, 'access', thing(d.cards)),
  accessMore: ({ who, amount, server }) => {
    const more = additional(amount).join('')
    if (server === null) return act(who, 'access', more)
    const they = who === 'you' ? 'you' : 'they'
    const when = `when ${they} breach ${serverText(server)}`
    return {
      ...act(who, 'access', `${more} ${when}`),
      joined: told(`${when}, ${they === 'you' ? '' : 'they '}access ${more}`),
    }
  },
  accessMoreFrom: d =>
    act(d.who, 'access', additional(d.amount).join(d.server === null ? '' : ` from ${serverText(d.server)}`)),
  endActionPhase: () => told('your action phase ends'),
  trace: ({ who, base }) => {
    const { count, tail } = quantity(base)
    return { who, plain: `trace[${count}]${tail}`, third: `traces[${count}]${tail}` }
  },
  psi: d => told(`you and ${subject[d.opponent]} secretly spend 0[credit], 1[credit], or 2[credit]`),
  revealSpent: d => act(d.who, 'reveal', 'spent credits'),
  identifyMark: d => act(d.who, 'identify', 'your mark'),
  sabotage: d => act(d.who, 'sabotage', bare(d.amount)),
  prevent: d => act(d.who, 'prevent', list(d.what.map(preventedText), 'or')),
  avoid: d => act(d.who, 'avoid', list(d.what.map(preventedText), 'or')),
  increase: d => act(d.who, 'increase', `${valueText(d.value)} by ${bare(d.amount)}`),
  reduce: d => act(d.who, 'reduce', `${valueText(d.value)} by ${bare(d.amount)}`),
  set: d => told(`${valueText(d.value)} becomes ${figure(d.to)}`),
  addedWith: d => told(`instead it is added with ${counted(quantity(d.amount), hostedCounter(d.counter))}`),
  changeKind: d => told(`${valueText(d.value)} becomes ${damageName(d.kind)}`),
  chooseCards: d => act(d.who, 'choose', thing(d.cards)),
  chooseNumber: ({ who, least, most }) => {
    const isLess = least === 0 && typeof most === 'object' && 'minus' in most && most.minus[1] === 1
    const which =
      isLess && typeof most === 'object' && 'minus' in most
        ? `less than ${figure(most.minus[0])}`
        : `from ${figure(least)} to ${figure(most)}`
    return act(who, 'choose', `a number ${which}`)
  },
  chooseServer: d => act(d.who, 'choose', serversText(d.among)),
  chooseWord: d => act(d.who, 'choose', d.isCardType ? 'a card type' : list(d.among, 'or')),
  repeatProcess: d => act(d.who, 'repeat', 'this process'),
  win: d => act(d.who, 'win', 'the game'),
  isEqual: d => told(`${d.letter} is equal to ${figure(d.is)}`),
  nothing: () => told('nothing happens'),
}

/** Each name of a deed has a phrase of its own, which takes just that deed. */
function phraseOf<Name extends DeedName>(deed: Deed<Name>): Phrase {
  const say: (d: Deed<Name>) => Phrase = deeds[deed.say]
  return say(deed)
}
export const deedPhrase = phraseOf

export const isDeed = (clause: { readonly say: string }): clause is Deed => clause.say in deeds

/** After "may" or "unless": what somebody does to pay. */
export function payPhrase(pay: Payment, who: Person): Phrase {
  const ways = pay.map(items => items.map(deedPhrase))
  return {
    who,
    plain: ways
      .map(items =>
        list(
          items.map(each => each.plain),
          'and',
        ),
      )
      .join(' or '),
    third: ways
      .map(items =>
        list(
          items.map(each => each.third),
          'and',
        ),
      )
      .join(' or '),
  }
}
