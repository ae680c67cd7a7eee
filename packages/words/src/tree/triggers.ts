import type {
  ConditionalAbility,
  Pattern,
  Servers,
  TermOf,
  Test,
  Trigger,
  What,
} from '@paydata/engine/language'
import { speaksOf, termIn } from '@paydata/engine/language'
import { isAction } from './actions.ts'
import type { If, When } from './asking.ts'
import type { Clause, Declared } from './clauses.ts'
import { conditionOf, hadOf, isSuccessOfRun } from './conditions.ts'
import { nothing } from './doing.ts'
import { eventOf, expectedOf, metOnTheWay } from './events.ts'
import { serverName } from './places.ts'
import type { Reading } from './reading.ts'
import { person, unsaid } from './reading.ts'
import { keyOf, one, pronounOf } from './references.ts'
import { clausesOf } from './sequences.ts'
import type { Event, Person, ServerName } from './tree.ts'

/** `next`: it triggers once (CR 9.6.13c). */
export type Where = 'anywhere' | 'inRun' | 'next' | 'nextInRun'

/** "When your turn begins", "the first time each turn …". */
function whenOf(r: Reading, trigger: Trigger, place: Where, isLimited: boolean): When {
  const once = { each: null, atOnce: false, if: [] }
  if ('state' in trigger) return { on: { state: conditionOf(r, trigger.state) }, how: 'when', ...once }
  if ('expected' in trigger) {
    const on = { would: termIn(r.edition, trigger.expected.effect), of: expectedOf(r, trigger.expected) }
    return { on, how: 'when', ...once, if: conditionsOf(r, trigger) }
  }
  if ('would' in trigger) {
    const on = { would: termIn(r.edition, trigger.would.effect), of: expectedOf(r, trigger.would) }
    const isOnce = place === 'inRun' && trigger.would.effect === 'success'
    const how = trigger.first !== undefined ? 'first' : isOnce ? 'if' : 'when'
    const each = place === 'inRun' && trigger.first === 'run' ? 'thatRun' : (trigger.first ?? null)
    return { on, how, each, atOnce: false, if: conditionsOf(r, trigger) }
  }
  const counted = trigger.on.what.every(each => happensToCards.has(each))
  const event = eventOf(inThisRun(r, trigger.on, place), trigger.on, counted ? trigger.atOnce : undefined)
  if (isAboutCard(trigger.on, event)) r.said.topic = keyOf(after(r, trigger), 'it')
  const success = isSuccessfulEnd(event, trigger)
  return {
    on: { event: toldOf(event, success, trigger, place) },
    how: trigger.first === undefined ? howOften(r, trigger, place, isLimited) : 'first',
    each: place === 'inRun' && trigger.first === 'run' ? 'thatRun' : periodOf(r, trigger),
    ...(trigger.nth !== undefined && { nth: trigger.nth }),
    // "1 or more cards" says itself that it is met once.
    atOnce: trigger.atOnce !== undefined && !counted,
    ...(trigger.after !== undefined && {
      after: conditionOf({ ...after(r, trigger), run: true }, trigger.after),
    }),
    if: [
      ...(success ? [] : conditionsOf(after(r, trigger), trigger)),
      ...(trigger.had === undefined ? [] : [hadOf(after(r, trigger), trigger.had)]),
    ],
  }
}

function toldOf(
  event: Event,
  isSuccess: boolean,
  { after }: Extract<Trigger, { on: unknown }>,
  place: Where,
): Event {
  if (isSuccess) return { ...event, kind: 'successful' }
  if (place === 'next' && event.what.join() === 'turnEnded' && event.by === null)
    return { ...event, thisTurn: true }
  return after !== undefined && event.what.join() === 'runSuccessful' ? { ...event, ofRun: true } : event
}

/** "Whenever a successful run ends": where its success is the one condition. */
const isSuccessfulEnd = (
  { what, thatRun }: Event,
  { if: condition }: Extract<Trigger, { on: unknown }>,
): boolean =>
  what.join() === 'runEnded' && thatRun === false && condition?.if === 'happened' && isSuccessOfRun(condition)

/** What is told of cards as many as they are: "trash 1 or more cards". */
const happensToCards: ReadonlySet<What> = new Set<What>([
  'discarded',
  'installed',
  'uninstalled',
  'played',
  'rezzed',
  'derezzed',
  'turnedFaceup',
  'exposed',
  'revealed',
  'trashed',
  'moved',
  'forfeited',
  'accessed',
])

/** CR 9.6.13d: what waits for the next end of a run was made during that run, of which the text may have spoken. */
const inThisRun = (r: Reading, on: Pattern, place: Where): Reading =>
  place === 'next' && r.run === false && speaksOf(on, 'runEnded') ? { ...r, run: 'this' } : r

/** Then a pronoun would be taken for that card. */
const isAboutCard = (on: Pattern, { thatEncounter }: Event): boolean =>
  on.card !== undefined || (!thatEncounter && isOfCards(on))
const isOfCards = ({ what }: Pattern): boolean =>
  what.every(each => happensToCards.has(each) || metOnTheWay.has(each))

const isThatEncounter = ({ it, encounter }: Reading): boolean => it === 'encountered' || encounter === 'next'

/** Whose turn it has to be, where that is the period in which only the first time counts. */
const turnOf = ({ first, if: condition }: Exclude<Trigger, { state: unknown } | { expected: unknown }>) =>
  first === 'turn' && condition?.if === 'turnOf' ? condition.who : undefined

function periodOf(r: Reading, trigger: Extract<Trigger, { on: unknown }>): When['each'] {
  const whose = turnOf(trigger)
  return whose === undefined ? (trigger.first ?? null) : { turnOf: person(r, whose) }
}

function conditionsOf(r: Reading, trigger: Exclude<Trigger, { state: unknown }>): readonly If[] {
  const isSaid = 'on' in trigger && turnOf(trigger) !== undefined
  return trigger.if === undefined || isSaid ? [] : [conditionOf(r, trigger.if)]
}

/**
 * What can happen only once to this card, what is used only once, and a turn, is told with "when"; what recurs with
 * "whenever".
 */
function howOften(
  r: Reading,
  trigger: Extract<Trigger, { on: unknown }>,
  place: Where,
  isLimited: boolean,
): When['how'] {
  const { card, what } = trigger.on
  const turns = what.every(
    each => each === 'turnBegan' || each === 'turnEnded' || each === 'actionPhaseEnded',
  )
  const isThat =
    (isThatEncounter(r) && speaksOf(trigger.on, 'encounterEnded')) ||
    (place !== 'anywhere' && speaksOf(trigger.on, 'runEnded')) ||
    (place === 'inRun' && speaksOf(trigger.on, 'runBegan'))
  if (typeof card === 'object' && 'the' in card && speaksOf(trigger.on, 'playResolved')) return 'after'
  const isOnce = typeof card === 'object' && 'the' in card && speaksOf(trigger.on, 'installed')
  const isOfThis = card === 'self' && !what.every(each => recurs.has(each))
  if (isOfThis || isOnce || turns || isThat || isLimited) return 'when'
  return place === 'next' || place === 'nextInRun' ? place : 'whenever'
}

/** What happens to the same card again and again. */
const recurs: ReadonlySet<What> = new Set<What>(['encounterEnded', 'iceBypassed', 'iceFullyBroken', 'moved'])

/** After a trigger condition that is about a card, the card is “it”. */
function after(r: Reading, trigger: Trigger): Reading {
  if ('would' in trigger && trigger.would.effect === 'access')
    return { ...r, it: 'accessed', about: 'accessed', subject: [] }
  if (!('on' in trigger)) return r
  const { card, what } = trigger.on
  const tests = typeof card === 'object' && !('the' in card) ? card : []
  const isIce = what.every(each => metOnTheWay.has(each))
  // A barrier is called so, and not a barrier ice.
  const isNamed = tests.some(({ is }) => is === 'subtype')
  const isMet = isIce || card === 'encountered' || card === 'approached'
  const asked: readonly Test[] = isMet && !isNamed ? [{ is: 'type', types: ['ice'] }, ...tests] : tests
  const subject = card !== undefined || isOfCards(trigger.on) ? asked : null
  return { ...afterEvent(r, trigger.on), subject, about: aboutOf(trigger.on) }
}

/** What the text calls something by itself: this card, a card it has named, the encountered ice, the accessed card. */
function aboutOf({ card, what }: Pattern): Reading['about'] {
  if (card === 'self') return card
  if (what[0] === 'iceEncountered') return 'encountered'
  if (what[0] === 'accessed') return what[0]
  return typeof card === 'string' || (card !== undefined && 'the' in card) ? card : null
}

function afterEvent(r: Reading, on: Pattern): Reading {
  const { card, what } = on
  if (what[0] === 'icePassed' && card === 'self') return { ...r, it: 'self', encounter: 'over' }
  if (card === 'self') return { ...r, it: 'self' }
  if (what[0] === 'iceEncountered') return { ...r, it: 'encountered' }
  if (what[0] === 'encounterEnded')
    return r.encounter === 'next' ? { ...r, it: 'encountered' } : { ...r, encounter: 'over' }
  if (what[0] === 'runSuccessful') return { ...r, attacked: attackedBy(r, on.server) }
  if (what[0] === 'runEnded') return { ...r, run: true }
  return what[0] === 'accessed' ? { ...r, it: 'accessed' } : r
}

/** How the server of a run is spoken of after the run: by its name if there is only one. */
export function attackedBy(r: Reading, servers: Servers | undefined): ServerName {
  const [only, second] = Array.isArray(servers) ? servers : []
  return only === undefined || second !== undefined ? 'that' : serverName(r, only)
}

export const isInterrupt = (trigger: Trigger): boolean => 'would' in trigger || 'expected' in trigger

/** Whom the trigger condition has just named. */
function namedBy({ on }: When): Person | null {
  if ('would' in on) return on.of.by === 'you' ? null : on.of.by
  if (!('event' in on)) return null
  const { what, by, corp, runner } = on.event
  const who =
    by ??
    (what.every(each => isOfRunner.has(each)) ? runner : what.every(each => isOfCorp.has(each)) ? corp : null)
  return who === 'you' ? null : who
}

const isOfRunner: ReadonlySet<TermOf<What>> = new Set<TermOf<What>>([
  'accessed',
  'iceApproached',
  'iceEncountered',
  'iceBypassed',
  'iceFullyBroken',
  'icePassed',
  'serverApproached',
  'breachBegan',
  'accessingBegan',
  'runSuccessful',
  'jackedOut',
  'tagsTaken',
  'damageSuffered',
])
const isOfCorp: ReadonlySet<TermOf<What>> = new Set<TermOf<What>>([
  'rezzed',
  'scored',
  'advanced',
  'purged',
  'badPublicityTaken',
])

/** Whose success a condition asks for: that of the run that has just been named, or that ended. */
function ofNamedRun({ on }: When, condition: If): If {
  const isNamed = 'event' in on && on.event.what.join() === 'runEnded'
  return isNamed && condition.if === 'runWasSuccessful' ? { ...condition, named: true } : condition
}

/** "If they have no [click] remaining". */
const ofNamed = (named: Person, condition: If): If =>
  (condition.if === 'has' || condition.if === 'tagged') && condition.who === named
    ? { ...condition, again: true }
    : condition

/** Who does something, where it is told as what somebody does. */
const doerOf = (does: Clause): Person | null => ('who' in does && isAction(does) ? does.who : null)

const ofNamedToo = (trigger: When, each: Declared): Declared =>
  each.say === 'cannot' && each.who === namedBy(trigger) ? { ...each, again: true } : each

/** Who was just named decides: "they may", "unless they pay", or cannot do something: "they cannot". */
function again(trigger: When, does: Clause): Clause {
  if (does.say === 'lasting')
    return { ...does, declares: does.declares.map(each => ofNamedToo(trigger, each)) }
  if (does.say === 'if')
    return { ...does, condition: ofNamedRun(trigger, does.condition), then: again(trigger, does.then) }
  if (does.say === 'and') return { ...does, of: does.of.map(each => again(trigger, each)) }
  if (does.say === 'giveTags' && does.to === namedBy(trigger)) return { ...does, again: true }
  const isDecision =
    does.say === 'may' ||
    does.say === 'mayPay' ||
    does.say === 'mustPay' ||
    does.say === 'must' ||
    does.say === 'unless'
  return isDecision && does.who === namedBy(trigger) ? { ...does, again: true } : does
}

const isSaidOnce = ({ when, result }: ConditionalAbility): boolean =>
  result === undefined && 'on' in when && when.first === undefined

/** Whether the other ability does the same, only at another moment, so that one line can tell both. */
export const isAtOtherMoment = (ability: ConditionalAbility, other: ConditionalAbility): boolean =>
  isSaidOnce(ability) &&
  isSaidOnce(other) &&
  // What is said of what the condition is about is not said of both.
  !JSON.stringify(ability.does).includes('"it"') &&
  JSON.stringify({ ...ability, when: null }) === JSON.stringify({ ...other, when: null })

/** Conditional abilities that do the same: "when you install this program and when your turn begins, …". */
export function atMoments(
  r: Reading,
  ability: ConditionalAbility,
  others: readonly ConditionalAbility[],
): readonly Clause[] {
  const place = r.run ? 'inRun' : 'anywhere'
  const [trigger, ...also] = [ability, ...others].map(({ when, limit }) =>
    whenOf({ ...r, said: unsaid(ability) }, when, place, limit !== undefined),
  )
  const [does = nothing, ...rest] = clausesOf(r, ability.does)
  return trigger === undefined ? [] : [{ say: 'when', trigger, also, does }, ...rest]
}

/** What one may rez then is unrezzed, without saying so. */
function withoutUnrezzed({ when, does: [first] }: ConditionalAbility): Trigger {
  if ('state' in when || first?.do !== 'may' || when.if?.if !== 'card') return when
  const { if: condition, ...more } = when
  const [rezzes] = first.does
  const isSame = rezzes?.do === 'rez' && JSON.stringify(rezzes.card) === JSON.stringify(condition.card)
  return isSame && condition.passes.every(({ is }) => is === 'unrezzed') ? more : when
}

/** In the sentence about its result the server of a run is called as in the other sentences about the run. */
const afterResult = (r: Reading, when: Trigger): Reading => {
  const then = after(r, when)
  return { ...then, attacked: r.attacked ?? then.attacked }
}

/** Where the card is moved before it would be accessed, that is not accessed: "you may host it on this program instead". */
function insteadOfAccess(r: Reading, { when, does: [first] }: ConditionalAbility, told: Clause): Clause {
  if (!('would' in when) || when.would.effect !== 'access' || first?.do !== 'may') return told
  const [moved] = first.does
  const isMoved = (moved?.do === 'host' || moved?.do === 'addTo') && moved.cards === 'accessed'
  return isMoved && told.say === 'may'
    ? { ...told, instead: pronounOf(one(after(r, when), 'accessed')) }
    : told
}

/** A conditional ability: when something happens, do this. */
export function triggeredClauses(
  r: Reading,
  ability: ConditionalAbility,
  place: Where = r.run ? 'inRun' : 'anywhere',
): readonly Clause[] {
  const { result } = ability
  const when = withoutUnrezzed(ability)
  const trigger: When =
    result === undefined
      ? whenOf(r, when, place, ability.limit !== undefined)
      : { on: { result }, how: 'when', each: null, atOnce: false, if: [] }
  const [does = nothing, ...rest] = clausesOf(
    result === undefined ? after(r, when) : afterResult(r, when),
    ability.does,
  )
  // What it was about is not what the sentence around it is about.
  if (r.said.topic !== null) r.said.topic = ''
  const named = namedBy(trigger)
  const isDone = named !== null && doerOf(does) === named
  return [
    {
      say: 'when',
      trigger: named === null ? trigger : { ...trigger, if: trigger.if.map(each => ofNamed(named, each)) },
      ...(isDone && { named }),
      does: insteadOfAccess(r, ability, again(trigger, does)),
    },
    ...rest,
  ]
}
