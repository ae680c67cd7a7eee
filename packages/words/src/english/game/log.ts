import type { CounterTerm, EffectKind, Ending, TermOf, What, Zone } from '@paydata/engine/language'
import { zoneNumber } from '@paydata/engine/language'
import type { Exceptions, Language, Told } from '../../tree/language.ts'
import type { Person } from '../../tree/tree.ts'
import { prose } from './clauses.ts'
import { imminent } from './effects.ts'
import { clicks, does, possessive, whole } from './grammar.ts'
import { priceText } from './labels.ts'
import { counters as counterNouns, rootOf, serverText, zoneText } from './names.ts'
import { thing } from './nouns.ts'
import { sayingText } from './saying.ts'

const act = (who: Person | null, verb: string, rest = ''): string =>
  who === null ? rest : does(who, verb, rest)
const signs = (n: number): string => clicks({ count: `${n}`, one: n === 1, tail: '' })
const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const at = (o: Told): string =>
  o.server === null ? '' : o.protects ? ` protecting ${serverText(o.server)}` : ` in ${rootOf(o.server)}`
const card = (o: Told): string => thing(o.card)
/** A card where it is installed: who does not see it sees by that whether it is ice. */
const placed = (o: Told): string => `${!o.isSeen && o.protects ? 'ice' : card(o)}${at(o)}`
const unrezzedIce = ({ server }: Told): string =>
  `unrezzed ice${server === null ? '' : ` protecting ${serverText(server)}`}`
/** Ice in a run: unrezzed ice is known by its place. */
const ice = (o: Told): string => (o.isSeen ? card(o) : unrezzedIce(o))
const subroutine = (o: Told): string => (o.subroutine === null ? 'a subroutine' : `“${prose(o.subroutine)}”`)
const serverOr = (o: Told, usual: string): string => (o.server === null ? usual : serverText(o.server))
const isCounter = (kind: string | null): kind is CounterTerm => kind !== null && kind in counterNouns
const counters = (o: Told): string =>
  !isCounter(o.kind)
    ? some(o.amount, 'counter')
    : o.kind === 'credit'
      ? `${o.amount}[credit]`
      : some(o.amount, counterNouns[o.kind].one, counterNouns[o.kind].many)
const zoneOf = (o: Told): string =>
  isZone(o.kind) ? zoneText({ zone: o.kind, whose: o.by ?? 'corp' }) : 'another place'
const from = (o: Told): string =>
  o.zone === null ? '' : ` from ${zoneText({ zone: o.zone, whose: o.by ?? 'corp' })}`
const zones: readonly string[] = Object.keys(zoneNumber)
const isZone = (word: string | null): word is Zone => word !== null && zones.includes(word)
const nobody = (): null => null

/** A draw has no winner of whom it could be told. */
const endings: Exceptions<Ending['how'], 'draw' | 'agreement', string> = {
  points: 'on agenda points',
  flatline: 'by flatlining the Runner',
  emptyDeck: 'because the Corp cannot draw',
  concession: 'by concession',
}
const isEnding = (kind: string | null): kind is keyof typeof endings => kind !== null && kind in endings

const isEffect = (kind: string | null): kind is EffectKind => kind !== null && kind in imminent

function preventedWords(o: Told): string {
  const about = o.isNobodys ? null : o.card
  return isEffect(o.kind) ? imminent[o.kind]({ amount: o.amount, kind: null, card: about }) : 'something'
}

/** A statement for everything that can happen; null for what is not worth one. */
const turnEnded = (o: Told): string => `${o.by === null ? 'the' : possessive[o.by]} turn ends`

const happened: Readonly<Record<TermOf<What>, (o: Told) => string | null>> = {
  gameBegan: () => 'the game begins',
  mulligan: o => act(o.by, 'take', 'a mulligan'),
  kept: o => act(o.by, 'keep', `${o.by === 'you' ? 'your' : 'their'} starting hand`),
  turnStarted: nobody,
  turnBegan: o =>
    `${o.by === null ? 'a' : possessive[o.by]} turn ${o.amount === 0 ? '' : `(${o.amount}) `}begins`,
  actionPhaseEnded: nobody,
  turnEnded,
  turnOver: turnEnded,
  actionTaken: nobody,
  actionFinished: nobody,
  clicksGained: o => (o.byCard ? act(o.by, 'gain', signs(o.amount)) : null),
  clicksLost: o => (o.amount === 0 ? null : act(o.by, 'lose', signs(o.amount))),
  clicksSpent: o => act(o.by, 'spend', signs(o.amount)),
  creditsGained: o => act(o.by, 'gain', `${o.amount}[credit]`),
  creditsLost: o => (o.amount === 0 ? null : act(o.by, 'lose', `${o.amount}[credit]`)),
  creditsSpent: o => (o.amount === 0 ? null : act(o.by, 'spend', `${o.amount}[credit]`)),
  fundFilled: o => act(o.runner, 'get', `${o.amount}[credit] for bad publicity`),
  spentOutsidePool: nobody,
  fundSpent: nobody,
  fundEmptied: nobody,
  drawn: o => act(o.by, 'draw', some(o.amount, 'card')),
  discarded: o => act(o.by, 'discard', card(o)),
  placed: nobody,
  putBack: o => `${card(o)} is put back`,
  installed: o => act(o.by, 'install', placed(o)),
  uninstalled: nobody,
  played: o => act(o.by, 'play', card(o)),
  playResolved: nobody,
  rezzed: o => act(o.by ?? o.corp, 'rez', placed(o)),
  derezzed: o => `${o.isSeen ? card(o) : placed(o)} is derezzed`,
  turnedFaceup: o => `${card(o)} is turned faceup`,
  turnedFacedown: o => `${card(o)} is turned facedown`,
  flipped: o => act(o.by, 'flip', `to ${card(o)}`),
  identitySet: o => act(o.by, 'secretly set', `${o.by === 'you' ? 'your' : 'their'} identity`),
  exposed: o => `${placed(o)} is exposed`,
  revealed: o => act(o.by, 'reveal', card(o)),
  lookedAt: o => act(o.by, 'look', `at ${card(o)}`),
  // An event or operation is trashed as a matter of course when it has resolved.
  trashed: o => {
    if (o.zone === 'play') return null
    const what = o.isSeen || o.server !== null ? card(o) : `${card(o)}${from(o)}`
    // Damage is suffered: whoever trashes the cards by the rules, it is the Runner who loses them (CR 10.4).
    if (o.kind === 'damage') return act(o.runner, 'lose', what)
    return o.by === null ? `${what} is trashed` : act(o.by, 'trash', what)
  },
  moved: o =>
    o.isAdded
      ? act(o.by, 'add', `${card(o)} to ${zoneOf(o)}`)
      : o.kind === 'root' && o.server !== null
        ? `${card(o)} moves to ${rootOf(o.server)}`
        : `${card(o)} moves${from(o)} to ${zoneOf(o)}`,
  setAside: o => (o.byCard ? `${card(o)} is set aside` : null),
  removedFromGame: o => `${card(o)} is removed from the game`,
  forfeited: o => act(o.by, 'forfeit', card(o)),
  scored: o => act(o.by ?? o.corp, 'score', card(o)),
  stolen: o => act(o.by ?? o.runner, 'steal', card(o)),
  addedToScoreArea: o => `${card(o)} is added to ${o.by === null ? 'a' : possessive[o.by]} score area`,
  converted: o =>
    o.kind === 'agenda'
      ? `${card(o)} becomes an agenda worth ${some(o.amount, 'agenda point')}`
      : `${card(o)} becomes a condition counter`,
  hosted: o =>
    `${card(o)} is hosted on ${o.host === null ? (o.protects ? unrezzedIce(o) : `a card${at(o)}`) : thing(o.host)}`,
  swapped: o => `${card(o)} is swapped`,
  arranged: o =>
    o.kind === 'ice'
      ? act(o.by, 'rearrange', some(o.amount, 'piece of ice', 'pieces of ice'))
      : act(o.by, 'arrange', `the top ${o.amount === 1 ? 'card' : `${o.amount} cards`} of ${zoneOf(o)}`),
  advanced: o => act(o.by ?? o.corp, 'advance', placed(o)),
  countersPlaced: o =>
    (o.kind === 'advancement' || o.kind === 'token') && !o.byCard
      ? null
      : `${counters(o)} ${o.amount === 1 ? 'is' : 'are'} placed on ${o.isSeen ? card(o) : placed(o)}`,
  countersRemoved: o =>
    `${counters(o)} ${o.amount === 1 ? 'is' : 'are'} removed from ${o.isSeen ? card(o) : placed(o)}`,
  emptied: o => `${card(o)} is empty`,
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
  runBegan: o => act(o.runner, 'run', serverOr(o, '')),
  runMade: o => act(o.runner, 'make', `a run on ${serverOr(o, 'a server')}`),
  attackedServerChanged: o => `the attacked server is now ${serverOr(o, 'another')}`,
  runnerMoved: nobody,
  runSuccessful: o => `the run${o.server === null ? '' : ` on ${serverText(o.server)}`} is successful`,
  runUnsuccessful: o => `the run${o.server === null ? '' : ` on ${serverText(o.server)}`} is unsuccessful`,
  runEnded: () => 'the run ends',
  jackedOut: o => act(o.runner, 'jack', 'out'),
  iceApproached: o => act(o.runner, 'approach', ice(o)),
  iceEncountered: o => act(o.runner, 'encounter', card(o)),
  encounterEnded: nobody,
  subroutineBroken: o => act(o.runner, 'break', `${subroutine(o)} on ${card(o)}`),
  subroutineResolved: o => `${subroutine(o)} on ${card(o)} resolves`,
  iceFullyBroken: o => act(o.runner, 'fully break', card(o)),
  iceBypassed: o => act(o.runner, 'bypass', card(o)),
  icePassed: o => act(o.runner, 'pass', ice(o)),
  allIcePassed: nobody,
  serverApproached: o => act(o.runner, 'approach', serverOr(o, 'the server')),
  // The install that creates a server names it.
  serverCreated: nobody,
  serverGone: o => `${serverOr(o, 'a remote server')} is gone`,
  breachBegan: o => act(o.runner, 'breach', serverOr(o, 'the server')),
  accessingBegan: o => act(o.runner, 'access', `cards from ${serverOr(o, 'the server')}`),
  breachEnded: nobody,
  accessed: o =>
    act(o.runner, 'access', o.kind === 'root' ? placed(o) : `${card(o)} from ${serverOr(o, 'a server')}`),
  accessEnded: nobody,
  searched: o => act(o.by, 'search', zoneOf(o)),
  shuffled: o => act(o.by, 'shuffle', zoneOf(o)),
  abilityUsed: o => (o.kind === 'spend' || !o.isSeen || o.byRules ? null : act(o.by, 'use', card(o))),
  abilityTriggered: nobody,
  markIdentified: o => `the mark is ${serverOr(o, 'a server')}`,
  metAgain: o => act(o.by, 'resolve', `the “when ${o.kind}” abilities of ${card(o)}`),
  chosen: o => act(o.by, 'choose', o.isNobodys ? serverOr(o, '') : placed(o)),
  strengthChanged: nobody,
  effectEnded: nobody,
  prevented: o => `${preventedWords(o)} ${o.kind === 'tags' && o.amount !== 1 ? 'are' : 'is'} prevented`,
  would: nobody,
  gameEnded: o =>
    o.by === null
      ? 'the game is a draw'
      : `${act(o.by, 'win')}${isEnding(o.kind) ? ` ${endings[o.kind]}` : ''}`,
}

/** Everything there is to say of what happened. */
function sentence({
  statement,
  because,
  prices,
  cards,
  effect,
}: Parameters<Language['log']['sentence']>[0]): string {
  const why =
    because === null
      ? ''
      : because.spentOn === null
        ? ` because of ${thing(because.card)}`
        : because.spentOn === 'trace'
          ? ` on the trace of ${thing(because.card)}`
          : ` for ${thing(because.card)}`
  const paid = prices.length === 0 ? '' : ` (${prices.map(priceText).join(', ')})`
  const more = effect === null ? cards.map(thing).join(', ') : `“${sayingText(effect)}”`
  return whole(`${statement}${why}${paid}${more === '' ? '' : `: ${more}`}`)
}

export const log = { happened, sentence }
