import type { ConditionalAbility, Trigger } from '../language/abilities.ts'
import type { Condition } from '../language/expressions.ts'
import { conditionText } from './conditions.ts'
import { eventOf, wouldOf } from './events.ts'
import { passageOf } from './passages.ts'
import type { Passage, Reading } from './phrases.ts'

function withCondition(r: Reading, text: string, condition: Condition | undefined): string {
  return condition === undefined ? text : r.say.triggers.if(text, conditionText(r, condition))
}

/** "when your turn begins", "the first time each turn …". */
export function triggerText(r: Reading, trigger: Trigger, place: 'anywhere' | 'inRun' = 'anywhere'): string {
  const { triggers } = r.say
  if ('state' in trigger) return triggers.when(conditionText(r, trigger.state))
  if ('expected' in trigger) return withCondition(r, triggers.when(wouldOf(r, trigger.expected)), trigger.if)
  if ('would' in trigger) {
    const would = wouldOf(r, trigger.would)
    const text = trigger.first === undefined ? triggers.whenever(would) : triggers.first(trigger.first, would)
    return withCondition(r, text, trigger.if)
  }
  const event = eventOf(r, trigger.on).now
  const text =
    trigger.first === undefined
      ? whenOrWhenever(r, trigger, event)
      : place === 'inRun' && trigger.first === 'run'
        ? triggers.firstInRun(event)
        : triggers.first(trigger.first, event)
  return withCondition(after(r, trigger), text, trigger.if)
}

/** What can happen only once to this card, and a turn, is told with "when"; what recurs with "whenever". */
function whenOrWhenever(r: Reading, trigger: Extract<Trigger, { on: unknown }>, event: string): string {
  const { card, what } = trigger.on
  const turns = what.every(
    each => each === 'turnBegan' || each === 'turnEnded' || each === 'actionPhaseEnded',
  )
  const { triggers } = r.say
  return card === 'self' || turns || what.includes('runEnded')
    ? triggers.when(event)
    : triggers.whenever(event)
}

/** After a trigger condition that is about a card, the card is “it”. */
function after(r: Reading, trigger: Trigger): Reading {
  if (!('on' in trigger)) return r
  const { card, what } = trigger.on
  if (card === 'self') return { ...r, it: 'self' }
  if (what[0] === 'iceEncountered') return { ...r, it: 'encountered' }
  return what[0] === 'accessed' ? { ...r, it: 'accessed' } : r
}

export const isInterrupt = (trigger: Trigger): boolean => 'would' in trigger || 'expected' in trigger

/** A conditional ability: when something happens, do this. */
export function triggeredPassage(
  r: Reading,
  ability: ConditionalAbility,
  place: 'anywhere' | 'inRun' = 'anywhere',
): Passage {
  const { head, rest } = passageOf(after(r, ability.when), ability.does)
  return { head: r.say.instructions.later(triggerText(r, ability.when, place), head), rest }
}
