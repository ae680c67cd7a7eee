import { pathOf } from '../language/definitions.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge } from '../queries/candidates.ts'
import { meetsThreat } from '../queries/facts/applying.ts'
import { holds } from '../queries/facts/conditions.ts'
import { isSpent, spent } from '../queries/facts/usable.ts'
import { isEffect } from '../queries/outcomes/effects.ts'
import type { Having } from '../queries/outcomes/interrupts.ts'
import { eachInterrupt } from '../queries/outcomes/interrupts.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { notSo, threatTooLow } from '../queries/refusals.ts'
import type { Effect, InterruptWindow, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

/** Conditional interrupts to what is imminent that are not pending: used up, not met, or triggered already. */
export function judgeIdle(
  game: Game,
  window: InterruptWindow,
  effects: readonly Effect[],
  among: Candidates,
): void {
  eachInterrupt(game, having => {
    const { ability, source, by, vars } = having
    const { when } = ability
    if (by !== window.priority || source.card < 0 || 'on' in when || 'state' in when) return
    const path = pathOf(ability)
    if (window.pending.some(each => each.ability === path && each.source.card === source.card)) return
    const scope = { by, source, vars }
    const pattern = 'would' in when ? when.would : when.expected
    if (!effects.some(effect => isEffect(game, effect, pattern, scope))) return
    judge(among, whyIdle(game, having, scope), () => ({ does: 'trigger', card: source, ability: path }))
  })
}

const notFirst: OptionRefusal = { reason: 'notFirst', rule: '9.9.5a' }
const triggeredAlready: OptionRefusal = { reason: 'chosenAlready', rule: '9.6.8a' }

function whyIdle(game: Game, { ability, source }: Having, scope: Scope): OptionRefusal {
  const { when } = ability
  if (!meetsThreat(game, ability)) return threatTooLow
  if (isSpent(game, ability, pathOf(ability), source)) return spent
  if ('if' in when && when.if !== undefined && !holds(game, when.if, scope)) return notSo(when.if, '9.3.2')
  return 'first' in when && when.first !== undefined ? notFirst : triggeredAlready
}
