import type { ConditionalAbility, Trigger } from '../language/abilities.ts'
import type { Condition, Servers } from '../language/expressions.ts'
import { speaksOf } from '../language/patterns.ts'
import { conditionText, hadText } from './conditions.ts'
import { eventOf, wouldOf } from './events.ts'
import { passageOf } from './passages.ts'
import type { Passage, Reading } from './phrases.ts'
import { serversName } from './places.ts'

function withCondition(r: Reading, text: string, condition: Condition | undefined): string {
  return condition === undefined ? text : r.say.triggers.if(text, conditionText(r, condition))
}

/** `next`: it triggers once (CR 9.6.13c). */
export type Where = 'anywhere' | 'inRun' | 'next' | 'nextInRun'

/** "when your turn begins", "the first time each turn …". */
function triggerText(r: Reading, trigger: Trigger, place: Where = 'anywhere'): string {
  const { triggers } = r.say
  if ('state' in trigger) return triggers.when(conditionText(r, trigger.state))
  if ('expected' in trigger) return withCondition(r, triggers.when(wouldOf(r, trigger.expected)), trigger.if)
  if ('would' in trigger) {
    const would = wouldOf(r, trigger.would)
    const once = place === 'inRun' && trigger.would.effect === 'success'
    const text =
      trigger.first !== undefined
        ? triggers.first(trigger.first, would)
        : once
          ? triggers.when(would)
          : triggers.whenever(would)
    return withCondition(r, text, trigger.if)
  }
  const event = eventOf(r, trigger.on).now
  const text =
    trigger.first === undefined
      ? whenOrWhenever(r, trigger, event, place)
      : place === 'inRun' && trigger.first === 'run'
        ? triggers.firstInRun(event)
        : triggers.first(trigger.first, event)
  const once = trigger.atOnce === true ? triggers.atOnce(text) : text
  const told = withCondition(after(r, trigger), once, trigger.if)
  return trigger.had === undefined ? told : triggers.if(told, hadText(after(r, trigger), trigger.had))
}

/** What can happen only once to this card, and a turn, is told with "when"; what recurs with "whenever". */
function whenOrWhenever(
  r: Reading,
  trigger: Extract<Trigger, { on: unknown }>,
  event: string,
  place: Where,
): string {
  const { card, what } = trigger.on
  const turns = what.every(
    each => each === 'turnBegan' || each === 'turnEnded' || each === 'actionPhaseEnded',
  )
  const { triggers } = r.say
  const isOnce = r.it === 'encountered' && speaksOf(trigger.on, 'encounterEnded')
  if (card === 'self' || turns || isOnce || speaksOf(trigger.on, 'runEnded')) return triggers.when(event)
  if (place === 'next') return triggers.next(event)
  return place === 'nextInRun' ? triggers.nextInRun(event) : triggers.whenever(event)
}

/** After a trigger condition that is about a card, the card is “it”. */
function after(r: Reading, trigger: Trigger): Reading {
  if (!('on' in trigger)) return r
  const { card, what } = trigger.on
  if (card === 'self') return { ...r, it: 'self' }
  if (what[0] === 'iceEncountered') return { ...r, it: 'encountered' }
  if (what[0] === 'runSuccessful') return { ...r, attacked: attackedBy(r, trigger.on.server) }
  return what[0] === 'accessed' ? { ...r, it: 'accessed' } : r
}

/** How the server of a run is spoken of after the run: by its name if there is only one. */
export function attackedBy(r: Reading, servers: Servers | undefined): string {
  const only = Array.isArray(servers) && servers.length === 1
  return only && servers !== undefined ? serversName(r, servers) : r.say.nouns.thatServer
}

export const isInterrupt = (trigger: Trigger): boolean => 'would' in trigger || 'expected' in trigger

/** A conditional ability: when something happens, do this. */
export function triggeredPassage(
  r: Reading,
  ability: ConditionalAbility,
  place: Where = r.run === null ? 'anywhere' : 'inRun',
): Passage {
  const { when, result, does } = ability
  const { head, rest } = passageOf(after(r, when), does)
  const trigger = result === undefined ? triggerText(r, when, place) : r.say.triggers.results[result]
  return { head: r.say.instructions.later(trigger, head), rest }
}
