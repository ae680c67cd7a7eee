import type { Heard, TermOf } from '@paydata/engine/language'
import type { Denied, Parts } from '../../phrasing/in-one.ts'
import { inOne, noneInOne } from '../../phrasing/in-one.ts'
import type { Text } from '../../phrasing/text.ts'
import { spaced, t } from '../../phrasing/text.ts'
import type { Event, Noun, Person } from '../../tree/tree.ts'
import { list, possessive, subject } from './grammar.ts'
import { participle, past, third } from './inflection.ts'
import { counters as counterNouns, damageName, serversText, serverText, zoneText } from './names.ts'
import { isMany, isMass, nounText, thing } from './nouns.ts'

/** As happening, as past, as not having happened, or as happening for the first time. */
export type Tense = 'now' | 'past' | 'not' | 'first'
/** Who or what, the verb, and the rest. */
interface Told {
  readonly now: Parts
  readonly past: Parts
  readonly not: Denied
  readonly first?: Parts
  /** A player does it. */
  readonly by?: Person
}

const denied = (who: Text, not: string, ...rest: Parts): Denied => ({
  parts: [who, not, ...rest],
  denial: not,
})
const act = (who: Person, verb: string, ...rest: Parts): Told => ({
  by: who,
  now: [subject[who], who === 'you' ? verb : third(verb), ...rest],
  past: [subject[who], past(verb), ...rest],
  not: denied(subject[who], 'did not', verb, ...rest),
})

/** Something is so, or is done to something. */
const is = (what: Text, how: string, rest: Text = ''): Told => ({
  now: [what, 'is', how, rest],
  past: [what, 'was', how, rest],
  not: denied(what, 'was not', how, rest),
})
const are = (what: Text, how: string, rest: Text = ''): Told => ({
  now: [what, 'are', how, rest],
  past: [what, 'were', how, rest],
  not: denied(what, 'were not', how, rest),
})
/** "No ice was rezzed": not one of a kind. */
const no = (noun: Noun): Text => t`no ${isMass(noun) ? thing({ is: 'kind', noun }) : nounText(noun).one}`
/** Where nothing of the kind happened: "no run ended", not "a run did not end", which leaves others. */
const none = (told: Told, what: Text): Told => {
  const [, ...rest] = told.past
  return { ...told, not: { parts: [what, ...rest], denial: what } }
}
const goes = (what: Text, verb: Text, third: Text, ago: Text): Told => ({
  now: [what, third],
  past: [what, ago],
  not: denied(what, 'did not', verb),
})
const ends = (what: Text): Told => goes(what, 'end', 'ends', 'ended')

const card = (e: Event): Text => (e.card === null ? 'a card' : thing(e.card))
/** CR 6.1.3e, f. */
const afterEncounter = ({ kind }: Event): Text =>
  kind === 'fullyBroken' ? 'after fully breaking it' : kind === 'encountered' ? 'after encountering it' : ''
/** "An action on an installed resource". */
const anAction = (e: Event): Text => t`an action${e.card === null ? '' : t` on ${thing(e.card)}`}`
const agenda = (e: Event): Text => (e.card === null ? 'an agenda' : thing(e.card))
const ice = (e: Event): Text => (e.card === null ? 'a piece of ice' : thing(e.card))
const subroutine = (e: Event): Text =>
  t`a ${e.printed ? 'printed ' : ''}subroutine${e.card === null ? '' : t` on ${thing(e.card)}`}`
const zones = ({ from }: Event, preposition: 'from' | 'in'): Text =>
  from.length === 0 ? '' : t`${preposition} ${list(from.map(zoneText), 'or')}`
const from = (e: Event): Text => zones(e, 'from')
/** Agendas are scored and stolen from where they are installed. */
function fromRoot(e: Event): Text {
  if (e.servers === null) return from(e)
  const servers = serversText(e.servers)
  return e.orServer ? t`from ${servers} or its root` : t`from the root of ${servers}`
}
const on = (e: Event): Text => {
  if (e.servers === null) return ''
  return t` on ${e.onEach ? list(e.servers.map(serverText), 'and') : serversText(e.servers)}`
}
const server = (e: Event): Text => (e.servers === null ? 'a server' : serversText(e.servers))
const counters = (e: Event): Text =>
  e.kind === null
    ? 'counters'
    : e.kind === 'credit'
      ? 'credits'
      : e.kind === 'token'
        ? counterNouns.token.many
        : t`${e.kind} counters`

/** Something is so of the card, or of all of them. */
function be(e: Event, how: string, rest: Text = ''): Told {
  if (e.card !== null && isMany(e.card)) return are(card(e), how, rest)
  const told = is(card(e), how, rest)
  if (e.card === null) return none(told, 'no card')
  return e.card.is === 'any' ? none(told, no(e.card.noun)) : told
}

/** Done by somebody if the pattern says so, else simply done: "you install a program", "a program is installed". */
const done = (e: Event, verb: string): Told =>
  e.by === null ? be(e, participle(verb), from(e)) : act(e.by, verb, spaced(card(e), from(e)))

/** Cards are discarded for one reason, whatever they are (CR 5.5.4). */
function discarded(e: Event): Told {
  const isAny =
    e.card?.is === 'atLeast' &&
    e.card.least === 1 &&
    e.card.noun.types.length + e.card.noun.subtypes.length + e.card.noun.traits.length === 0
  return isAny && e.by !== null
    ? act(e.by, 'discard', t`cards to reach ${possessive[e.by]} maximum hand size`)
    : done(e, 'discard')
}

const runBegan = (e: Event): Told => ({
  ...act(e.runner, 'make', t`a run${on(e)}`),
  now: [e.thatRun ? 'that run' : t`a run${on(e)}`, 'begins'],
})

/** Everything a text may wait for, as a trigger condition says it. */
export const events: Readonly<Record<TermOf<Heard>, (about: Event) => Told>> = {
  turnBegan: e => goes(e.by === null ? 'a turn' : t`${possessive[e.by]} turn`, 'begin', 'begins', 'began'),
  actionPhaseEnded: e => ends(e.by === null ? 'an action phase' : t`${possessive[e.by]} action phase`),
  turnEnded: e =>
    ends(
      e.thisTurn
        ? 'this turn’s discard phase'
        : e.by === null
          ? 'a discard phase'
          : t`${possessive[e.by]} discard phase`,
    ),
  turnOver: e => ends(e.by === null ? 'the turn' : t`${possessive[e.by]} turn`),
  actionTaken: e => act(e.by ?? 'you', 'take', anAction(e)),
  actionFinished: e => {
    const who = e.by ?? 'you'
    const not = t`${subject[who]} ${who === 'you' ? 'have' : 'has'} not finished an action yet`
    return { ...act(who, 'finish', t`taking ${anAction(e)}`), not: { parts: [not], denial: not } }
  },
  clicksGained: e => act(e.by ?? 'you', 'gain', t`[click]${e.duringRun ? ' during a run' : ''}`),
  clicksLost: e => act(e.by ?? 'you', 'lose', '[click]'),
  clicksSpent: e => act(e.by ?? 'you', 'spend', '[click]'),
  creditsGained: e => act(e.by ?? 'you', 'gain', 'credits'),
  creditsLost: e => act(e.by ?? 'you', 'lose', 'credits'),
  creditsSpent: e => act(e.by ?? 'you', 'spend', 'credits'),
  spentOutsidePool: e =>
    act(
      e.by ?? 'you',
      'spend',
      t`credits from outside ${(e.by ?? 'you') === 'you' ? 'your' : 'their'} credit pool`,
    ),
  drawn: e => act(e.by ?? 'you', 'draw', 'cards'),
  discarded,
  installed: e => {
    const told = done(e, 'install')
    if (!e.withoutCredits) return told
    const tail = 'without spending credits'
    const { parts, denial } = told.not
    return {
      ...told,
      now: [...told.now, tail],
      past: [...told.past, tail],
      not: { parts: [...parts, tail], denial },
    }
  },
  uninstalled: e => be(e, 'uninstalled'),
  played: e => done(e, 'play'),
  playResolved: e => goes(card(e), 'resolve', 'resolves', 'resolved'),
  // Only the Corp rezzes: what was rezzed needs nobody who did it.
  rezzed: e => ({ ...be(e, 'rezzed'), now: act(e.corp, 'rez', card(e)).now }),
  derezzed: e => be(e, 'derezzed'),
  turnedFaceup: e => be(e, 'turned faceup'),
  flipped: e => act(e.by ?? 'you', 'flip', t`${card(e)} to this side`),
  exposed: e => be(e, 'exposed'),
  revealed: e => done(e, 'reveal'),
  trashed: e => done(e, 'trash'),
  moved: e =>
    e.kind === 'root'
      ? goes(
          card(e),
          'move to the root of a server',
          'moves to the root of a server',
          'moved to the root of a server',
        )
      : be(e, 'moved', from(e)),
  forfeited: e => done(e, 'forfeit'),
  scored: e => act(e.by ?? e.corp, 'score', spaced(agenda(e), fromRoot(e))),
  // Only the Runner steals: what is stolen needs nobody who does it.
  stolen: e => {
    const told = act(e.by ?? e.runner, 'steal', spaced(agenda(e), fromRoot(e)))
    return e.by === null ? { ...told, now: is(agenda(e), 'stolen', fromRoot(e)).now } : told
  },
  addedToScoreArea: e => be(e, 'added to a score area'),
  swapped: e => be(e, 'swapped'),
  advanced: e => act(e.by ?? e.corp, 'advance', card(e)),
  countersPlaced: e => none(are(counters(e), 'placed', t`on ${card(e)}`), t`no ${counters(e)}`),
  countersRemoved: e => none(are(counters(e), 'removed', t`from ${card(e)}`), t`no ${counters(e)}`),
  emptied: e => be(e, 'empty'),
  purged: e => act(e.by ?? e.corp, 'purge', 'virus counters'),
  // The player who does damage is responsible for it (CR 10.4.1).
  damageSuffered: e =>
    e.by === null || e.by === e.runner
      ? act(e.runner, 'suffer', damageName(e.kind))
      : act(e.by, 'do', damageName(e.kind)),
  damagePrevented: e => none(is(damageName(e.kind), 'prevented'), t`no ${damageName(e.kind)}`),
  tagsTaken: e => ({ ...act(e.runner, 'take', 'tags'), first: act(e.runner, 'take', 'a tag').now }),
  tagsRemoved: e =>
    e.by === null
      ? { ...none(are('tags', 'removed'), 'no tags'), first: is('a tag', 'removed').now }
      : { ...act(e.by, 'remove', 'tags'), now: act(e.by, 'remove', '1 or more tags').now },
  badPublicityTaken: e => act(e.corp, 'take', 'bad publicity'),
  badPublicityRemoved: () => none(is('bad publicity', 'removed'), 'no bad publicity'),
  traceInitiated: () => none(is('a trace', 'initiated'), 'no trace'),
  traceSuccessful: () => none(goes('a trace', 'succeed', 'succeeds', 'succeeded'), 'no trace'),
  traceUnsuccessful: () => none(goes('a trace', 'fail', 'fails', 'failed'), 'no trace'),
  bidsRevealed: () => are('secretly spent credits', 'revealed'),
  runBegan,
  runMade: runBegan,
  runSuccessful: e =>
    e.ofRun === true
      ? goes(t`a run${on(e)}`, 'become successful', 'becomes successful', 'became successful')
      : act(e.runner, 'make', 'a successful', t`run${on(e)}`),
  runUnsuccessful: e => act(e.runner, 'make', 'an unsuccessful', t`run${on(e)}`),
  runEnded: e => {
    if (e.thatRun) return ends(e.thatRun === 'this' ? 'this run' : 'that run')
    const run = t`${e.kind === 'successful' ? 'successful ' : ''}run${on(e)}`
    return none(ends(t`a ${run}`), t`no ${run}`)
  },
  jackedOut: e => act(e.runner, 'jack', 'out'),
  iceApproached: e => act(e.runner, 'approach', ice(e)),
  iceEncountered: e => act(e.runner, 'encounter', ice(e)),
  encounterEnded: e => {
    if (e.thatEncounter) return ends('that encounter')
    const encounter = t`encounter${e.card === null ? '' : t` with ${thing(e.card)}`}`
    return none(ends(t`an ${encounter}`), t`no ${encounter}`)
  },
  subroutineBroken: e =>
    e.because === null || e.because === 'basicAction'
      ? act(e.runner, 'break', subroutine(e))
      : act(e.runner, 'use', t`${thing(e.because)} to break ${subroutine(e)}`),
  subroutineResolved: e => goes(subroutine(e), 'resolve', 'resolves', 'resolved'),
  iceFullyBroken: e =>
    e.because === null || e.because === 'basicAction'
      ? act(e.runner, 'fully break', ice(e))
      : goes(thing(e.because), t`fully break ${ice(e)}`, t`fully breaks ${ice(e)}`, t`fully broke ${ice(e)}`),
  iceBypassed: e => act(e.runner, 'bypass', ice(e)),
  icePassed: e => act(e.runner, 'pass', spaced(ice(e), afterEncounter(e))),
  allIcePassed: e =>
    act(e.runner, 'pass', t`all ice protecting ${e.servers === null ? 'the attacked server' : server(e)}`),
  serverApproached: e => act(e.runner, 'approach', server(e)),
  breachBegan: e => act(e.runner, 'breach', server(e)),
  accessingBegan: e => act(e.runner, 'access', t`cards from ${server(e)}`),
  breachEnded: e => ends(t`a breach of ${server(e)}`),
  accessed: e => act(e.runner, 'access', spaced(card(e), zones(e, 'in'))),
  accessEnded: e => act(e.runner, 'finish', t`accessing ${card(e)}`),
  searched: e => act(e.by ?? 'you', 'search', 'a zone'),
  shuffled: e => act(e.by ?? 'you', 'shuffle', 'a deck'),
  abilityUsed: e =>
    e.kind === 'spend'
      ? act(e.by ?? 'you', 'spend', t`credits from ${card(e)}`)
      : act(e.by ?? 'you', 'use', t`an ability of ${card(e)}`),
  markIdentified: e => act(e.runner, 'identify', e.runner === 'you' ? 'your mark' : 'a mark'),
  prevented: () => none(is('an effect', 'prevented'), 'no effect'),
}

/** An agenda may be scored or stolen: by whom goes without saying. */
const isScoredOrStolen = ({ what, by }: Event): boolean =>
  by === null && what.length === 2 && what.includes('scored') && what.includes('stolen')

/** "A card you accessed", where it is told of a player. */
export const isByPlayer = (event: Event): boolean =>
  !isScoredOrStolen(event) && event.what.every(what => events[what](event).by !== undefined)

const toldOf = (event: Event): readonly Told[] =>
  isScoredOrStolen(event)
    ? [is(agenda(event), 'scored or stolen', fromRoot(event))]
    : event.what.map(what => events[what](event))

/** Each thing that may happen, in the parts of its clause. */
export const partsOf = (event: Event, tense: Exclude<Tense, 'not'>): readonly Parts[] =>
  toldOf(event).map(told => (tense === 'first' ? (told.first ?? told.now) : told[tense]))

/** Through what it happens. */
export function byWhat({ what, because, through }: Event): Text {
  if (through !== null)
    return what.includes('subroutineBroken')
      ? t`with ${thing(through)}`
      : t`through an ability on ${thing(through)}`
  if (because === null || what.includes('subroutineBroken') || what.includes('iceFullyBroken')) return ''
  if (what.includes('tagsTaken') && because !== 'basicAction') return t`with ${thing(because)}`
  return t`by ${because === 'basicAction' ? 'the basic action' : thing(because)}`
}

export const eventText = (event: Event, tense: Tense): Text =>
  spaced(
    tense === 'not'
      ? noneInOne(
          toldOf(event).map(told => told.not),
          'or',
          'and',
        )
      : inOne(partsOf(event, tense), 'or'),
    byWhat(event),
  )
