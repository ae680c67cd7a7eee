import type { Text } from '../../phrasing/text.ts'
import { joined, t, whole } from '../../phrasing/text.ts'
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
import { asSubject, isMany, nounText, piece, thing } from './nouns.ts'

function credits({ plus, ...amount }: Amount): Text {
  const text = symbols(quantity(amount), '[credit]')
  return plus === undefined ? text : t`${text} plus ${credits(plus)}`
}
const signs = (amount: Amount): Text => clicks(quantity(amount))
const bare = (amount: Amount): Text => t`${quantity(amount).count}${quantity(amount).tail}`
/** What the amount is for follows what is moved where. */
function apart(amount: Amount): readonly [Amount, Text] {
  const { count, from, ...rest } = amount
  return [from === undefined ? { count } : { count, from }, quantity({ count, ...rest }).tail]
}
const deckOf = ({ side, person }: Owner): Text =>
  side === 'corp' ? 'R&D' : side === null ? 'its owner’s deck' : person === 'you' ? 'your stack' : 'the stack'
const ofOwner =
  (corp: string, runner: string, unknown: string) =>
  ({ side, person }: Owner): Text =>
    side === 'corp'
      ? corp
      : side === null
        ? t`its owner’s ${unknown}`
        : t`${person === 'you' ? 'your' : 'the'} ${runner}`

const goals: Readonly<Record<Deed<'addTo'>['to'], (o: Owner) => Text>> = {
  hand: o => t`to ${ofOwner('HQ', 'grip', 'hand')(o)}`,
  topOfDeck: o => t`to the top of ${deckOf(o)}`,
  bottomOfDeck: o => t`to the bottom of ${deckOf(o)}`,
  eitherEndOfDeck: o => t`to the top or bottom of ${deckOf(o)}`,
  handOrBottomOfDeck: o => t`to ${ofOwner('HQ', 'grip', 'hand')(o)} or the bottom of ${deckOf(o)}`,
  shuffledIntoDeck: o => t`into ${deckOf(o)}`,
  removed: () => 'from the game',
  setAside: () => 'aside',
  discard: o => t`to ${ofOwner('Archives', 'heap', 'discard pile')(o)}`,
  corpScore: o => t`to ${o.person === 'you' && o.side === 'corp' ? 'your' : 'the Corp’s'} score area`,
  runnerScore: o => t`to ${o.person === 'you' && o.side === 'runner' ? 'your' : 'the Runner’s'} score area`,
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

function termText(term: Term): Text {
  switch (term.term) {
    case 'oneByOne':
      return ' one at a time'
    case 'faceup':
    case 'facedown':
      return t` ${term.term}`
    case 'newRemote':
      return ' in a new remote server'
    case 'remoteRoot':
      return ' in the root of a remote server'
    case 'innermost':
      return ' in the innermost position'
    case 'anyPosition':
      return ' in any position'
    case 'server':
      return term.server === 'another' || term.server === 'anotherRemote'
        ? t` in the root of or protecting ${serverText(term.server)}`
        : t` in or protecting ${serverText(term.server)}`
    case 'protecting':
      return t` protecting ${serverText(term.server)}`
    case 'inward':
      return t` directly inward from ${thing(term.of)}`
    case 'onto':
      return t` on ${thing(term.of)}`
    case 'ignoring':
      return term.costs === 'all' ? ', ignoring all costs' : ', ignoring its credit cost'
    case 'paying':
      return term.many ? ' (paying their install costs)' : ' (paying its install cost)'
    case 'less':
      return t`, paying ${credits(term.amount)} less`
    case 'more':
      return t`, increasing the cost by ${bare(term.amount)}`
    case 'totalLess':
      return t`, paying a total of ${credits(term.amount)} less`
  }
}

/** Cards that are installed in turn are paid for in turn, unless it is said otherwise. */
function termsText(terms: readonly Term[]): Text {
  const oneByOne = terms.some(({ term }) => term === 'oneByOne')
  return joined(
    terms.map(term => (oneByOne ? inTurn(term) : termText(term))),
    '',
  )
}

function inTurn(term: Term): Text {
  if (term.term === 'oneByOne') return ' (one at a time)'
  const text = termText(term)
  return term.term === 'less' ? t`${text} for each` : text
}

function subroutines({ amount, subtype, on, but }: Deed<'breakSubroutines'>): Text {
  const kind = subtype === null ? '' : t`${subtypeName(subtype)} `
  const { count, one, tail } = quantity(amount)
  const where = on === null ? '' : t` on ${thing(on)}`
  if (amount.count === 'all')
    return t`all ${but === 0 ? '' : t`but ${but} `}${kind}${but === 1 ? 'subroutine' : 'subroutines'}${where}`
  return t`${count} ${kind}${one ? 'subroutine' : 'subroutines'}${where}${tail}`
}

const valueText = ({ effect, of }: Valued): Text => value[effect](of)
const whose = (who: Person | null): Text => (who === null || who === 'you' ? 'your' : 'their')

const soughtText = (of: readonly Thing[]): Text =>
  list(of.length > 1 ? of.map(each => t`up to ${thing(each)}`) : of.map(thing), 'and')

/** "2 additional cards", and what that number is for. */
function additional(amount: Amount): readonly [Text, Text] {
  const { count, one, tail } = quantity(amount)
  return [t`${count} additional ${one ? 'card' : 'cards'}`, tail]
}

const installAndRez = ['install', 'rez'] as const
const revealAndInstall = ['reveal', 'install'] as const

/** What each deed says. */
const deeds: { readonly [Name in DeedName]: (d: Deed<Name>) => Phrase } = {
  gainCredits: ({ who, amount, equalTo }) =>
    act(who, 'gain', equalTo === undefined ? credits(amount) : t`credits equal to ${figure(equalTo)}`),
  loseCredits: d =>
    act(
      d.who,
      'lose',
      d.amount.count === 'all' ? t`all credits in ${whose(d.who)} credit pool` : credits(d.amount),
    ),
  takeCredits: d => {
    const [amount, tail] = apart(d.amount)
    const much = amount.count === 'all' ? 'all credits' : credits(amount)
    return act(d.who, 'take', t`${much} from ${thing(d.from)}${tail}`)
  },
  payCredits: d =>
    act(d.who, 'pay', t`${credits(d.amount)}${d.from === null ? '' : t` from ${nounText(d.from).many}`}`),
  payOnlyFrom: d => told(t`spend credits only from ${nounText(d.from).many} to pay this cost`),
  payLess: d => act(d.who, 'pay', t`${credits(d.amount)} less`),
  payMore: d => act(d.who, 'pay', t`${credits(d.amount)} more`),
  payX: d => act(d.who, 'pay', d.most === null ? 'X[credit]' : t`X[credit] (no more than ${figure(d.most)})`),
  gainClicks: d => act(d.who, 'gain', signs(d.amount)),
  haveClicksNextTurn: ({ who, amount, fewer }) => {
    const { count, tail } = quantity(amount)
    const more = t`${fewer ? '-' : '+'}${count} allotted [click] for ${whose(who)} next turn${tail}`
    return told(t`${who === null ? '' : t`${subject[who]} `}${who === 'you' ? 'get' : 'gets'} ${more}`)
  },
  loseClicks: d => act(d.who, 'lose', signs(d.amount)),
  spendClicks: d => act(d.who, 'spend', signs(d.amount)),
  draw: d => act(d.who, 'draw', counted(quantity(d.amount), card)),
  doDamage: d => act(d.who, 'do', damage(d.kind, d.amount)),
  sufferDamage: d => act(d.who, 'suffer', damage(d.kind, d.amount)),
  cannotBePrevented: d => told(t`this ${d.what === 'damage' ? 'damage' : 'trashing'} cannot be prevented`),
  giveTags: d =>
    act(d.who, 'give', t`${d.again === true ? 'them' : subject[d.to]} ${counted(quantity(d.amount), tag)}`),
  takeTags: d => act(d.who, 'take', counted(quantity(d.amount), tag)),
  removeTags: d => act(d.who, 'remove', counted(quantity(d.amount), tag)),
  giveBadPublicity: d =>
    act(d.who, 'give', t`${subject[d.to]} ${counted(quantity(d.amount), counters.badPublicity)}`),
  takeBadPublicity: d => act(d.who, 'take', counted(quantity(d.amount), counters.badPublicity)),
  takeHostedBadPublicity: d => act(d.who, 'take', 'all hosted bad publicity'),
  hostBadPublicity: d =>
    act(
      d.who,
      'host',
      t`${quantity(d.amount).count} of ${whose(d.who)} bad publicity on ${thing(d.on)}${quantity(d.amount).tail}`,
    ),
  removeBadPublicity: d => act(d.who, 'remove', counted(quantity(d.amount), counters.badPublicity)),
  placeCounters: d => {
    const [amount, tail] = apart(d.amount)
    return act(d.who, 'place', t`${units(d.counter, quantity(amount))} on ${thing(d.on)}${tail}`)
  },
  load: d => {
    const [amount, tail] = apart(d.amount)
    return act(d.who, 'load', t`${units(d.counter, quantity(amount))} onto ${thing(d.on)}${tail}`)
  },
  removeCounters: ({ who, counter, amount: much, from }) => {
    const [amount, tail] = apart(much)
    const what =
      counter === 'credit'
        ? amount.count === 'all'
          ? 'all hosted credits'
          : credits(amount)
        : counted(quantity(amount), from === null ? hostedCounter(counter) : counters[counter])
    const where = from !== null ? t` from ${thing(from)}` : counter === 'credit' ? ' from this card' : ''
    return act(who, 'remove', t`${what}${where}${tail}`)
  },
  moveCounters: d => {
    const [amount, tail] = apart(d.amount)
    const what = units(d.counter, quantity(amount))
    return act(d.who, 'move', t`${what} from ${thing(d.from)} to ${thing(d.to)}${tail}`)
  },
  advance: d => act(d.who, 'advance', thing(d.cards)),
  purge: d => act(d.who, 'purge', 'virus counters'),
  charge: d => act(d.who, 'charge', thing(d.cards)),
  trash: d => act(d.who, 'trash', thing(d.cards)),
  revealAndTrash: d =>
    act(
      d.who,
      ['reveal', 'trash'],
      t`${thing(d.cards)}${d.from === null ? '' : t` from ${zoneText(d.from)}`}`,
    ),
  addTo: d =>
    act(
      d.who,
      movers[d.to] ?? 'add',
      t`${thing(d.cards)} ${goals[d.to](d.owner)}${d.facedown ? ' facedown' : ''}`,
    ),
  shuffle: d =>
    act(d.who, 'shuffle', t`${zoneText(d.deck)}${d.afterSearch ? ' right after searching it' : ''}`),
  forfeit: d => act(d.who, 'forfeit', thing(d.cards)),
  rez: d => act(d.who, 'rez', t`${thing(d.cards)}${termsText(d.terms)}`),
  derez: d => act(d.who, 'derez', thing(d.cards)),
  expose: d => act(d.who, 'expose', thing(d.cards)),
  reveal: d => act(d.who, 'reveal', thing(d.cards)),
  lookAt: d => act(d.who, 'look', t`at ${thing(d.cards)}`),
  arrange: d =>
    d.looks
      ? act(d.who, 'look', t`at ${thing(d.cards)} and arrange them in any order`)
      : act(d.who, 'arrange', t`${thing(d.cards)} in any order`),
  rearrange: d => act(d.who, 'rearrange', thing(d.cards)),
  search: d =>
    act(
      d.who,
      'search',
      t`${list(d.zones.map(zoneText), 'or')} for ${soughtText(d.for)}${d.differ ? ' with different names' : ''}`,
    ),
  install: d => {
    const does = d.rez ? installAndRez : d.reveal ? revealAndInstall : 'install'
    return act(d.who, does, t`${thing(d.cards)}${termsText(d.terms)}`)
  },
  play: d =>
    act(
      d.who,
      'play',
      t`${thing(d.cards)}${d.from === null ? '' : t` from ${zoneText(d.from)}`}${termsText(d.terms)}`,
    ),
  swap: d => act(d.who, 'swap', t`${thing(d.cards)}${d.with === null ? '' : t` with ${thing(d.with)}`}`),
  flip: d => act(d.who, 'flip', thing(d.cards)),
  setIdentity: d => act(d.who, 'secretly set', t`${whose(d.who)} identity to any copy of ${thing(d.cards)}`),
  turnFace: d => act(d.who, 'turn', t`${thing(d.cards)} face${d.face}`),
  host: d =>
    act(d.who, 'host', t`${thing(d.cards)} ${d.face === null ? '' : t`${d.face} `}on ${thing(d.on)}`),
  becomeAgenda: d =>
    act(
      d.who,
      'add',
      t`${thing(d.cards)} to ${d.whose === d.who ? whose(d.who) : possessive[d.whose]} score area as an agenda worth ${counted(quantity(d.points), agendaPoint)}${d.cannot === null ? '' : t` with “${whole('you cannot forfeit this agenda')}”`}`,
    ),
  becomeCondition: d =>
    act(d.who, 'install', t`${thing(d.cards)} on ${thing(d.on)} as a hosted condition counter`),
  run: d => act(d.who, 'run', serversText(d.servers)),
  makeRun: d =>
    act(d.who, 'make', d.servers.includes('whichever') ? 'a run' : t`a run on ${serversText(d.servers)}`),
  endRun: () => told('end the run'),
  jackOut: d => act(d.who, 'jack', 'out'),
  moveToOutermost: d => act(d.who, 'move', t`to the outermost position of ${serverText(d.server)}`),
  approachOutermost: d =>
    act(d.who, 'approach', t`the outermost piece of ice protecting ${serverText(d.server)}`),
  moveToIce: d =>
    act(d.who, d.then === 'approach' ? ['move to', 'approach'] : ['move to', 'encounter'], thing(d.ice)),
  moveIce: d =>
    act(d.who, 'move', t`${thing(d.ice)} to the ${d.where} position protecting ${serverText(d.server)}`),
  moveToRoot: d =>
    act(
      d.who,
      'move',
      t`${thing(d.cards)} to ${d.protectedBy === null ? rootOf(d.server ?? 'that') : t`the root of the server ${piece(d.protectedBy)} is protecting`}`,
    ),
  changeServer: d =>
    act(
      d.who,
      'change',
      t`the attacked server to ${serverText(d.to)} for the remainder of ${d.thatRun ? 'that' : 'this'} run`,
    ),
  approachInstead({ who, servers }) {
    const goal = servers.length === 1 ? serversText(servers) : 'that server'
    const changed = t`the attacked server to ${serversText(servers)}`
    return {
      who,
      plain: t`instead change ${changed} and approach ${goal}`,
      third: t`instead changes ${changed} and approaches ${goal}`,
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
        ? t`1 subroutine on ${thing(of)}`
        : nth.count === 1
          ? t`the first subroutine on ${thing(of)}`
          : t`subroutine ${quantity(nth).count} on ${thing(of)}${quantity(nth).tail}`,
    ),
  resolveWhen: d => act(d.who, 'resolve', t`the “when ${d.which}” abilities of ${thing(d.of)}`),
  breach: d => act(d.who, 'breach', serverText(d.server)),
  accessCards: d => act(d.who, 'access', t`cards from ${serverText(d.server)}`),
  access: d => act(d.who, 'access', thing(d.cards)),
  accessMore: ({ who, amount, server }) => {
    const more = joined(additional(amount), '')
    if (server === null) return act(who, 'access', more)
    const they = who === 'you' ? 'you' : 'they'
    const when = t`when ${they} breach ${serverText(server)}`
    return {
      ...act(who, 'access', t`${more} ${when}`),
      joined: told(t`${when}, ${they === 'you' ? '' : 'they '}access ${more}`),
    }
  },
  accessMoreFrom: d =>
    act(
      d.who,
      'access',
      joined(additional(d.amount), d.server === null ? '' : t` from ${serverText(d.server)}`),
    ),
  endActionPhase: () => told('your action phase ends'),
  trace: ({ who, base }) => {
    const { count, tail } = quantity(base)
    return { who, plain: t`trace[${count}]${tail}`, third: t`traces[${count}]${tail}` }
  },
  psi: d => act(d.who, 'play', 'a Psi Game'),
  identifyMark: d => act(d.who, 'identify', 'your mark'),
  sabotage: d => act(d.who, 'sabotage', bare(d.amount)),
  prevent: d => act(d.who, 'prevent', list(d.what.map(preventedText), 'or')),
  avoid: d => act(d.who, 'avoid', list(d.what.map(preventedText), 'or')),
  increase: d => act(d.who, 'increase', t`${valueText(d.value)} by ${bare(d.amount)}`),
  reduce: d => act(d.who, 'reduce', t`${valueText(d.value)} by ${bare(d.amount)}`),
  set: d => told(t`${valueText(d.value)} becomes ${figure(d.to)}`),
  addedWith: d => told(t`instead it is added with ${counted(quantity(d.amount), hostedCounter(d.counter))}`),
  changeKind: d => told(t`${valueText(d.value)} becomes ${damageName(d.kind)}`),
  chooseCards: d => act(d.who, 'choose', thing(d.cards)),
  chooseNumber: ({ who, least, most }) => {
    const isLess = least === 0 && typeof most === 'object' && 'minus' in most && most.minus[1] === 1
    const which =
      isLess && typeof most === 'object' && 'minus' in most
        ? t`less than ${figure(most.minus[0])}`
        : t`from ${figure(least)} to ${figure(most)}`
    return act(who, 'choose', t`a number ${which}`)
  },
  chooseServer: d => act(d.who, 'choose', serversText(d.among)),
  chooseWord: d => act(d.who, 'choose', d.isCardType ? 'a card type' : list(d.among, 'or')),
  repeatProcess: d => act(d.who, 'repeat', 'this process'),
  win: d => act(d.who, 'win', 'the game'),
  isEqual: d => told(t`${d.letter} is equal to ${figure(d.is)}`),
  areNotInstalled: d => told(t`${asSubject(d.cards)} ${isMany(d.cards) ? 'are' : 'is'} not installed`),
  zeroIsNotOdd: () => told('0 is not odd'),
  bidsAreSecret: () =>
    told(
      'players secretly bid 0[credit], 1[credit], or 2[credit], then each player reveals and spends their bid',
    ),
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
    plain: joined(
      ways.map(items =>
        list(
          items.map(each => each.plain),
          'and',
        ),
      ),
      ' or ',
    ),
    third: joined(
      ways.map(items =>
        list(
          items.map(each => each.third),
          'and',
        ),
      ),
      ' or ',
    ),
  }
}
