import type { Heard } from '../../language/patterns.ts'
import type { About, Event, Person } from '../phrases.ts'
import { does, past, subject } from './grammar.ts'

/** Somebody does something. */
function act(who: Person, verb: string, rest: string): Event {
  return {
    now: does(who, verb, rest),
    past: `${subject[who]} ${past(verb)} ${rest}`,
    not: `${subject[who]} did not ${verb} ${rest}`,
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
const done = (e: About, verb: string): Event =>
  e.by === null ? is(card(e), `${past(verb)}${from(e)}`) : act(e.by, verb, `${card(e)}${from(e)}`)

/** Everything a text may wait for, as a trigger condition says it. */
export const events: Readonly<Record<Heard, (about: About) => Event>> = {
  turnBegan: e => goes(turn(e), 'begins', 'began'),
  actionPhaseEnded: e =>
    goes(e.by === null ? 'the action phase' : `${whose(e.by)} action phase`, 'ends', 'ended'),
  turnEnded: e => goes(turn(e), 'ends', 'ended'),
  actionTaken: e => act(e.by ?? 'you', 'take', 'an action'),
  actionFinished: e => act(e.by ?? 'you', 'finish', 'an action'),
  clicksGained: e => act(e.by ?? 'you', 'gain', '[click]'),
  clicksLost: e => act(e.by ?? 'you', 'lose', '[click]'),
  clicksSpent: e => act(e.by ?? 'you', 'spend', '[click]'),
  creditsGained: e => act(e.by ?? 'you', 'gain', 'credits'),
  creditsLost: e => act(e.by ?? 'you', 'lose', 'credits'),
  creditsSpent: e => act(e.by ?? 'you', 'spend', 'credits'),
  drawn: e => act(e.by ?? 'you', 'draw', 'cards'),
  discarded: e => done(e, 'discard'),
  installed: e => done(e, 'install'),
  uninstalled: e => is(card(e), 'uninstalled'),
  played: e => done(e, 'play'),
  playResolved: e => goes(card(e), 'has resolved', 'resolved'),
  rezzed: e => act(e.by ?? e.corp, 'rez', card(e)),
  derezzed: e => is(card(e), 'derezzed'),
  turnedFaceup: e => is(card(e), 'turned faceup'),
  exposed: e => is(card(e), 'exposed'),
  revealed: e => done(e, 'reveal'),
  trashed: e => done(e, 'trash'),
  moved: e => is(card(e), `moved${from(e)}`),
  forfeited: e => done(e, 'forfeit'),
  scored: e => act(e.by ?? e.corp, 'score', `${e.card ?? 'an agenda'}${fromRoot(e)}`),
  stolen: e => act(e.by ?? e.runner, 'steal', `${e.card ?? 'an agenda'}${fromRoot(e)}`),
  addedToScoreArea: e => is(card(e), 'added to a score area'),
  swapped: e => is(card(e), 'swapped'),
  advanced: e => act(e.by ?? e.corp, 'advance', card(e)),
  countersPlaced: e =>
    goes(`${e.kind ?? 'counter'}s`, `are placed on ${card(e)}`, `were placed on ${card(e)}`),
  countersRemoved: e =>
    goes(`${e.kind ?? 'counter'}s`, `are removed from ${card(e)}`, `were removed from ${card(e)}`),
  emptied: e => is(card(e), 'empty'),
  purged: e => act(e.by ?? e.corp, 'purge', 'virus counters'),
  damageSuffered: e => act(e.runner, 'suffer', e.kind === null ? 'damage' : `${e.kind} damage`),
  damagePrevented: e => is(e.kind === null ? 'damage' : `${e.kind} damage`, 'prevented'),
  tagsTaken: e => act(e.runner, 'take', 'tags'),
  tagsRemoved: e => act(e.runner, 'remove', 'tags'),
  badPublicityTaken: e => act(e.corp, 'take', 'bad publicity'),
  badPublicityRemoved: e => act(e.corp, 'remove', 'bad publicity'),
  traceInitiated: () => goes('a trace', 'is initiated', 'was initiated'),
  traceSuccessful: () => goes('a trace', 'succeeds', 'succeeded'),
  traceUnsuccessful: () => goes('a trace', 'fails', 'failed'),
  bidsRevealed: () => goes('secretly spent credits', 'are revealed', 'were revealed'),
  runBegan: e => ({ ...act(e.runner, 'make', `a run${on(e)}`), now: `a run${on(e)} begins` }),
  runSuccessful: e => act(e.runner, 'make', `a successful run${on(e)}`),
  runUnsuccessful: e => act(e.runner, 'make', `an unsuccessful run${on(e)}`),
  runEnded: e => goes(e.run ?? (e.server === null ? 'a run' : `a run on ${e.server}`), 'ends', 'ended'),
  jackedOut: e => act(e.runner, 'jack', 'out'),
  iceApproached: e => act(e.runner, 'approach', ice(e)),
  iceEncountered: e => act(e.runner, 'encounter', ice(e)),
  encounterEnded: e =>
    goes(e.encounter ?? (e.card === null ? 'an encounter' : `an encounter with ${e.card}`), 'ends', 'ended'),
  subroutineBroken: e => is(subroutine(e), 'broken'),
  subroutineResolved: e => goes(subroutine(e), 'resolves', 'resolved'),
  iceFullyBroken: e => act(e.runner, 'fully break', ice(e)),
  iceBypassed: e => act(e.runner, 'bypass', ice(e)),
  icePassed: e => act(e.runner, 'pass', ice(e)),
  allIcePassed: e => act(e.runner, 'pass', `all ice protecting ${e.server ?? 'the attacked server'}`),
  serverApproached: e => act(e.runner, 'approach', e.server ?? 'a server'),
  breachBegan: e => act(e.runner, 'breach', e.server ?? 'a server'),
  breachEnded: e => goes(`a breach of ${e.server ?? 'a server'}`, 'ends', 'ended'),
  accessed: e => act(e.runner, 'access', `${card(e)}${from(e)}`),
  accessEnded: e => act(e.runner, 'finish', `accessing ${card(e)}`),
  searched: e => act(e.by ?? 'you', 'search', 'a zone'),
  shuffled: e => act(e.by ?? 'you', 'shuffle', 'a deck'),
  abilityUsed: e => act(e.by ?? 'you', 'use', `an ability of ${card(e)}`),
  markIdentified: e => act(e.runner, 'identify', e.runner === 'you' ? 'your mark' : 'a mark'),
  prevented: () => goes('an effect', 'is prevented', 'was prevented'),
}

const orEvent = (all: readonly Event[]): Event => ({
  now: all.map(each => each.now).join(' or '),
  past: all.map(each => each.past).join(' or '),
  not: all.map(each => each.not).join(' and '),
})

export const happenings = {
  any: orEvent,
  basicAction: 'the basic action',
  because: (event: Event, self: string): Event => ({
    now: `${event.now} by ${self}`,
    past: `${event.past} by ${self}`,
    not: `${event.not} by ${self}`,
  }),
}
