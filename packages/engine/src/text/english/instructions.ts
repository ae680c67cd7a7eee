import type { Goal } from '../../language/expressions.ts'
import type { CounterKind, DamageKind } from '../../state/names.ts'
import type { AbilityClass } from '../../state/occurrences.ts'
import type { Noun, Person, Phrase, Quantity } from '../phrases.ts'
import { act, clicks, counted, noun, possessive, statement, subject, symbols, told } from './grammar.ts'
import { nouns } from './nouns.ts'

const object = (who: Person): string => subject[who]
const tags = (amount: Quantity): string => counted(amount, noun('tag'))
const put = (text: string, more: string | null): string => (more === null ? text : `${text}${more}`)
const deck = (owner: 'corp' | 'runner' | null, mine: Person | null): string =>
  owner === 'corp'
    ? 'R&D'
    : owner === 'runner'
      ? mine === 'you'
        ? 'your stack'
        : 'the stack'
      : 'its owner’s deck'

export interface Owner {
  readonly side: 'corp' | 'runner' | null
  readonly person: Person | null
}

const goals: Readonly<Record<Goal, (o: Owner) => string>> = {
  hand: ({ side, person }) =>
    side === 'corp'
      ? 'to HQ'
      : side === 'runner'
        ? person === 'you'
          ? 'to your grip'
          : 'to the grip'
        : 'to its owner’s hand',
  topOfDeck: ({ side, person }) => `to the top of ${deck(side, person)}`,
  bottomOfDeck: ({ side, person }) => `to the bottom of ${deck(side, person)}`,
  shuffledIntoDeck: ({ side, person }) => `into ${deck(side, person)}`,
  removed: () => 'from the game',
  setAside: () => 'aside',
  discard: ({ side, person }) =>
    side === 'corp'
      ? 'to Archives'
      : side === 'runner'
        ? person === 'you'
          ? 'to your heap'
          : 'to the heap'
        : 'to its owner’s discard pile',
  corpScore: () => 'to the Corp’s score area',
  runnerScore: () => 'to the Runner’s score area',
}

/** Whom the trigger condition has named is not named again. */
function after(trigger: string, does: Phrase): string {
  const text = statement(does)
  const [, who] = /^(the Corp|the Runner) (?:may|must) /.exec(text) ?? []
  return who !== undefined && trigger.includes(who) ? `they${text.slice(who.length)}` : text
}

/** What each verb says. `who` carries it out. */
export const instructions = {
  gainCredits: (who: Person, amount: Quantity) => act(who, 'gain', symbols(amount, '[credit]')),
  loseCredits: (who: Person, amount: Quantity | 'all') =>
    act(
      who,
      'lose',
      amount === 'all'
        ? `all credits in ${who === 'you' ? 'your' : 'their'} credit pool`
        : symbols(amount, '[credit]'),
    ),
  takeCredits: (amount: Quantity | 'all', from: string) =>
    act(
      'you',
      'take',
      amount === 'all'
        ? `all hosted credits from ${from}`
        : `${symbols({ ...amount, tail: '' }, '[credit]')} from ${from}${amount.tail}`,
    ),
  gainClicks: (who: Person, amount: Quantity) => act(who, 'gain', clicks(amount)),
  gainClicksNextTurn: (who: Person, amount: Quantity, fewer: boolean) =>
    told(
      `${subject[who]} ${who === 'you' ? 'have' : 'has'} ${amount.count.replace('-', '')} ${fewer ? 'fewer' : 'additional'} [click] to spend during ${who === 'you' ? 'your' : 'their'} next turn${amount.tail}`,
    ),
  loseClicks: (who: Person, amount: Quantity) => act(who, 'lose', clicks(amount)),
  draw: (who: Person, amount: Quantity) => act(who, 'draw', counted(amount, nouns.card)),
  doDamage: (who: Person, kind: DamageKind, amount: Quantity) => act(who, 'do', nouns.damage(kind, amount)),
  suffer: (who: Person, kind: DamageKind, amount: Quantity) => act(who, 'suffer', nouns.damage(kind, amount)),
  unpreventable: (of: Phrase): Phrase => ({
    ...of,
    plain: `${of.plain} that cannot be prevented`,
    third: `${of.third} that cannot be prevented`,
  }),
  /** What is told of the deed and not of its cards. */
  unpreventableDeed: (of: Phrase): Phrase => ({
    ...of,
    plain: `${of.plain}, which cannot be prevented`,
    third: `${of.third}, which cannot be prevented`,
  }),
  giveTags: (to: Person, amount: Quantity) => act('you', 'give', `${object(to)} ${tags(amount)}`),
  takeTags: (who: Person, amount: Quantity) => act(who, 'take', tags(amount)),
  removeTags: (who: Person, amount: Quantity | 'all') =>
    act(who, 'remove', amount === 'all' ? 'all tags' : tags(amount)),
  takeBadPublicity: (who: Person, amount: Quantity) =>
    who === 'you'
      ? act(who, 'take', counted(amount, nouns.counters.badPublicity))
      : act('you', 'give', `${object(who)} ${counted(amount, nouns.counters.badPublicity)}`),
  removeBadPublicity: (who: Person, amount: Quantity) =>
    act(who, 'remove', counted(amount, nouns.counters.badPublicity)),
  placeCounters: (counter: CounterKind, amount: Quantity, on: string) =>
    act('you', 'place', `${nouns.units(counter, { ...amount, tail: '' })} on ${on}${amount.tail}`),
  load: (counter: CounterKind, amount: Quantity, onto: string) =>
    act('you', 'load', `${nouns.units(counter, { ...amount, tail: '' })} onto ${onto}${amount.tail}`),
  removeCounters: (counter: CounterKind, amount: Quantity | 'all', from: string) =>
    act(
      'you',
      'remove',
      `${amount === 'all' ? nouns.allUnits(counter) : nouns.units(counter, amount)} from ${from}`,
    ),
  moveCounters: (counter: CounterKind, amount: Quantity, from: string, to: string) =>
    act('you', 'move', `${nouns.units(counter, amount)} from ${from} to ${to}`),
  advance: (card: string) => act('you', 'advance', card),
  purge: (corp: Person) => act(corp, 'purge', 'virus counters'),
  charge: (card: string) => act('you', 'charge', card),
  trash: (who: Person, cards: string) => act(who, 'trash', cards),
  addTo: (who: Person, cards: string, to: Goal, owner: Owner) =>
    act(
      who,
      to === 'removed' ? 'remove' : to === 'setAside' ? 'set' : to === 'shuffledIntoDeck' ? 'shuffle' : 'add',
      `${cards} ${goals[to](owner)}`,
    ),
  reveals: (who: Person, cards: string, rest: Phrase): Phrase => ({
    who,
    plain: `reveal ${cards} and ${rest.plain}`,
    third: `reveals ${cards} and ${rest.third}`,
  }),
  facedown: (of: Phrase): Phrase => ({ ...of, plain: `${of.plain} facedown`, third: `${of.third} facedown` }),
  shuffle: (who: Person, whose: 'corp' | 'runner') =>
    act(who, 'shuffle', whose === 'corp' ? 'R&D' : who === 'you' ? 'your stack' : 'the stack'),
  forfeit: (cards: string) => act('you', 'forfeit', cards),
  rez: (who: Person, card: string) => act(who, 'rez', card),
  derez: (cards: string) => act('you', 'derez', cards),
  expose: (cards: string) => act('you', 'expose', cards),
  reveal: (who: Person, cards: string) => act(who, 'reveal', cards),
  look: (who: Person, cards: string) => act(who, 'look', `at ${cards}`),
  arrange: (who: Person, cards: string) => act(who, 'look', `at ${cards} and arrange them in any order`),
  arrangeIce: (who: Person, ice: string) => act(who, 'rearrange', ice),
  search: (who: Person, zone: string, amount: Quantity, cards: Noun, differ: boolean) =>
    act(who, 'search', `${zone} for ${counted(amount, cards)}${differ ? ' with different names' : ''}`),
  thenShuffle: (of: Phrase, deck: string): Phrase => ({
    ...of,
    plain: `${of.plain}, then shuffle ${deck}`,
    third: `${of.third}, then shuffles ${deck}`,
  }),
  install: (who: Person, card: string, more: readonly string[]) =>
    act(who, 'install', [card, ...more].join('')),
  installAndRez: (who: Person, card: string, more: readonly string[]) =>
    act(who, 'install and rez', [card, ...more].join('')),
  /** How a card is installed. */
  terms: {
    /** Several cards in turn, each by an instruction of its own. */
    oneByOne: ' one at a time',
    facedown: ' facedown',
    faceup: ' faceup',
    newRemote: ' in a new remote server',
    server: (server: string): string => ` in or protecting ${server}`,
    innermost: ' in the innermost position',
    anyPosition: ' in any position',
    inward: (of: string): string => ` directly inward from ${of}`,
    onto: (host: string): string => ` on ${host}`,
    ignoringAll: ', ignoring all costs',
    ignoringCredits: ', ignoring its credit cost',
    less: (amount: Quantity): string => `, paying ${symbols(amount, '[credit]')} less`,
    totalLess: (amount: Quantity): string => `, paying a total of ${symbols(amount, '[credit]')} less`,
    more: (amount: Quantity): string => `, paying ${symbols(amount, '[credit]')} more`,
  },
  play: (card: string, more: readonly string[]) => act('you', 'play', [card, ...more].join('')),
  swap: (card: string, other: string | null) =>
    act('you', 'swap', put(card, other === null ? null : ` with ${other}`)),
  turnFace: (cards: string, face: 'up' | 'down') => act('you', 'turn', `${cards} face${face}`),
  host: (cards: string, on: string, face: 'faceup' | 'facedown') =>
    act('you', 'host', `${cards} ${face === 'facedown' ? 'facedown ' : ''}on ${on}`),
  becomeAgenda: (who: Person, card: string, points: Quantity) =>
    act(
      'you',
      'add',
      `${card} to ${possessive[who]} score area as an agenda worth ${counted(points, noun('agenda point'))}`,
    ),
  becomeCondition: (card: string, on: string) =>
    act('you', 'install', `${card} on ${on} as a hosted condition counter`),
  run: (who: Person, server: string) => (who === 'you' ? act(who, 'run', server) : act(who, 'run', server)),
  duringRun: (text: string): string => `During that run, ${text}`,
  endRun: () => told('end the run'),
  jackOut: (who: Person) => act(who, 'jack', 'out'),
  moveToOutermost: (server: string) =>
    told(`the Runner moves to the outermost position protecting ${server}`),
  moveIce: (ice: string, server: string, where: 'outermost' | 'innermost') =>
    act('you', 'move', `${ice} to the ${where} position protecting ${server}`),
  moveToIce: (ice: string, then: 'approach' | 'encounter') =>
    told(`the Runner moves to ${ice} and ${then === 'approach' ? 'approaches' : 'encounters'} it`),
  changeServer: (to: string) => act('you', 'change', `the attacked server to ${to}`),
  encounter: (who: Person, ice: string) => act(who, 'encounter', ice),
  bypass: (card: string) => act('you', 'bypass', card),
  breakSubroutines: (
    amount: Quantity | 'all',
    upTo: boolean,
    subtype: string | null,
    on: string | null,
    but: number,
  ) => {
    const kind = subtype === null ? '' : `${nouns.subtype(subtype)} `
    const what =
      amount === 'all'
        ? `all ${but === 0 ? '' : `but ${but} `}${kind}${but === 1 ? 'subroutine' : 'subroutines'}`
        : `${upTo ? 'up to ' : ''}${amount.count} ${kind}${amount.one ? 'subroutine' : 'subroutines'}`
    return act(
      'you',
      'break',
      `${what}${on === null ? '' : ` on ${on}`}${amount === 'all' ? '' : amount.tail}`,
    )
  },
  anyNumberOfSubroutines: (subtype: string | null) =>
    act('you', 'break', `any number of ${subtype === null ? '' : `${subtype} `}subroutines`),
  resolveWhen: (which: AbilityClass, of: string) =>
    act('you', 'resolve', `the “when ${which}” abilities of ${of}`),
  resolveSubroutine: (nth: Quantity, of: string) =>
    act(
      'you',
      'resolve',
      nth.count === '1' ? `the first subroutine on ${of}` : `subroutine ${nth.count} on ${of}${nth.tail}`,
    ),
  accessMore: (who: Person, by: Quantity, server: string | null) =>
    act(
      who,
      'access',
      `${by.count} additional ${by.one ? 'card' : 'cards'}${by.tail}${server === null ? '' : ` when ${who === 'you' ? 'you breach' : 'they breach'} ${server}`}`,
    ),
  breach: (who: Person, server: string) => act(who, 'breach', server),
  access: (who: Person, card: string) => act(who, 'access', card),
  endActionPhase: () => told('your action phase ends'),
  trace: (who: Person, base: Quantity): Phrase => ({
    who,
    plain: `trace[${base.count}]${base.tail}`,
    third: `traces[${base.count}]${base.tail}`,
  }),
  psi: (opponent: Person) =>
    told(
      `you and ${subject[opponent]} secretly spend 0[credit], 1[credit], or 2[credit] and reveal spent credits`,
    ),
  identifyMark: () => act('you', 'identify', 'your mark'),
  sabotage: (amount: Quantity) => act('you', 'sabotage', `${amount.count}${amount.tail}`),
  lasting: (declared: string, until: string) => told(`${declared} ${until}`),
  later: (trigger: string, does: Phrase) => told(`${trigger}, ${after(trigger, does)}`),
  during: (until: string, does: Phrase) => told(`${until}, ${statement(does)}`),
  prevent: (what: string) => act('you', 'prevent', what),
  increase: (what: string, amount: Quantity) =>
    act('you', 'increase', `${what} by ${amount.count}${amount.tail}`),
  decrease: (what: string, amount: Quantity) =>
    act('you', 'reduce', `${what} by ${amount.count.replace('-', '')}${amount.tail}`),
  pay: (amount: Quantity, which: 'less' | 'more') =>
    act('you', 'pay', `${symbols(amount, '[credit]')} ${which}`),
  set: (what: string, amount: string) => told(`${what} becomes ${amount}`),
  changeKind: (what: string, kind: string) => told(`${what} becomes ${kind}`),
  chooseCards: (cards: string) => act('you', 'choose', cards),
  chooseNumber: (who: Person, least: string, most: string) =>
    act(who, 'choose', `X, a number from ${least} to ${most}`),
  chooseServer: (who: Person, server: string) => act(who, 'choose', server),
  chooseWord: (who: Person, words: string) => act(who, 'choose', words),
  again: () => act('you', 'repeat', 'this process'),
  repeat: (amount: Quantity, does: Phrase): Phrase => {
    const often = amount.one ? '' : ` ${amount.count === '2' ? 'twice' : `${amount.count} times`}`
    return {
      ...does,
      plain: `${does.plain}${often}${amount.tail}`,
      third: `${does.third}${often}${amount.tail}`,
    }
  },
  win: (who: Person) => act(who, 'win', 'the game'),
}
