import type { ConditionalAbility } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import { looksBackOnRun } from '../language/inferred.ts'
import type { Pattern } from '../language/patterns.ts'
import { meetsThreat } from '../queries/active.ts'
import { holds } from '../queries/conditions.ts'
import { noVars } from '../queries/declared.ts'
import { wasSo } from '../queries/had.ts'
import { matches } from '../queries/history.ts'
import { isOptional } from '../queries/optional.ts'
import { periodOf } from '../queries/periods.ts'
import { at } from '../state/bug.ts'
import type { Pending, Scope, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { Occurrence, What } from '../state/occurrences.ts'
import { rulesOf } from '../timing/edition.ts'

/** A conditional ability that is active, whose it is, and what its instances will depend on. */
export interface Listening {
  readonly ability: ConditionalAbility
  readonly source: Ref
  readonly by: Side
  readonly dependsOn: Pending['dependsOn']
  readonly vars?: Vars
}

/** An instance of the ability, if what happened meets its trigger condition (CR 9.6.6). */
export function metBy(
  game: Game,
  { ability, source, by, dependsOn, vars = noVars }: Listening,
  occurrence: Occurrence,
  happened: readonly Occurrence[],
): Pending | undefined {
  const when = ability.when
  if (!('on' in when) || !meetsThreat(game, ability)) return undefined
  const scope: Scope = { by, source: source.card < 0 ? null : source, vars, event: occurrence }
  if (!matches(game, occurrence, when.on, scope)) return undefined
  if (when.first !== undefined && isRepeated(game, occurrence, ability, scope)) return undefined
  if (when.atOnce !== undefined && !areSoMany(game, happened, when.on, scope, when.atOnce)) return undefined
  if (when.if !== undefined && !holds(game, when.if, scope)) return undefined
  if (when.had !== undefined && !wasSo(game, when.had, happened, scope)) return undefined
  return {
    ability: pathOf(ability),
    of: pathOf(ability.does),
    source,
    by,
    vars: { ...vars, ...whatItWas(occurrence, source, ability) },
    optional: isOptional(ability),
    dependsOn,
  }
}

/** Whether so much has happened since the last checkpoint: that is what happens at the same time (CR 9.12.2a). */
function areSoMany(
  game: Game,
  happened: readonly Occurrence[],
  pattern: Pattern,
  scope: Scope,
  least: number,
): boolean {
  if (least <= 1) return true
  const fitting = happened.filter(each => matches(game, each, pattern, { ...scope, event: each }))
  return fitting.length >= least
}

/** Not the first of the kind in a period: an earlier one is in the same, or this one is in none (CR 9.3.2b). */
function isRepeated(game: Game, occurrence: Occurrence, ability: ConditionalAbility, scope: Scope): boolean {
  const when = ability.when
  if (!('on' in when) || when.first === undefined) return false
  const from = periodOf(game, when.first, occurrence.nth)
  if (from === undefined) return true
  for (let i = from; i < occurrence.nth; i++) {
    const earlier = game.thisTurn[i]
    if (earlier !== undefined && matches(game, earlier, when.on, { ...scope, event: earlier })) return true
  }
  return (
    rulesOf(game).ordinalsCount === 'preventedToo' && wasPrevented(game, occurrence, when.on, from, scope)
  )
}

/** What comes of an effect that is not prevented. */
const outcomes: Readonly<Partial<Record<string, What>>> = {
  damage: 'damageSuffered',
  tags: 'tagsTaken',
  badPublicity: 'badPublicityTaken',
  trash: 'trashed',
  expose: 'exposed',
  draw: 'drawn',
}

/** Whether one was prevented earlier, not in the same instruction: where "would" begins, that instruction began. */
function wasPrevented(game: Game, now: Occurrence, pattern: Pattern, from: number, scope: Scope): boolean {
  let isEarlier = false
  for (let i = now.nth - 1; i >= from; i--) {
    const event = at(game.thisTurn, i)
    const isDamage = event.what === 'damagePrevented'
    if (event.what !== 'would' && event.what !== 'prevented' && !isDamage) continue
    const effect = isDamage ? 'damage' : (event.kind?.split('/')[0] ?? '')
    if (outcomes[effect] !== now.what) continue
    if (event.what === 'would') isEarlier = true
    else if (isEarlier) {
      const kind = isDamage ? event.kind : null
      if (matches(game, { ...event, what: now.what, kind }, pattern, scope)) return true
    }
  }
  return false
}

/** What the ability will want to know of it: last known information (CR 1.17.8, 4.6.6i). */
function whatItWas(occurrence: Occurrence, source: Ref, ability: ConditionalAbility): Vars {
  const vars: Record<string, Vars[string]> = {}
  if (occurrence.what === 'runEnded' && looksBackOnRun(ability)) vars.thatRun = occurrence.nth
  if (occurrence.amount !== 0) vars.itsAmount = occurrence.amount
  if (occurrence.server !== null) vars.itsServer = occurrence.server
  const mention = occurrence.card
  if (mention === null) return vars
  vars.it = [{ card: mention.card, life: mention.life }]
  const { before } = occurrence
  if (before === null || mention.card !== source.card) return vars
  const here =
    before.server ??
    (before.zone === 'hq' || before.zone === 'rnd' || before.zone === 'archives' ? before.zone : null)
  if (here !== null) vars.here = here
  vars.advancementCounters = before.counters.advancement ?? 0
  vars.requirement = before.requirement
  return vars
}
