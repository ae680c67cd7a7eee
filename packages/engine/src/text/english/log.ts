import type { EffectKind } from '../../state/frames.ts'
import type { CounterKind, Zone } from '../../state/names.ts'
import type { What } from '../../state/occurrences.ts'
import type { Person } from '../phrases.ts'
import { effects } from './effects.ts'
import { clicks, does, possessive, whole } from './grammar.ts'
import { nouns } from './nouns.ts'

/** Something that happened, in words for one viewer. */
export interface Told {
  readonly by: Person | null
  readonly corp: Person
  readonly runner: Person
  /** The card, or what the viewer knows of it. */
  readonly card: string
  readonly isSeen: boolean
  readonly server: string | null
  /** The card protects the server, or did. */
  readonly protects: boolean
  /** The title of what a card was hosted on, if it was seen. */
  readonly host: string | null
  readonly amount: number
  readonly kind: string | null
  readonly zone: Zone | null
  /** A card that was drawn or found reaches the hand. */
  readonly isAdded: boolean
  /** There is no card it is about. */
  readonly isNobodys: boolean
  /** A card made it happen, not the course of the game. */
  readonly byCard: boolean
  /** It is an ability that no card has. */
  readonly byRules: boolean
}

const act = (who: Person | null, verb: string, rest = ''): string =>
  who === null ? rest : does(who, verb, rest)
const signs = (n: number): string => clicks({ count: `${n}`, one: n === 1, tail: '' })
const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const at = (o: Told): string =>
  o.server === null ? '' : o.protects ? ` protecting ${o.server}` : ` in ${nouns.rootOf(o.server)}`
/** A card where it is installed: who does not see it sees by that whether it is ice. */
const placed = (o: Told): string => `${!o.isSeen && o.protects ? 'ice' : o.card}${at(o)}`
const unrezzedIce = (server: string | null): string =>
  `unrezzed ice${server === null ? '' : ` protecting ${server}`}`
/** Ice in a run: unrezzed ice is known by its place. */
const ice = (o: Told): string => (o.isSeen ? o.card : unrezzedIce(o.server))
const aSubroutine = 'a subroutine'
const isCounter = (kind: string | null): kind is CounterKind => kind !== null && kind in nouns.counters
const counters = (o: Told): string =>
  !isCounter(o.kind)
    ? some(o.amount, 'counter')
    : o.kind === 'credit'
      ? `${o.amount}[credit]`
      : some(o.amount, nouns.counters[o.kind].one, nouns.counters[o.kind].many)
const zoneOf = (o: Told): string =>
  nouns.isZone(o.kind) ? nouns.zone(o.kind, o.by ?? 'corp') : 'another place'
const from = (o: Told): string => (o.zone === null ? '' : ` from ${nouns.zone(o.zone, o.by ?? 'corp')}`)
const nobody = (): null => null

const endings: Readonly<Record<string, string>> = {
  points: 'on agenda points',
  flatline: 'by flatlining the Runner',
  emptyDeck: 'because the Corp cannot draw',
  concession: 'by concession',
  draw: '',
}

const isEffect = (kind: string | null): kind is EffectKind => kind !== null && kind in effects.imminent

function preventedWords(o: Told): string {
  const what = isEffect(o.kind) ? effects.imminent[o.kind](o.amount, null, null) : 'something'
  return o.isNobodys || o.kind === 'tags' ? what : `${what} ${o.card}`
}

/** A statement for everything that can happen; null for what is not worth one. */
const happened: Readonly<Record<What, (o: Told) => string | null>> = {
  gameBegan: () => 'the game begins',
  mulligan: o => act(o.by, 'take', 'a mulligan'),
  kept: o => act(o.by, 'keep', `${o.by === 'you' ? 'your' : 'their'} starting hand`),
  turnStarted: nobody,
  turnBegan: o =>
    `${o.by === null ? 'a' : possessive[o.by]} turn ${o.amount === 0 ? '' : `(${o.amount}) `}begins`,
  actionPhaseEnded: nobody,
  turnEnded: o => `${o.by === null ? 'the' : possessive[o.by]} turn ends`,
  actionTaken: nobody,
  actionFinished: nobody,
  clicksGained: o => (o.byCard ? act(o.by, 'gain', signs(o.amount)) : null),
  clicksLost: o => (o.amount === 0 ? null : act(o.by, 'lose', signs(o.amount))),
  clicksSpent: o => act(o.by, 'spend', signs(o.amount)),
  creditsGained: o => act(o.by, 'gain', `${o.amount}[credit]`),
  creditsLost: o => (o.amount === 0 ? null : act(o.by, 'lose', `${o.amount}[credit]`)),
  creditsSpent: o => (o.amount === 0 ? null : act(o.by, 'spend', `${o.amount}[credit]`)),
  fundFilled: o => act(o.runner, 'get', `${o.amount}[credit] for bad publicity`),
  fundSpent: nobody,
  fundEmptied: nobody,
  drawn: o => act(o.by, 'draw', some(o.amount, 'card')),
  discarded: o => act(o.by, 'discard', o.card),
  placed: nobody,
  putBack: o => `${o.card} is put back`,
  installed: o => act(o.by, 'install', placed(o)),
  uninstalled: nobody,
  played: o => act(o.by, 'play', o.card),
  playResolved: nobody,
  rezzed: o => act(o.by ?? o.corp, 'rez', placed(o)),
  derezzed: o => `${o.isSeen ? o.card : placed(o)} is derezzed`,
  turnedFaceup: o => `${o.card} is turned faceup`,
  turnedFacedown: o => `${o.card} is turned facedown`,
  exposed: o => `${placed(o)} is exposed`,
  revealed: o => act(o.by, 'reveal', o.card),
  lookedAt: o => act(o.by, 'look', `at ${o.card}`),
  // An event or operation is trashed as a matter of course when it has resolved.
  trashed: o => {
    if (o.zone === 'play') return null
    const card = o.isSeen || o.server !== null ? o.card : `${o.card}${from(o)}`
    return o.by === null ? `${card} is trashed` : act(o.by, 'trash', card)
  },
  moved: o =>
    o.isAdded ? act(o.by, 'add', `${o.card} to ${zoneOf(o)}`) : `${o.card} moves${from(o)} to ${zoneOf(o)}`,
  setAside: o => (o.byCard ? `${o.card} is set aside` : null),
  removedFromGame: o => `${o.card} is removed from the game`,
  forfeited: o => act(o.by, 'forfeit', o.card),
  scored: o => act(o.by ?? o.corp, 'score', o.card),
  stolen: o => act(o.by ?? o.runner, 'steal', o.card),
  addedToScoreArea: o => `${o.card} is added to ${o.by === null ? 'a' : possessive[o.by]} score area`,
  converted: o =>
    o.kind === 'agenda'
      ? `${o.card} becomes an agenda worth ${some(o.amount, 'agenda point')}`
      : `${o.card} becomes a condition counter`,
  hosted: o => `${o.card} is hosted on ${o.host ?? (o.protects ? unrezzedIce(o.server) : `a card${at(o)}`)}`,
  swapped: o => `${o.card} is swapped`,
  arranged: o =>
    o.kind === 'ice'
      ? act(o.by, 'rearrange', some(o.amount, 'piece of ice', 'pieces of ice'))
      : act(o.by, 'arrange', `the top ${o.amount === 1 ? 'card' : `${o.amount} cards`} of ${zoneOf(o)}`),
  advanced: o => act(o.by ?? o.corp, 'advance', placed(o)),
  countersPlaced: o =>
    o.kind === 'advancement' && !o.byCard
      ? null
      : `${counters(o)} ${o.amount === 1 ? 'is' : 'are'} placed on ${o.isSeen ? o.card : placed(o)}`,
  countersRemoved: o =>
    `${counters(o)} ${o.amount === 1 ? 'is' : 'are'} removed from ${o.isSeen ? o.card : placed(o)}`,
  emptied: o => `${o.card} is empty`,
  purged: o => act(o.by ?? o.corp, 'purge', some(o.amount, 'virus counter')),
  damageSuffered: o => act(o.runner, 'suffer', `${o.amount} ${o.kind ?? ''} damage`),
  damagePrevented: o => `${o.amount} ${o.kind === null ? '' : `${o.kind} `}damage is prevented`,
  tagsTaken: o => act(o.runner, 'take', some(o.amount, 'tag')),
  tagsRemoved: o => act(o.runner, 'remove', some(o.amount, 'tag')),
  badPublicityTaken: o => act(o.corp, 'take', `${o.amount} bad publicity`),
  badPublicityRemoved: o => act(o.corp, 'remove', `${o.amount} bad publicity`),
  traceInitiated: o => `a trace of base strength ${o.amount} begins`,
  traceStrengthSet: o => `the trace strength is ${o.amount}`,
  linkStrengthSet: o => `the link strength is ${o.amount}`,
  traceSuccessful: () => 'the trace is successful',
  traceUnsuccessful: () => 'the trace is unsuccessful',
  bidsRevealed: o => act(o.by, 'spend', `${o.amount}[credit] secretly`),
  runAnnounced: nobody,
  runBegan: o => act(o.runner, 'run', o.server ?? ''),
  attackedServerChanged: o => `the attacked server is now ${o.server ?? 'another'}`,
  runnerMoved: nobody,
  runSuccessful: o => `the run${o.server === null ? '' : ` on ${o.server}`} is successful`,
  runUnsuccessful: o => `the run${o.server === null ? '' : ` on ${o.server}`} is unsuccessful`,
  runEnded: () => 'the run ends',
  jackedOut: o => act(o.runner, 'jack', 'out'),
  iceApproached: o => act(o.runner, 'approach', ice(o)),
  iceEncountered: o => act(o.runner, 'encounter', o.card),
  encounterEnded: nobody,
  subroutineBroken: o => act(o.runner, 'break', `${aSubroutine} on ${o.card}`),
  subroutineResolved: o => `${aSubroutine} on ${o.card} resolves`,
  iceFullyBroken: o => act(o.runner, 'fully break', o.card),
  iceBypassed: o => act(o.runner, 'bypass', o.card),
  icePassed: o => act(o.runner, 'pass', ice(o)),
  allIcePassed: nobody,
  serverApproached: o => act(o.runner, 'approach', o.server ?? 'the server'),
  // The install that creates a server names it.
  serverCreated: nobody,
  serverGone: o => `${o.server ?? 'a remote server'} is gone`,
  breachBegan: o => act(o.runner, 'breach', o.server ?? 'the server'),
  breachEnded: nobody,
  accessed: o => act(o.runner, 'access', o.kind === 'root' ? placed(o) : `${o.card} from ${o.server ?? ''}`),
  accessEnded: nobody,
  searched: o => act(o.by, 'search', zoneOf(o)),
  shuffled: o => act(o.by, 'shuffle', zoneOf(o)),
  abilityUsed: o => (o.kind === 'spend' || o.isNobodys || o.byRules ? null : act(o.by, 'use', o.card)),
  abilityTriggered: nobody,
  markIdentified: o => `the mark is ${o.server ?? ''}`,
  metAgain: o => act(o.by, 'resolve', `the “when ${o.kind}” abilities of ${o.card}`),
  chosen: o => act(o.by, 'choose', o.isNobodys ? (o.server ?? '') : placed(o)),
  strengthChanged: nobody,
  effectEnded: nobody,
  prevented: o => `${preventedWords(o)} is prevented`,
  would: nobody,
  gameEnded: o =>
    o.by === null ? 'the game is a draw' : `${act(o.by, 'win')} ${endings[o.kind ?? 'draw'] ?? ''}`.trim(),
}

/** The words of the log. */
export const log = {
  happened,
  aSubroutine,
  unrezzedIce,
  quoted: (text: string): string => `“${text}”`,
  price: ({ what, amount }: { readonly what: What; readonly amount: number }): string =>
    what === 'clicksSpent' ? signs(amount) : `${amount}[credit]`,
  sentence: (text: string, prices: readonly string[], more: string): string => {
    const paid = prices.length === 0 ? text : `${text} (${prices.join(', ')})`
    return whole(more === '' ? paid : `${paid}: ${more}`)
  },
  cards: (titles: readonly string[]): string => titles.join(', '),
}
