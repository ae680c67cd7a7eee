import type { CounterTerm, EffectKind, Ending, TermOf, What, Zone } from '@paydata/engine/language'
import { zoneNumber } from '@paydata/engine/language'
import type { Text } from '../../phrasing/text.ts'
import { joined, t, textOf, whole } from '../../phrasing/text.ts'
import type { Exceptions, Language, Told } from '../../tree/language.ts'
import type { Person } from '../../tree/tree.ts'
import { prose } from './clauses.ts'
import { imminent } from './effects.ts'
import { clicks, does, possessive } from './grammar.ts'
import { priceText } from './labels.ts'
import { counters as counterNouns, rootOf, serverText, zoneText } from './names.ts'
import { thing } from './nouns.ts'
import { sayingText } from './saying.ts'

const act = (who: Person | null, verb: string, rest: Text = ''): Text =>
  who === null ? rest : does(who, verb, rest)
const signs = (n: number): Text => clicks({ count: t`${n}`, one: n === 1, tail: '' })
const some = (n: number, one: Text, many: Text = t`${one}s`): Text => t`${n} ${n === 1 ? one : many}`
const at = (o: Told): Text =>
  o.server === null ? '' : o.protects ? t` protecting ${serverText(o.server)}` : t` in ${rootOf(o.server)}`
const card = (o: Told): Text => thing(o.card)
/** A card where it is installed: who does not see it sees by that whether it is ice. */
const placed = (o: Told): Text => t`${!o.isSeen && o.protects ? 'ice' : card(o)}${at(o)}`
const unrezzedIce = ({ server }: Told): Text =>
  t`unrezzed ice${server === null ? '' : t` protecting ${serverText(server)}`}`
/** Ice in a run: unrezzed ice is known by its place. */
const ice = (o: Told): Text => (o.isSeen ? card(o) : unrezzedIce(o))
const subroutine = (o: Told): Text => (o.subroutine === null ? 'a subroutine' : t`“${prose(o.subroutine)}”`)
const serverOr = (o: Told, usual: string): Text => (o.server === null ? usual : serverText(o.server))
const isCounter = (kind: string | null): kind is CounterTerm => kind !== null && kind in counterNouns
const counters = (o: Told): Text =>
  !isCounter(o.kind)
    ? some(o.amount, 'counter')
    : o.kind === 'credit'
      ? t`${o.amount}[credit]`
      : some(o.amount, counterNouns[o.kind].one, counterNouns[o.kind].many)
const zoneOf = (o: Told): Text =>
  isZone(o.kind) ? zoneText({ zone: o.kind, whose: o.by ?? 'corp' }) : 'another place'
const from = (o: Told): Text =>
  o.zone === null ? '' : t` from ${zoneText({ zone: o.zone, whose: o.by ?? 'corp' })}`
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

function preventedWords(o: Told): Text {
  const about = o.isNobodys ? null : o.card
  return isEffect(o.kind) ? imminent[o.kind]({ amount: o.amount, kind: null, card: about }) : 'something'
}

/** A statement for everything that can happen; null for what is not worth one. */
const turnEnded = (o: Told): Text => t`${o.by === null ? 'the' : possessive[o.by]} turn ends`

const happened: Readonly<Record<TermOf<What>, (o: Told) => Text | null>> = {
  gameBegan: () => 'the game begins',
  mulligan: o => act(o.by, 'take', 'a mulligan'),
  kept: o => act(o.by, 'keep', t`${o.by === 'you' ? 'your' : 'their'} starting hand`),
  turnStarted: nobody,
  turnBegan: o =>
    t`${o.by === null ? 'a' : possessive[o.by]} turn ${o.amount === 0 ? '' : t`(${o.amount}) `}begins`,
  actionPhaseEnded: nobody,
  turnEnded,
  turnOver: turnEnded,
  actionTaken: nobody,
  actionFinished: nobody,
  clicksGained: o => (o.byCard ? act(o.by, 'gain', signs(o.amount)) : null),
  clicksLost: o => (o.amount === 0 ? null : act(o.by, 'lose', signs(o.amount))),
  clicksSpent: o => act(o.by, 'spend', signs(o.amount)),
  creditsGained: o => act(o.by, 'gain', t`${o.amount}[credit]`),
  creditsLost: o => (o.amount === 0 ? null : act(o.by, 'lose', t`${o.amount}[credit]`)),
  creditsSpent: o => (o.amount === 0 ? null : act(o.by, 'spend', t`${o.amount}[credit]`)),
  fundFilled: o => act(o.runner, 'get', t`${o.amount}[credit] for bad publicity`),
  spentOutsidePool: nobody,
  fundSpent: nobody,
  fundEmptied: nobody,
  drawn: o => act(o.by, 'draw', some(o.amount, 'card')),
  discarded: o => act(o.by, 'discard', card(o)),
  placed: nobody,
  putBack: o => t`${card(o)} is put back`,
  installed: o => act(o.by, 'install', placed(o)),
  uninstalled: nobody,
  played: o => act(o.by, 'play', card(o)),
  playResolved: nobody,
  rezzed: o => act(o.by ?? o.corp, 'rez', placed(o)),
  derezzed: o => t`${o.isSeen ? card(o) : placed(o)} is derezzed`,
  turnedFaceup: o => t`${card(o)} is turned faceup`,
  turnedFacedown: o => t`${card(o)} is turned facedown`,
  flipped: o => act(o.by, 'flip', t`to ${card(o)}`),
  identitySet: o => act(o.by, 'secretly set', t`${o.by === 'you' ? 'your' : 'their'} identity`),
  exposed: o => t`${placed(o)} is exposed`,
  revealed: o => act(o.by, 'reveal', card(o)),
  lookedAt: o => act(o.by, 'look', t`at ${card(o)}`),
  // An event or operation is trashed as a matter of course when it has resolved.
  trashed: o => {
    if (o.zone === 'play') return null
    const what = o.isSeen || o.server !== null ? card(o) : t`${card(o)}${from(o)}`
    // Damage is suffered: whoever trashes the cards by the rules, it is the Runner who loses them (CR 10.4).
    if (o.kind === 'damage') return act(o.runner, 'lose', what)
    return o.by === null ? t`${what} is trashed` : act(o.by, 'trash', what)
  },
  moved: o =>
    o.isAdded
      ? act(o.by, 'add', t`${card(o)} to ${zoneOf(o)}`)
      : o.kind === 'root' && o.server !== null
        ? t`${card(o)} moves to ${rootOf(o.server)}`
        : t`${card(o)} moves${from(o)} to ${zoneOf(o)}`,
  setAside: o => (o.byCard ? t`${card(o)} is set aside` : null),
  removedFromGame: o => t`${card(o)} is removed from the game`,
  forfeited: o => act(o.by, 'forfeit', card(o)),
  scored: o => act(o.by ?? o.corp, 'score', card(o)),
  stolen: o => act(o.by ?? o.runner, 'steal', card(o)),
  addedToScoreArea: o => t`${card(o)} is added to ${o.by === null ? 'a' : possessive[o.by]} score area`,
  converted: o =>
    o.kind === 'agenda'
      ? t`${card(o)} becomes an agenda worth ${some(o.amount, 'agenda point')}`
      : t`${card(o)} becomes a condition counter`,
  hosted: o =>
    t`${card(o)} is hosted on ${o.host === null ? (o.protects ? unrezzedIce(o) : t`a card${at(o)}`) : thing(o.host)}`,
  swapped: o => t`${card(o)} is swapped`,
  arranged: o =>
    o.kind === 'ice'
      ? act(o.by, 'rearrange', some(o.amount, 'piece of ice', 'pieces of ice'))
      : act(o.by, 'arrange', t`the top ${o.amount === 1 ? 'card' : t`${o.amount} cards`} of ${zoneOf(o)}`),
  advanced: o => act(o.by ?? o.corp, 'advance', placed(o)),
  countersPlaced: o =>
    (o.kind === 'advancement' || o.kind === 'token') && !o.byCard
      ? null
      : t`${counters(o)} ${o.amount === 1 ? 'is' : 'are'} placed on ${o.isSeen ? card(o) : placed(o)}`,
  countersRemoved: o =>
    t`${counters(o)} ${o.amount === 1 ? 'is' : 'are'} removed from ${o.isSeen ? card(o) : placed(o)}`,
  emptied: o => t`${card(o)} is empty`,
  purged: o => act(o.by ?? o.corp, 'purge', some(o.amount, 'virus counter')),
  damageSuffered: o => act(o.runner, 'suffer', t`${o.amount} ${o.kind ?? ''} damage`),
  damagePrevented: o => t`${o.amount} ${o.kind === null ? '' : t`${o.kind} `}damage is prevented`,
  tagsTaken: o => act(o.runner, 'take', some(o.amount, 'tag')),
  tagsRemoved: o => act(o.runner, 'remove', some(o.amount, 'tag')),
  badPublicityTaken: o => act(o.corp, 'take', t`${o.amount} bad publicity`),
  badPublicityRemoved: o => act(o.corp, 'remove', t`${o.amount} bad publicity`),
  traceInitiated: o => t`a trace of base strength ${o.amount} begins`,
  traceStrengthSet: o => t`the trace strength is ${o.amount}`,
  linkStrengthSet: o => t`the link strength is ${o.amount}`,
  traceSuccessful: () => 'the trace is successful',
  traceUnsuccessful: () => 'the trace is unsuccessful',
  bidsRevealed: o => act(o.by, 'spend', t`${o.amount}[credit] secretly`),
  runAnnounced: nobody,
  runBegan: o => act(o.runner, 'run', serverOr(o, '')),
  runMade: o => act(o.runner, 'make', t`a run on ${serverOr(o, 'a server')}`),
  attackedServerChanged: o => t`the attacked server is now ${serverOr(o, 'another')}`,
  runnerMoved: nobody,
  runSuccessful: o => t`the run${o.server === null ? '' : t` on ${serverText(o.server)}`} is successful`,
  runUnsuccessful: o => t`the run${o.server === null ? '' : t` on ${serverText(o.server)}`} is unsuccessful`,
  runEnded: () => 'the run ends',
  jackedOut: o => act(o.runner, 'jack', 'out'),
  iceApproached: o => act(o.runner, 'approach', ice(o)),
  iceEncountered: o => act(o.runner, 'encounter', card(o)),
  encounterEnded: nobody,
  subroutineBroken: o => act(o.runner, 'break', t`${subroutine(o)} on ${card(o)}`),
  subroutineResolved: o => t`${subroutine(o)} on ${card(o)} resolves`,
  iceFullyBroken: o => act(o.runner, 'fully break', card(o)),
  iceBypassed: o => act(o.runner, 'bypass', card(o)),
  icePassed: o => act(o.runner, 'pass', ice(o)),
  allIcePassed: nobody,
  serverApproached: o => act(o.runner, 'approach', serverOr(o, 'the server')),
  // The install that creates a server names it.
  serverCreated: nobody,
  serverGone: o => t`${serverOr(o, 'a remote server')} is gone`,
  breachBegan: o => act(o.runner, 'breach', serverOr(o, 'the server')),
  accessingBegan: o => act(o.runner, 'access', t`cards from ${serverOr(o, 'the server')}`),
  breachEnded: nobody,
  accessed: o =>
    act(o.runner, 'access', o.kind === 'root' ? placed(o) : t`${card(o)} from ${serverOr(o, 'a server')}`),
  accessEnded: nobody,
  searched: o => act(o.by, 'search', zoneOf(o)),
  shuffled: o => act(o.by, 'shuffle', zoneOf(o)),
  abilityUsed: o => (o.kind === 'spend' || !o.isSeen || o.byRules ? null : act(o.by, 'use', card(o))),
  abilityTriggered: nobody,
  markIdentified: o => t`the mark is ${serverOr(o, 'a server')}`,
  metAgain: o =>
    act(o.by, 'resolve', t`the ${o.kind === null ? '' : t`“when ${o.kind}” `}abilities of ${card(o)}`),
  chosen: o => act(o.by, 'choose', o.isNobodys ? serverOr(o, '') : placed(o)),
  strengthChanged: nobody,
  effectEnded: nobody,
  prevented: o => t`${preventedWords(o)} ${o.kind === 'tags' && o.amount !== 1 ? 'are' : 'is'} prevented`,
  would: nobody,
  gameEnded: o =>
    o.by === null
      ? 'the game is a draw'
      : t`${act(o.by, 'win')}${isEnding(o.kind) ? t` ${endings[o.kind] ?? ''}` : ''}`,
}

/** Everything there is to say of what happened. */
function sentence({
  statement,
  because,
  prices,
  cards,
  effect,
}: Parameters<Language['log']['sentence']>[0]): Text {
  const why =
    because === null
      ? ''
      : because.spentOn === null
        ? t` because of ${thing(because.card)}`
        : because.spentOn === 'trace'
          ? t` on the trace of ${thing(because.card)}`
          : t` for ${thing(because.card)}`
  const paid = prices.length === 0 ? '' : t` (${joined(prices.map(priceText), ', ')})`
  const more = effect === null ? joined(cards.map(thing), ', ') : t`“${sayingText(effect)}”`
  return whole(t`${textOf(statement)}${why}${paid}${more === '' ? '' : t`: ${more}`}`)
}

export const log = { happened, sentence }
