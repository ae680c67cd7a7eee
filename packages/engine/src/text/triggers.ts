import type { ConditionalAbility, Trigger } from '../language/abilities.ts'
import type { Servers, Test } from '../language/expressions.ts'
import type { Pattern } from '../language/patterns.ts'
import { speaksOf } from '../language/patterns.ts'
import type { What } from '../state/occurrences.ts'
import type { Clause, If, When } from './clauses.ts'
import { conditionOf, hadOf } from './conditions.ts'
import { nothing } from './deeds.ts'
import { eventOf, expectedOf, metOnTheWay } from './events.ts'
import { serverName } from './places.ts'
import type { Reading } from './reading.ts'
import { clausesOf } from './sequences.ts'
import type { Person, ServerName } from './tree.ts'

/** `next`: it triggers once (CR 9.6.13c). */
export type Where = 'anywhere' | 'inRun' | 'next' | 'nextInRun'

/** "When your turn begins", "the first time each turn …". */
function whenOf(r: Reading, trigger: Trigger, place: Where, isLimited: boolean): When {
  const once = { each: null, atOnce: false, if: [] }
  if ('state' in trigger) return { on: { state: conditionOf(r, trigger.state) }, how: 'when', ...once }
  if ('expected' in trigger) {
    const on = { would: trigger.expected.effect, of: expectedOf(r, trigger.expected) }
    return { on, how: 'when', ...once, if: conditionsOf(r, trigger) }
  }
  if ('would' in trigger) {
    const on = { would: trigger.would.effect, of: expectedOf(r, trigger.would) }
    const isOnce = place === 'inRun' && trigger.would.effect === 'success'
    const how = trigger.first !== undefined ? 'first' : isOnce ? 'if' : 'when'
    return { on, how, each: trigger.first ?? null, atOnce: false, if: conditionsOf(r, trigger) }
  }
  return {
    on: { event: eventOf(inThisRun(r, trigger.on, place), trigger.on, trigger.atOnce) },
    how: trigger.first === undefined ? howOften(r, trigger, place, isLimited) : 'first',
    each: place === 'inRun' && trigger.first === 'run' ? 'thatRun' : (trigger.first ?? null),
    // "2 or more" says itself that it is met once.
    atOnce: trigger.atOnce === 1,
    if: [
      ...conditionsOf(after(r, trigger), trigger),
      ...(trigger.had === undefined ? [] : [hadOf(after(r, trigger), trigger.had)]),
    ],
  }
}

/** CR 9.6.13d: what waits for the next end of a run was made during that run. */
const inThisRun = (r: Reading, on: Pattern, place: Where): Reading =>
  place === 'next' && speaksOf(on, 'runEnded') ? { ...r, run: 'this' } : r

const isThatEncounter = ({ it, encounter }: Reading): boolean => it === 'encountered' || encounter === 'next'

const conditionsOf = (r: Reading, trigger: Exclude<Trigger, { state: unknown }>): readonly If[] =>
  trigger.if === undefined ? [] : [conditionOf(r, trigger.if)]

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
    (place !== 'anywhere' && speaksOf(trigger.on, 'runEnded'))
  const isOnce = typeof card === 'object' && 'the' in card && speaksOf(trigger.on, 'installed')
  if (card === 'self' || isOnce || turns || isThat || isLimited) return 'when'
  return place === 'next' || place === 'nextInRun' ? place : 'whenever'
}

/** After a trigger condition that is about a card, the card is “it”. */
function after(r: Reading, trigger: Trigger): Reading {
  if (!('on' in trigger)) return r
  const { card, what } = trigger.on
  const tests = typeof card === 'object' && !('the' in card) ? card : []
  const isIce = what.every(each => metOnTheWay.has(each))
  const subject: readonly Test[] = isIce ? [{ is: 'type', types: ['ice'] }, ...tests] : tests
  return { ...afterEvent(r, trigger.on), subject }
}

function afterEvent(r: Reading, on: Pattern): Reading {
  const { card, what } = on
  if (card === 'self') return { ...r, it: 'self' }
  if (what[0] === 'iceEncountered') return { ...r, it: 'encountered' }
  if (what[0] === 'encounterEnded' && r.encounter === 'next') return { ...r, it: 'encountered' }
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
  if (!('event' in on)) return null
  const { what, by, corp, runner } = on.event
  const who =
    by ??
    (what.every(each => isOfRunner.has(each)) ? runner : what.every(each => isOfCorp.has(each)) ? corp : null)
  return who === 'you' ? null : who
}

const isOfRunner: ReadonlySet<What> = new Set<What>([
  'accessed',
  'iceApproached',
  'iceEncountered',
  'iceFullyBroken',
  'icePassed',
  'serverApproached',
  'breachBegan',
  'runSuccessful',
  'jackedOut',
  'stolen',
  'tagsTaken',
  'damageSuffered',
])
const isOfCorp: ReadonlySet<What> = new Set<What>([
  'rezzed',
  'scored',
  'advanced',
  'purged',
  'badPublicityTaken',
])

/** Who was just named decides: "they may", "unless they pay". */
function again(trigger: When, does: Clause): Clause {
  if (does.say === 'if') return { ...does, then: again(trigger, does.then) }
  const isDecision =
    does.say === 'may' ||
    does.say === 'mayPay' ||
    does.say === 'mustPay' ||
    does.say === 'must' ||
    does.say === 'unless'
  return isDecision && does.who === namedBy(trigger) ? { ...does, again: true } : does
}

/** A conditional ability: when something happens, do this. */
export function triggeredClauses(
  r: Reading,
  ability: ConditionalAbility,
  place: Where = r.run ? 'inRun' : 'anywhere',
): readonly Clause[] {
  const { when, result } = ability
  const trigger: When =
    result === undefined
      ? whenOf(r, when, place, ability.limit !== undefined)
      : { on: { result }, how: 'when', each: null, atOnce: false, if: [] }
  const [does = nothing, ...rest] = clausesOf(after(r, when), ability.does)
  return [{ say: 'when', trigger, does: again(trigger, does) }, ...rest]
}
