import type { What } from '../../state/occurrences.ts'
import type { About, Event, Person } from '../phrases.ts'
import { subject } from './grammar.ts'

/** Somebody does something. */
function does(who: Person, [base, third, past]: readonly [string, string, string], rest: string): Event {
  const end = rest === '' ? '' : ` ${rest}`
  return {
    now: `${subject[who]} ${who === 'you' ? base : third}${end}`,
    past: `${subject[who]} ${past}${end}`,
    not: `${subject[who]} did not ${base}${end}`,
  }
}

/** Something is so, or is done to something. */
const is = (what: string, rest: string): Event => ({
  now: `${what} is ${rest}`,
  past: `${what} was ${rest}`,
  not: `${what} was not ${rest}`,
})
const goes = (what: string, third: string, past: string): Event => ({
  now: `${what} ${third}`,
  past: `${what} ${past}`,
  not: /^(was|were) /.test(past)
    ? `${what} ${past.replace(' ', ' not ')}`
    : `${what} did not ${third.replace(/s\b/, '')}`,
})

const take = ['take', 'takes', 'took'] as const
const lose = ['lose', 'loses', 'lost'] as const
const gain = ['gain', 'gains', 'gained'] as const
const spend = ['spend', 'spends', 'spent'] as const
const remove = ['remove', 'removes', 'removed'] as const
const draw = ['draw', 'draws', 'drew'] as const
const make = ['make', 'makes', 'made'] as const

const card = (e: About): string => e.card ?? 'a card'
const ice = (e: About): string => e.card ?? 'a piece of ice'
const subroutine = (e: About): string => `a subroutine${e.card === null ? '' : ` on ${e.card}`}`
const from = (e: About): string => (e.from === null ? '' : ` ${e.from}`)
/** Agendas are scored and stolen from where they are installed. */
const fromRoot = (e: About): string => (e.server === null ? from(e) : ` from the root of ${e.server}`)
const on = (e: About): string => (e.server === null ? '' : ` on ${e.server}`)
const whose = (who: Person): string => (who === 'you' ? 'your' : `${subject[who]}’s`)
const turn = (e: About): string => (e.by === null ? 'the turn' : `${whose(e.by)} turn`)

/** Done by somebody if the pattern says so, else simply done: "you install a program", "a program is installed". */
const done = (e: About, verb: readonly [string, string, string], participle = verb[2]): Event =>
  e.by === null ? is(card(e), `${participle}${from(e)}`) : does(e.by, verb, `${card(e)}${from(e)}`)

const regular = (verb: string): readonly [string, string, string] => [
  verb,
  `${verb}${/(s|ch)$/.test(verb) ? 'es' : 's'}`,
  `${verb}${verb.endsWith('e') ? 'd' : 'ed'}`,
]

/** Everything that can happen, as a trigger condition says it. */
export const events: Readonly<Record<What, (about: About) => Event>> = {
  gameBegan: () => goes('the game', 'begins', 'began'),
  mulligan: e => does(e.by ?? 'you', take, 'a mulligan'),
  kept: e => does(e.by ?? 'you', ['keep', 'keeps', 'kept'], 'a starting hand'),
  turnStarted: e => goes(turn(e), 'starts', 'started'),
  turnBegan: e => goes(turn(e), 'begins', 'began'),
  actionPhaseEnded: e =>
    goes(e.by === null ? 'the action phase' : `${whose(e.by)} action phase`, 'ends', 'ended'),
  turnEnded: e => goes(turn(e), 'ends', 'ended'),
  actionTaken: e => does(e.by ?? 'you', take, 'an action'),
  actionFinished: e => does(e.by ?? 'you', ['finish', 'finishes', 'finished'], 'an action'),
  clicksGained: e => does(e.by ?? 'you', gain, '[click]'),
  clicksLost: e => does(e.by ?? 'you', lose, '[click]'),
  clicksSpent: e => does(e.by ?? 'you', spend, '[click]'),
  creditsGained: e => does(e.by ?? 'you', gain, 'credits'),
  creditsLost: e => does(e.by ?? 'you', lose, 'credits'),
  creditsSpent: e => does(e.by ?? 'you', spend, 'credits'),
  creditsTaken: e => does(e.by ?? 'you', take, `credits from ${card(e)}`),
  fundFilled: () => goes('the bad publicity fund', 'is filled', 'was filled'),
  fundSpent: e => does(e.runner, spend, 'credits from the bad publicity fund'),
  fundEmptied: () => goes('the bad publicity fund', 'is emptied', 'was emptied'),
  drawn: e => does(e.by ?? 'you', draw, 'cards'),
  discarded: e => done(e, regular('discard')),
  placed: e => is(card(e), 'placed in the play area'),
  putBack: e => is(card(e), 'put back'),
  installed: e => done(e, regular('install')),
  uninstalled: e => is(card(e), 'uninstalled'),
  played: e => done(e, regular('play')),
  playResolved: e => goes(card(e), 'has resolved', 'resolved'),
  rezzed: e => does(e.by ?? e.corp, ['rez', 'rezzes', 'rezzed'], card(e)),
  derezzed: e => is(card(e), 'derezzed'),
  turnedFaceup: e => is(card(e), 'turned faceup'),
  turnedFacedown: e => is(card(e), 'turned facedown'),
  exposed: e => is(card(e), 'exposed'),
  revealed: e => done(e, regular('reveal')),
  lookedAt: e => does(e.by ?? 'you', regular('look'), `at ${card(e)}`),
  trashed: e => done(e, ['trash', 'trashes', 'trashed']),
  moved: e => is(card(e), `moved${from(e)}`),
  setAside: e => is(card(e), 'set aside'),
  removedFromGame: e => is(card(e), 'removed from the game'),
  forfeited: e => done(e, regular('forfeit')),
  scored: e => does(e.by ?? e.corp, regular('score'), `${e.card ?? 'an agenda'}${fromRoot(e)}`),
  stolen: e => does(e.by ?? e.runner, ['steal', 'steals', 'stole'], `${e.card ?? 'an agenda'}${fromRoot(e)}`),
  addedToScoreArea: e => is(card(e), 'added to a score area'),
  converted: e => is(card(e), 'converted'),
  hosted: e => is(card(e), 'hosted'),
  swapped: e => is(card(e), 'swapped'),
  arranged: e => does(e.by ?? 'you', regular('arrange'), 'cards'),
  advanced: e => does(e.by ?? e.corp, regular('advance'), card(e)),
  countersPlaced: e =>
    goes(`${e.kind ?? 'counter'}s`, `are placed on ${card(e)}`, `were placed on ${card(e)}`),
  countersRemoved: e =>
    goes(`${e.kind ?? 'counter'}s`, `are removed from ${card(e)}`, `were removed from ${card(e)}`),
  emptied: e => is(card(e), 'empty'),
  purged: e => does(e.by ?? e.corp, regular('purge'), 'virus counters'),
  damageSuffered: e => does(e.runner, regular('suffer'), e.kind === null ? 'damage' : `${e.kind} damage`),
  damagePrevented: e => is(e.kind === null ? 'damage' : `${e.kind} damage`, 'prevented'),
  tagsTaken: e => does(e.runner, take, 'tags'),
  tagsRemoved: e => does(e.runner, remove, 'tags'),
  badPublicityTaken: e => does(e.corp, take, 'bad publicity'),
  badPublicityRemoved: e => does(e.corp, remove, 'bad publicity'),
  traceInitiated: () => goes('a trace', 'is initiated', 'was initiated'),
  traceStrengthSet: () => goes('trace strength', 'is set', 'was set'),
  linkStrengthSet: () => goes('link strength', 'is set', 'was set'),
  traceSuccessful: () => goes('a trace', 'succeeds', 'succeeded'),
  traceUnsuccessful: () => goes('a trace', 'fails', 'failed'),
  bidsRevealed: () => goes('secretly spent credits', 'are revealed', 'were revealed'),
  runAnnounced: e => does(e.runner, regular('announce'), `a run${on(e)}`),
  runBegan: e => ({ ...does(e.runner, make, `a run${on(e)}`), now: `a run${on(e)} begins` }),
  attackedServerChanged: () => goes('the attacked server', 'changes', 'changed'),
  runnerMoved: e => does(e.runner, regular('move'), 'to another position'),
  runSuccessful: e => does(e.runner, make, `a successful run${on(e)}`),
  runUnsuccessful: e => does(e.runner, make, `an unsuccessful run${on(e)}`),
  runEnded: e => goes(e.run ?? (e.server === null ? 'a run' : `a run on ${e.server}`), 'ends', 'ended'),
  jackedOut: e => does(e.runner, regular('jack'), 'out'),
  iceApproached: e => does(e.runner, regular('approach'), ice(e)),
  iceEncountered: e => does(e.runner, regular('encounter'), ice(e)),
  encounterEnded: e =>
    goes(e.encounter ?? (e.card === null ? 'an encounter' : `an encounter with ${e.card}`), 'ends', 'ended'),
  subroutineBroken: e => is(subroutine(e), 'broken'),
  subroutineResolved: e => goes(subroutine(e), 'resolves', 'resolved'),
  iceFullyBroken: e => does(e.runner, ['fully break', 'fully breaks', 'fully broke'], ice(e)),
  iceBypassed: e => does(e.runner, regular('bypass'), ice(e)),
  icePassed: e => does(e.runner, regular('pass'), ice(e)),
  allIcePassed: e =>
    does(e.runner, regular('pass'), `all ice protecting ${e.server ?? 'the attacked server'}`),
  serverApproached: e => does(e.runner, regular('approach'), e.server ?? 'a server'),
  serverCreated: () => goes('a remote server', 'is created', 'was created'),
  serverGone: () => goes('a remote server', 'ceases to exist', 'ceased to exist'),
  breachBegan: e => does(e.runner, regular('breach'), e.server ?? 'a server'),
  breachEnded: e => goes(`a breach of ${e.server ?? 'a server'}`, 'ends', 'ended'),
  accessed: e => does(e.runner, regular('access'), `${card(e)}${from(e)}`),
  accessEnded: e => does(e.runner, ['finish', 'finishes', 'finished'], `accessing ${card(e)}`),
  searched: e => does(e.by ?? 'you', ['search', 'searches', 'searched'], 'a zone'),
  shuffled: e => does(e.by ?? 'you', regular('shuffle'), 'a deck'),
  abilityUsed: e => does(e.by ?? 'you', regular('use'), `an ability of ${card(e)}`),
  abilityTriggered: e => goes(`an ability of ${card(e)}`, 'triggers', 'triggered'),
  markIdentified: e =>
    does(e.runner, ['identify', 'identifies', 'identified'], e.runner === 'you' ? 'your mark' : 'a mark'),
  chosen: e => is(card(e), 'chosen'),
  strengthChanged: e => goes(`the strength of ${card(e)}`, 'changes', 'changed'),
  effectEnded: () => goes('an effect', 'ends', 'ended'),
  prevented: () => goes('an effect', 'is prevented', 'was prevented'),
  would: () => goes('something', 'would happen', 'was about to happen'),
  gameEnded: () => goes('the game', 'ends', 'ended'),
}

const orEvent = (all: readonly Event[]): Event => ({
  now: all.map(each => each.now).join(' or '),
  past: all.map(each => each.past).join(' or '),
  not: all.map(each => each.not).join(' and '),
})

export const happenings = {
  any: orEvent,
  because: (event: Event, self: string): Event => ({
    now: `${event.now} by ${self}`,
    past: `${event.past} by ${self}`,
    not: `${event.not} by ${self}`,
  }),
}
