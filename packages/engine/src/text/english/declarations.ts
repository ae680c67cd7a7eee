import type { Act, Declaration, Replacement } from '../../language/abilities.ts'
import type { CounterKind } from '../../state/names.ts'
import type { Noun, Person, Phrase, Quantity } from '../phrases.ts'
import { article, bare, counted, does, list, past, possessive, statement, subject, told } from './grammar.ts'
import { nouns } from './nouns.ts'

type AdditionalTo = Extract<Declaration, { declare: 'additionalCost' }>['to']
type Costing = Extract<Declaration, { declare: 'cost' }>['of']
type MovedTo = Extract<Replacement, { instead: 'move' }>['to']
type ActiveIn = Extract<Declaration, { declare: 'active' }>['in']

const signed = ({ count }: Quantity): string => (count.startsWith('-') ? count : `+${count}`)
const get = (many: boolean): string => (many ? 'get' : 'gets')
const toward = (amount: Quantity): string => (amount.count.startsWith('-') ? 'lowered' : 'increased')
const size = (amount: Quantity): string => amount.count.replace('-', '')

const acts: Readonly<Record<Act, (who: Person, cards: string | null, server: string | null) => string>> = {
  jackOut: () => 'jack out',
  draw: () => 'draw cards',
  steal: (_who, cards) => `steal ${cards ?? 'agendas'}`,
  trash: (_who, cards) => `trash ${cards ?? 'cards'}`,
  run: (_who, _cards, server) => (server === null ? 'make runs' : `run ${server}`),
  rez: (_who, cards) => `rez ${cards ?? 'cards'}`,
  score: (_who, cards) => `score ${cards ?? 'agendas'}`,
  install: (_who, cards) => `install ${cards ?? 'cards'}`,
  play: (_who, cards) => `play ${cards ?? 'cards'}`,
  access: (_who, cards, server) => `access ${cards ?? 'cards'}${server === null ? '' : ` in ${server}`}`,
  break: (_who, cards) => `break subroutines${cards === null ? '' : ` on ${cards}`}`,
  use: (_who, cards) => `use ${cards ?? 'cards'}`,
  advance: (_who, cards) => `advance ${cards ?? 'cards'}`,
  gainCredits: () => 'gain credits',
  spendCredits: () => 'spend credits',
  beSuccessful: (_who, _cards, server) => `declare runs${server === null ? '' : ` on ${server}`} successful`,
  bypass: (_who, cards) => `bypass ${cards ?? 'ice'}`,
  expose: (_who, cards) => `expose ${cards ?? 'cards'}`,
  removeTags: () => 'remove tags',
  prevent: (_who, cards, server) =>
    `prevent effects${cards === null ? '' : ` on ${cards}`}${server === null ? '' : ` in ${server}`}`,
}

/** What can be said of a card as well: that it cannot be trashed. */
const doneToCards: ReadonlySet<Act> = new Set<Act>([
  'trash',
  'steal',
  'rez',
  'score',
  'install',
  'play',
  'access',
  'use',
  'advance',
  'bypass',
  'expose',
])

const additional: Readonly<Record<AdditionalTo, (cards: string | null, server: string | null) => string>> = {
  install: cards => `install ${cards ?? 'cards'}`,
  rez: cards => `rez ${cards ?? 'cards'}`,
  play: cards => `play ${cards ?? 'cards'}`,
  steal: (cards, server) =>
    `steal ${cards ?? 'an agenda'}${server === null ? '' : ` from ${server} or its root`}`,
  score: cards => `score ${cards ?? 'an agenda'}`,
  run: (_cards, server) => (server === null ? 'make a run' : `run ${server}`),
  access: (cards, server) => `access ${cards ?? 'a card'}${server === null ? '' : ` in ${server}`}`,
  trash: cards => `trash ${cards ?? 'a card'}`,
  jackOut: () => 'jack out',
}

const less = (by: Quantity): string => (by.count.startsWith('-') ? 'less' : 'more')

const places: Readonly<Record<ActiveIn, string>> = {
  runnerScore: 'while it is in the Runner’s score area',
  hq: 'while it is in HQ',
  grip: 'while it is in your grip',
  archives: 'while it is in Archives',
  heap: 'while it is in your heap',
}

const movedTo: Readonly<Record<MovedTo, (host: string) => string>> = {
  removed: () => 'removed from the game',
  setAside: () => 'set aside',
  hosted: host => `hosted on ${host}`,
  hand: () => 'added to its owner’s hand',
  topOfDeck: () => 'added to the top of its owner’s deck',
  bottomOfDeck: () => 'added to the bottom of its owner’s deck',
  facedown: () => 'turned facedown',
}

const spendable = {
  one: 'Use this credit',
  these: 'Use these credits',
  hosted: 'You can spend hosted credits',
}

/** What is continuously true. */
export const declarations = {
  strength: (of: string, many: boolean, by: Quantity): string =>
    `${of} ${get(many)} ${signed(by)} strength${by.tail}`,
  setStrength: (of: string, many: boolean, to: string): string =>
    `${of} ${many ? 'have' : 'has'} ${to} strength`,
  boost: (by: Quantity): string => `${signed(by)} strength${by.tail}`,
  memory: (by: Quantity): string => `${signed(by)}[mu]${by.tail}`,
  memoryFor: (by: Quantity, cards: Noun): string =>
    `${signed(by)}[mu]${by.tail} that can only be used for ${cards.many}`,
  link: (by: Quantity): string => `${signed(by)}[link]${by.tail}`,
  handSize: (who: Person, by: Quantity): string =>
    `${does(who, 'get')} ${signed(by)} maximum hand size${by.tail}`,
  clicks: (who: Person, by: Quantity): string =>
    `${does(who, 'get')} ${signed(by)} allotted [click] for each of ${who === 'you' ? 'your' : 'their'} turns`,
  cost: (of: Costing, cards: string, many: boolean, by: Quantity): string =>
    `${cards} ${many ? 'cost' : 'costs'} ${size(by)}[credit] ${less(by)} to ${of}${by.tail}`,
  firstCost: (of: Costing, who: Person, card: Noun, by: Quantity): string =>
    `the first ${card.one} ${does(who, of)} each turn costs ${size(by)}[credit] ${less(by)} to ${of}${by.tail}`,
  additionalCost: (
    to: AdditionalTo,
    who: Person,
    cards: string | null,
    server: string | null,
    pay: Phrase,
  ): string =>
    `as an additional cost to ${additional[to](cards, server)}, ${who === 'you' ? pay.plain : `${subject[who]} must ${pay.plain}`}`,
  alternativePayment: (of: Costing, who: Person, cards: string, pay: Phrase): string =>
    `to ${additional[of](cards, null)}, ${subject[who]} may ${pay.plain}`,
  requirement: (cards: string, by: Quantity): string =>
    `the advancement requirement of ${cards} is ${toward(by)} by ${size(by)}${by.tail}`,
  value: (what: string, by: Quantity): string => `${what} is ${toward(by)} by ${size(by)}${by.tail}`,
  points: (cards: string, by: Quantity): string =>
    `${cards} is worth ${size(by)} ${by.count.startsWith('-') ? 'fewer' : 'additional'} agenda ${by.one || size(by) === '1' ? 'point' : 'points'}${by.tail}`,
  subtypes: (of: string, many: boolean, gains: readonly string[], loses: readonly string[]): string => {
    const gained = `${many ? 'gain' : 'gains'} ${list(gains, 'and')}`
    const lost = `${many ? 'lose' : 'loses'} ${list(loses, 'and')}`
    return `${of} ${list([...(gains.length > 0 ? [gained] : []), ...(loses.length > 0 ? [lost] : [])], 'and')}`
  },
  gains: (
    of: string,
    many: boolean,
    ability: string,
    how: {
      readonly order: 'before' | 'after' | 'chosen' | null
      readonly corp: Person
      readonly copies: Quantity | null
    },
  ): string => {
    const { order, corp, copies } = how
    const gained = copies === null ? '' : `${copies.count} ${copies.one ? 'copy' : 'copies'} of `
    const where =
      order === null
        ? ''
        : order === 'chosen'
          ? ` in the order of ${possessive[corp]} choice`
          : ` ${order} ${many ? 'their' : 'its'} other subroutines`
    return `${of} ${many ? 'gain' : 'gains'} ${gained}“${ability}”${where}${copies?.tail ?? ''}`
  },
  losesAbilities: (of: string, many: boolean): string => `${of} ${many ? 'lose' : 'loses'} all abilities`,
  mustTrash: (who: Person, cards: string, byCost: boolean): string =>
    `${subject[who]} must ${byCost ? 'pay to trash' : 'trash'} ${cards} on access, if able`,
  mustRun: (who: Person): string => `${subject[who]} must spend [click] to make a run, if able`,
  cannot: (act: Act, who: Person, cards: string | null, server: string | null): string =>
    `${subject[who]} cannot ${acts[act](who, cards, server)}`,
  cannotBe: (act: Act, card: string): string | null => {
    return doneToCards.has(act) ? `${card} cannot be ${act === 'steal' ? 'stolen' : past(act)}` : null
  },
  recurring: (amount: number): string => `${amount}[recurring-credit]`,
  spend: (uses: readonly string[], credits: 'one' | 'these' | 'hosted'): string =>
    `${spendable[credits]} to pay for ${list(uses, 'or')}`,
  spendFreely: (credits: 'one' | 'these' | 'hosted'): string => `${spendable[credits]} for anything`,
  canAdvance: (card: string): string => `you can advance ${card}`,
  canHost: (card: string, most: number | null, cards: Noun, memory: number | null): string =>
    `${card} can host ${most === null ? `any number of ${cards.many}` : most === 1 ? `1 ${cards.one}` : `up to ${most} ${cards.many}`}${memory === null ? '' : ` with a total of up to ${memory}[mu]`}`,
  hostedMemoryFree: (cards: string): string =>
    `the memory costs of ${cards} do not count against your memory limit`,
  hostedCards: 'hosted programs',
  installOnlyOn: (cards: Noun): string => `install only on ${article(cards.one)}`,
  installOnlyAt: (server: string): string => `install only in the root of ${server}`,
  onlyIf: { play: 'play', rez: 'rez', score: 'score', install: 'install' },
  onlyIfText: (act: string, card: string | null, condition: string): string =>
    `${act}${card === null ? '' : ` ${card}`} only if ${condition}`,
  revealWhileAccessed: (card: string): string =>
    `while the Runner is accessing ${card} in R&D, they must reveal it`,
  access: (who: Person, server: string, by: Quantity): string =>
    `whenever ${does(who, 'breach')} ${server}, ${who === 'you' ? 'you access' : 'they access'} ${by.count} additional ${by.one ? 'card' : 'cards'}${by.tail}`,
  accessOnly: (who: Person, card: string): string => `${does(who, 'access')} only ${card}`,
  accessAtMost: (who: Person, cards: number): string =>
    `${subject[who]} cannot access more than ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  staysInPlay: (card: string, until: string): string => `${card} is not trashed ${until}`,
  remotes: (most: number): string =>
    `the Corp cannot have more than ${most} remote ${most === 1 ? 'server' : 'servers'}`,
  installedFaceup: (card: string): string => `install ${card} faceup`,
  inPool: (who: Person): string =>
    `hosted credits count as part of ${who === 'you' ? 'your' : `${subject[who]}’s`} credit pool`,
  mostX: (amount: string): string => `X cannot be more than ${amount}`,
  choosesDamage: (
    who: Person,
    runner: Person,
    of: { readonly kind: string | null; readonly first: boolean; readonly cards: number | null },
    how: { readonly looks: boolean; readonly may: boolean },
  ): string => {
    const when = of.first ? 'the first time each turn' : 'whenever'
    const suffers = `${does(runner, 'suffer')} ${of.kind === null ? '' : `${of.kind} `}damage`
    const cards =
      of.cards === null ? 'the cards' : of.cards === 1 ? 'the first card' : `the first ${of.cards} cards`
    const plain = who === 'you' || how.may
    const look = how.looks ? `${plain ? 'look' : 'looks'} at the grip and ` : ''
    return `${when} ${suffers}, ${subject[who]} ${how.may ? 'may ' : ''}${look}${plain ? 'choose' : 'chooses'} ${cards} it trashes`
  },
  prolong: (effectsOn: 'strength' | 'subtype', of: string, until: string): string =>
    `effects on the ${effectsOn === 'subtype' ? 'subtypes' : effectsOn} of ${of} that would end sooner last ${until}`,
  skipStep: (who: Person, step: string): string =>
    `${subject[who]} ${who === 'you' ? 'skip' : 'skips'} ${step}`,
  considered: (of: string, many: boolean, counter: CounterKind, amount: Quantity): string =>
    `${of} ${many ? 'are' : 'is'} considered to have ${size(amount)} additional ${counter === 'credit' ? '[credit]' : counted(amount, nouns.counters[counter]).slice(size(amount).length + 1)}`,
  active: (card: string, place: ActiveIn): string => `${card} is active ${places[place]}`,
  while: (condition: string, text: string): string => `while ${condition}, ${text}`,
  inPlaceOf: (would: string, does: Phrase): Phrase => told(`if ${would}, instead ${statement(does)}`),
  mayInsteadOf: (would: string, who: Person, does: Phrase): Phrase =>
    told(`if ${would}, ${subject[who]} may instead ${bare(who, does)}`),
  mayInsteadOfDoing: (doing: string, does: Phrase): Phrase =>
    told(`instead of ${doing}, you may ${bare('you', does)}`),
  instead: {
    nothing: (would: string): Phrase => told(`if ${would}, nothing happens instead`),
    subroutine: (would: string, does: Phrase): Phrase =>
      told(`if ${would}, it resolves as “[sub] ${statement(does)}” instead`),
    kind: (would: string, kind: string): Phrase => told(`if ${would}, it is ${kind} instead`),
    amount: (would: string, amount: string): Phrase => told(`if ${would}, the amount is ${amount} instead`),
    move: (would: string, to: MovedTo, host: string, mayBe: boolean): Phrase =>
      told(`if ${would}, it ${mayBe ? 'may be' : 'is'} ${movedTo[to](host)} instead`),
    server: (would: string, server: string): Phrase => told(`if ${would}, it is ${server} instead`),
  },
}
