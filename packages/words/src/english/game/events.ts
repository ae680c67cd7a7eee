import type { Heard, TermOf } from '@paydata/engine/language'
import { inOne, noneInOne } from '../../phrasing/in-one.ts'
import type { Event, Noun, Person } from '../../tree/tree.ts'
import { does, list, participle, past, possessive, spaced, subject } from './grammar.ts'
import { counters as counterNouns, damageName, serversText, serverText, zoneText } from './names.ts'
import { isMany, isMass, nounText, thing } from './nouns.ts'

/** As happening, as past, as not having happened, or as happening for the first time. */
export type Tense = 'now' | 'past' | 'not' | 'first'
type Told = Readonly<Record<Exclude<Tense, 'first'>, string>> & {
  readonly first?: string
  /** A player does it. */
  readonly by?: Person
}

function act(who: Person, verb: string, rest: string): Told {
  return {
    by: who,
    now: does(who, verb, rest),
    past: spaced(subject[who], past(verb), rest),
    not: spaced(subject[who], `did not ${verb}`, rest),
  }
}

/** Something is so, or is done to something. */
const is = (what: string, rest: string): Told => ({
  now: spaced(what, 'is', rest),
  past: spaced(what, 'was', rest),
  not: spaced(what, 'was not', rest),
})
const are = (what: string, rest: string): Told => ({
  now: spaced(what, 'are', rest),
  past: spaced(what, 'were', rest),
  not: spaced(what, 'were not', rest),
})
/** "No ice was rezzed": not one of a kind. */
const no = (noun: Noun, rest: string): string =>
  `no ${isMass(noun) ? thing({ is: 'kind', noun }) : nounText(noun).one} was ${rest}`
/** Where nothing of the kind happened: "no run ended", not "a run did not end", which leaves others. */
const none = (told: Told, not: string): Told => ({ ...told, not })
const goes = (what: string, verb: string, third: string, ago: string): Told => ({
  now: spaced(what, third),
  past: spaced(what, ago),
  not: spaced(what, 'did not', verb),
})
const ends = (what: string): Told => goes(what, 'end', 'ends', 'ended')

const card = (e: Event): string => (e.card === null ? 'a card' : thing(e.card))
/** CR 6.1.3e, f. */
const afterEncounter = ({ kind }: Event): string =>
  kind === 'fullyBroken' ? 'after fully breaking it' : kind === 'encountered' ? 'after encountering it' : ''
const agenda = (e: Event): string => (e.card === null ? 'an agenda' : thing(e.card))
const ice = (e: Event): string => (e.card === null ? 'a piece of ice' : thing(e.card))
const subroutine = (e: Event): string => `a subroutine${e.card === null ? '' : ` on ${thing(e.card)}`}`
const zones = ({ from }: Event, preposition: 'from' | 'in'): string =>
  from.length === 0 ? '' : `${preposition} ${list(from.map(zoneText), 'or')}`
const from = (e: Event): string => zones(e, 'from')
/** Agendas are scored and stolen from where they are installed. */
function fromRoot(e: Event): string {
  if (e.servers === null) return from(e)
  const servers = serversText(e.servers)
  return e.orServer ? `from ${servers} or its root` : `from the root of ${servers}`
}
const on = (e: Event): string => {
  if (e.servers === null) return ''
  return ` on ${e.onEach ? list(e.servers.map(serverText), 'and') : serversText(e.servers)}`
}
const server = (e: Event): string => (e.servers === null ? 'a server' : serversText(e.servers))
const counters = (e: Event): string =>
  e.kind === null
    ? 'counters'
    : e.kind === 'credit'
      ? 'credits'
      : e.kind === 'token'
        ? counterNouns.token.many
        : `${e.kind} counters`

/** Something is so of the card, or of all of them. */
const be = (e: Event, rest: string): Told =>
  e.card !== null && isMany(e.card)
    ? are(card(e), rest)
    : {
        ...is(card(e), rest),
        ...(e.card === null && { not: `no card was ${rest}` }),
        ...(e.card?.is === 'any' && { not: no(e.card.noun, rest) }),
      }

/** Done by somebody if the pattern says so, else simply done: "you install a program", "a program is installed". */
const done = (e: Event, verb: string): Told =>
  e.by === null ? be(e, spaced(participle(verb), from(e))) : act(e.by, verb, spaced(card(e), from(e)))

/** Cards are discarded for one reason, whatever they are (CR 5.5.4). */
function discarded(e: Event): Told {
  const isAny =
    e.card?.is === 'atLeast' &&
    e.card.least === 1 &&
    e.card.noun.types.length + e.card.noun.subtypes.length + e.card.noun.traits.length === 0
  return isAny && e.by !== null
    ? act(e.by, 'discard', `cards to reach ${possessive[e.by]} maximum hand size`)
    : done(e, 'discard')
}

const runBegan = (e: Event): Told => ({
  ...act(e.runner, 'make', `a run${on(e)}`),
  now: `a run${on(e)} begins`,
})

/** Everything a text may wait for, as a trigger condition says it. */
export const events: Readonly<Record<TermOf<Heard>, (about: Event) => Told>> = {
  turnBegan: e => goes(e.by === null ? 'a turn' : `${possessive[e.by]} turn`, 'begin', 'begins', 'began'),
  actionPhaseEnded: e => ends(e.by === null ? 'an action phase' : `${possessive[e.by]} action phase`),
  turnEnded: e => ends(e.by === null ? 'a discard phase' : `${possessive[e.by]} discard phase`),
  turnOver: e => ends(e.by === null ? 'the turn' : `${possessive[e.by]} turn`),
  actionTaken: e => act(e.by ?? 'you', 'take', 'an action'),
  actionFinished: e => {
    const who = e.by ?? 'you'
    const not = `${subject[who]} ${who === 'you' ? 'have' : 'has'} not finished an action yet`
    return { ...act(who, 'finish', 'an action'), not }
  },
  clicksGained: e => act(e.by ?? 'you', 'gain', '[click]'),
  clicksLost: e => act(e.by ?? 'you', 'lose', '[click]'),
  clicksSpent: e => act(e.by ?? 'you', 'spend', '[click]'),
  creditsGained: e => act(e.by ?? 'you', 'gain', 'credits'),
  creditsLost: e => act(e.by ?? 'you', 'lose', 'credits'),
  creditsSpent: e => act(e.by ?? 'you', 'spend', 'credits'),
  spentOutsidePool: e =>
    act(
      e.by ?? 'you',
      'spend',
      `credits from outside ${(e.by ?? 'you') === 'you' ? 'your' : 'their'} credit pool`,
    ),
  drawn: e => act(e.by ?? 'you', 'draw', 'cards'),
  discarded,
  installed: e => {
    const told = done(e, 'install')
    if (!e.withoutCredits) return told
    const tail = ' without spending credits'
    return { now: `${told.now}${tail}`, past: `${told.past}${tail}`, not: `${told.not}${tail}` }
  },
  uninstalled: e => be(e, 'uninstalled'),
  played: e => done(e, 'play'),
  playResolved: e => goes(card(e), 'resolve', 'resolves', 'resolved'),
  // Only the Corp rezzes: what was rezzed needs nobody who did it.
  rezzed: e => ({ ...be(e, 'rezzed'), now: act(e.corp, 'rez', card(e)).now }),
  derezzed: e => be(e, 'derezzed'),
  turnedFaceup: e => be(e, 'turned faceup'),
  flipped: e => act(e.by ?? 'you', 'flip', `${card(e)} to this side`),
  exposed: e => be(e, 'exposed'),
  revealed: e => done(e, 'reveal'),
  trashed: e => done(e, 'trash'),
  moved: e => be(e, spaced('moved', from(e))),
  forfeited: e => done(e, 'forfeit'),
  scored: e => act(e.by ?? e.corp, 'score', spaced(agenda(e), fromRoot(e))),
  // Only the Runner steals: what is stolen needs nobody who does it.
  stolen: e => {
    const told = act(e.by ?? e.runner, 'steal', spaced(agenda(e), fromRoot(e)))
    return e.by === null ? { ...told, now: is(agenda(e), spaced('stolen', fromRoot(e))).now } : told
  },
  addedToScoreArea: e => be(e, 'added to a score area'),
  swapped: e => be(e, 'swapped'),
  advanced: e => act(e.by ?? e.corp, 'advance', card(e)),
  countersPlaced: e =>
    none(are(counters(e), `placed on ${card(e)}`), `no ${counters(e)} were placed on ${card(e)}`),
  countersRemoved: e =>
    none(are(counters(e), `removed from ${card(e)}`), `no ${counters(e)} were removed from ${card(e)}`),
  emptied: e => be(e, 'empty'),
  purged: e => act(e.by ?? e.corp, 'purge', 'virus counters'),
  // The player who does damage is responsible for it (CR 10.4.1).
  damageSuffered: e =>
    e.by === null || e.by === e.runner
      ? act(e.runner, 'suffer', damageName(e.kind))
      : { ...act(e.by, 'do', damageName(e.kind)), past: `${subject[e.by]} did ${damageName(e.kind)}` },
  damagePrevented: e => none(is(damageName(e.kind), 'prevented'), `no ${damageName(e.kind)} was prevented`),
  tagsTaken: e => ({ ...act(e.runner, 'take', 'tags'), first: act(e.runner, 'take', 'a tag').now }),
  tagsRemoved: () => ({
    ...are('tags', 'removed'),
    not: 'no tags were removed',
    first: 'a tag is removed',
  }),
  badPublicityTaken: e => act(e.corp, 'take', 'bad publicity'),
  badPublicityRemoved: () => none(is('bad publicity', 'removed'), 'no bad publicity was removed'),
  traceInitiated: () => none(is('a trace', 'initiated'), 'no trace was initiated'),
  traceSuccessful: () => none(goes('a trace', 'succeed', 'succeeds', 'succeeded'), 'no trace succeeded'),
  traceUnsuccessful: () => none(goes('a trace', 'fail', 'fails', 'failed'), 'no trace failed'),
  bidsRevealed: () => are('secretly spent credits', 'revealed'),
  runBegan,
  runMade: runBegan,
  runSuccessful: e => act(e.runner, 'make', `a successful run${on(e)}`),
  runUnsuccessful: e => act(e.runner, 'make', `an unsuccessful run${on(e)}`),
  runEnded: e => {
    if (e.thatRun) return ends(e.thatRun === 'this' ? 'this run' : 'that run')
    const run = `${e.kind === 'successful' ? 'successful ' : ''}run${on(e)}`
    return none(ends(`a ${run}`), `no ${run} ended`)
  },
  jackedOut: e => act(e.runner, 'jack', 'out'),
  iceApproached: e => act(e.runner, 'approach', ice(e)),
  iceEncountered: e => act(e.runner, 'encounter', ice(e)),
  encounterEnded: e => {
    if (e.thatEncounter) return ends('that encounter')
    const encounter = `encounter${e.card === null ? '' : ` with ${thing(e.card)}`}`
    return none(ends(`an ${encounter}`), `no ${encounter} ended`)
  },
  subroutineBroken: e =>
    e.because === null || e.because === 'basicAction'
      ? act(e.runner, 'break', subroutine(e))
      : act(e.runner, 'use', `${thing(e.because)} to break ${subroutine(e)}`),
  subroutineResolved: e => goes(subroutine(e), 'resolve', 'resolves', 'resolved'),
  iceFullyBroken: e => act(e.runner, 'fully break', ice(e)),
  iceBypassed: e => act(e.runner, 'bypass', ice(e)),
  icePassed: e => act(e.runner, 'pass', spaced(ice(e), afterEncounter(e))),
  allIcePassed: e =>
    act(e.runner, 'pass', `all ice protecting ${e.servers === null ? 'the attacked server' : server(e)}`),
  serverApproached: e => act(e.runner, 'approach', server(e)),
  breachBegan: e => act(e.runner, 'breach', server(e)),
  accessingBegan: e => act(e.runner, 'access', `cards from ${server(e)}`),
  breachEnded: e => ends(`a breach of ${server(e)}`),
  accessed: e => act(e.runner, 'access', spaced(card(e), zones(e, 'in'))),
  accessEnded: e => act(e.runner, 'finish', `accessing ${card(e)}`),
  searched: e => act(e.by ?? 'you', 'search', 'a zone'),
  shuffled: e => act(e.by ?? 'you', 'shuffle', 'a deck'),
  abilityUsed: e => act(e.by ?? 'you', 'use', `an ability of ${card(e)}`),
  markIdentified: e => act(e.runner, 'identify', e.runner === 'you' ? 'your mark' : 'a mark'),
  prevented: () => none(is('an effect', 'prevented'), 'no effect was prevented'),
}

const inTense = (told: Told, tense: Tense): string =>
  tense === 'first' ? (told.first ?? told.now) : told[tense]

/** An agenda may be scored or stolen: by whom goes without saying. */
const isScoredOrStolen = ({ what, by }: Event): boolean =>
  by === null && [...what].sort().join() === 'scored,stolen'

/** "A card you accessed", where it is told of a player. */
export const isByPlayer = (event: Event): boolean =>
  !isScoredOrStolen(event) && event.what.every(what => events[what](event).by !== undefined)

export const joining = { or: 'or', you: 'you' }
const negation = { ...joining, and: 'and', not: /\bnot\b/ }

export function eventText(event: Event, tense: Tense): string {
  const told = isScoredOrStolen(event)
    ? [inTense(is(agenda(event), spaced('scored or stolen', fromRoot(event))), tense)]
    : event.what.map(what => inTense(events[what](event), tense))
  const text = tense === 'not' ? noneInOne(told, negation) : inOne(told, joining)
  if (event.through !== null) return `${text} through an ability on ${thing(event.through)}`
  if (event.because === null || event.what.includes('subroutineBroken')) return text
  return `${text} by ${event.because === 'basicAction' ? 'the basic action' : thing(event.because)}`
}
