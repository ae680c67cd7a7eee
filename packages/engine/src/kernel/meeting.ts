import type { ConditionalAbility, Trigger } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import { looksBackOnMoment, looksBackOnRun } from '../language/inferred.ts'
import type { Pattern } from '../language/patterns.ts'
import { heardBy } from '../language/patterns.ts'
import { meetsThreat, noVars } from '../queries/facts/applying.ts'
import { holds } from '../queries/facts/conditions.ts'
import { wasSo } from '../queries/facts/had.ts'
import { matches } from '../queries/facts/history.ts'
import { countersAside } from '../queries/facts/kept.ts'
import { periodOf } from '../queries/facts/periods.ts'
import { isOptional } from '../queries/outcomes/optional.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at } from '../state/bug.ts'
import type { Pending, Scope, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { Occurrence, What } from '../state/occurrences.ts'

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
  const when = heardBy(ability.when)
  if (when === undefined || !meetsThreat(game, ability)) return undefined
  const scope: Scope = { by, source: source.card < 0 ? null : source, vars, event: occurrence }
  if (!isSuch(game, occurrence, when, scope)) return undefined
  const isLate = when !== ability.when
  if (isLate && wasInterrupted(game, occurrence, ability)) return undefined
  if (when.first !== undefined && isRepeated(game, occurrence, ability, scope)) return undefined
  if (when.atOnce !== undefined && !areSoMany(game, happened, when.on, scope, when.atOnce)) return undefined
  if (when.if !== undefined && !holds(game, when.if, scope)) return undefined
  if (when.had !== undefined && !wasSo(game, when.had, happened, scope)) return undefined
  const those =
    when.as === undefined ? noVars : { [when.as]: refsIn(allSuch(game, happened, when.on, scope)) }
  return {
    ability: pathOf(ability),
    of: pathOf(ability.does),
    source,
    by,
    vars: {
      ...vars,
      ...whatItWas(occurrence, source, ability),
      ...(isLate && whatItHosted(occurrence)),
      ...those,
    },
    optional: isOptional(ability),
    dependsOn,
  }
}

/** Whether the ability has been triggered by the instruction that uninstalled the card, while that was imminent. */
function wasInterrupted(game: Game, { nth, card, before }: Occurrence, ability: ConditionalAbility): boolean {
  const path = pathOf(ability)
  for (let i = nth - 1; i >= 0; i--) {
    const { what, kind, card: other } = at(game.thisTurn, i)
    const isIt = other?.card === card?.card && other?.life === before?.mention.life
    if (!isIt) continue
    // What was prevented did not uninstall it.
    if (what === 'prevented') return false
    if (what === 'abilityTriggered' && kind === path) return true
  }
  return false
}

/** The counters that lay on a card as it left, for an ability that takes them: they go at this checkpoint (CR 10.3.1g). */
function whatItHosted({ before }: Occurrence): Vars {
  const vars: Record<string, number> = {}
  for (const [counter, amount] of Object.entries(before?.counters ?? {}))
    vars[countersAside(counter)] = amount
  return vars
}

/** Whether it is of the kind that a condition looks for, and came after what it has to come after. */
const isSuch = (
  game: Game,
  occurrence: Occurrence,
  { on, after }: Extract<Trigger, { on: unknown }>,
  scope: Scope,
): boolean => matches(game, occurrence, on, scope) && (after === undefined || holds(game, after, scope))

/** Whether so much has happened since the last checkpoint: that is what happens at the same time (CR 9.12.2a). */
function areSoMany(
  game: Game,
  happened: readonly Occurrence[],
  pattern: Pattern,
  scope: Scope,
  least: number,
): boolean {
  return least <= 1 || allSuch(game, happened, pattern, scope).length >= least
}

const allSuch = (
  game: Game,
  happened: readonly Occurrence[],
  pattern: Pattern,
  scope: Scope,
): readonly Occurrence[] => happened.filter(each => matches(game, each, pattern, { ...scope, event: each }))

const refsIn = (those: readonly Occurrence[]): readonly Ref[] =>
  those.flatMap(({ card }) => (card === null ? [] : [{ card: card.card, life: card.life }]))

/** Not the first of the kind in a period, or not the one that is asked for: an earlier one is in the same, or this one is in none (CR 9.3.2b). */
function isRepeated(game: Game, occurrence: Occurrence, ability: ConditionalAbility, scope: Scope): boolean {
  const when = heardBy(ability.when)
  if (when?.first === undefined) return false
  const from = periodOf(game, when.first, occurrence.nth)
  if (from === undefined) return true
  let left = (when.nth ?? 1) - 1
  for (let i = from; i < occurrence.nth; i++) {
    const event = at(game.thisTurn, i)
    if (isSuch(game, event, when, { ...scope, event }) && --left < 0) return true
  }
  if (left > 0) return true
  return (
    when.nth === undefined &&
    rulesOf(game).ordinalsCount === 'preventedToo' &&
    wasPrevented(game, occurrence, when.on, from, scope)
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
  const { what } = occurrence
  if (what === 'runEnded' && looksBackOnRun(ability)) vars.thatRun = occurrence.nth
  if ((what === 'icePassed' || what === 'actionFinished') && looksBackOnMoment(ability))
    vars.thatMoment = occurrence.nth
  if (occurrence.amount !== 0) vars.itsAmount = occurrence.amount
  if (occurrence.server !== null) vars.itsServer = occurrence.server
  const mention = occurrence.card
  if (mention === null) return vars
  vars.it = [{ card: mention.card, life: mention.life }]
  const { before } = occurrence
  // What goes on in another root is in that now.
  const stays = what === 'moved' && occurrence.kind === 'root'
  if (before === null || mention.card !== source.card || stays) return vars
  const here =
    before.server ??
    (before.zone === 'hq' || before.zone === 'rnd' || before.zone === 'archives' ? before.zone : null)
  if (here !== null) vars.here = here
  vars.advancementCounters = before.counters.advancement ?? 0
  vars.requirement = before.requirement
  return vars
}
