import type { ConditionalAbility } from '../language/abilities.ts'
import { compiledOf, definitionsOf, nodeAt, pathOf, poolOf, rezzesItself } from '../language/definitions.ts'
import type { Pattern } from '../language/expressions.ts'
import { holds } from '../queries/conditions.ts'
import { anyGrants, eachGranted, hasLostAbilities, noVars, threatLevel } from '../queries/declared.ts'
import { wasSo } from '../queries/had.ts'
import { matches } from '../queries/history.ts'
import { leftPlay } from '../queries/interrupts.ts'
import { abilityControllerOf, cardAt, isActive, isAlive, isInstalled } from '../queries/look.ts'
import { isOptional } from '../queries/optional.ts'
import { startOf } from '../queries/usable.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Pending, Scope, Vars } from '../state/frames.ts'
import type { Game, Lingering } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import type { Occurrence, What } from '../state/occurrences.ts'
import { rulesOf } from '../timing/edition.ts'

/** CR 10.3.1a. */
export function pendingFrom(game: Game, happened: readonly Occurrence[]): Pending[] {
  const pending: Pending[] = []
  const { compiled, listens, hasStates } = poolOf(game)
  for (const occurrence of happened) {
    considerLingering(game, occurrence, happened, pending)
    if (anyGrants(game, 'when')) considerGranted(game, occurrence, happened, pending)
    const marks = listens[occurrence.what]
    if (marks === undefined) continue
    for (const n of game.table) {
      if (marks[n] === 0) continue
      const listening = at(compiled, n).listens[occurrence.what] ?? nothingListens
      const card = cardAt(game, n)
      const active = isActive(card) || isActiveFor(occurrence, card)
      if ((!active && !isInstalled(card)) || hasLostAbilities(game, card)) continue
      for (const ability of listening) {
        if (active || rezzesItself(ability))
          consider(game, ability, refOf(card), abilityControllerOf(card), occurrence, happened, pending)
      }
    }
    considerMoved(game, occurrence, happened, pending)
  }
  if (hasStates) considerStates(game, pending)
  return pending
}

const nothingListens: readonly never[] = []

/** Conditional abilities met by the access of their card are active wherever it is (CR 9.1.8a). */
const isActiveFor = (occurrence: Occurrence, card: CardState): boolean =>
  occurrence.what === 'accessed' && occurrence.card?.card === card.card

/** Whether an unrezzed card could be one that may rez itself after this, for all the Runner knows (CR 9.1.8c). */
export function mightRezAfter(game: Game, happened: readonly Occurrence[]): boolean {
  const { rezzesAfter } = definitionsOf(game)
  if (rezzesAfter.size === 0) return false
  return happened.some(({ what }) => rezzesAfter.has(what)) && hasUnrezzed(game)
}

export const hasUnrezzed = (game: Game): boolean =>
  game.table.some(n => {
    const card = cardAt(game, n)
    return isInstalled(card) && card.owner === 'corp' && !card.faceup
  })

/** CR 9.1.9: abilities that cards have gained. */
function considerGranted(
  game: Game,
  occurrence: Occurrence,
  happened: readonly Occurrence[],
  pending: Pending[],
): void {
  eachGranted(game, 'when', (ability, card) => {
    if ('on' in ability.when && ability.when.on.what.includes(occurrence.what))
      consider(game, ability, refOf(card), abilityControllerOf(card), occurrence, happened, pending)
  })
}

/** Cards that are not on the table now: the accessed card, and active cards that just left (CR 9.1.8a, 9.1.8g). */
function considerMoved(
  game: Game,
  occurrence: Occurrence,
  happened: readonly Occurrence[],
  pending: Pending[],
): void {
  const compiled = compiledOf(game)
  const seen = new Set<number>()
  for (const other of happened) {
    const mention = other.card
    if (mention === null || seen.has(mention.card) || game.table.includes(mention.card)) continue
    const listening = at(compiled, mention.card).listens[occurrence.what]
    if (listening === undefined) continue
    const isAccessed = other === occurrence && occurrence.what === 'accessed'
    const left = other.before?.active === true
    if (!isAccessed && !left) continue
    seen.add(mention.card)
    const card = cardAt(game, mention.card)
    const source =
      left && other.before ? { card: mention.card, life: other.before.mention.life } : refOf(card)
    for (const ability of listening)
      consider(game, ability, source, card.owner, occurrence, happened, pending, left ? leftPlay : noVars)
  }
  // A card may be listening to its own move although it was never active, as an agenda that is stolen.
  const mention = occurrence.card
  if (mention === null || seen.has(mention.card) || occurrence.before?.active === true) return
  if (occurrence.what !== 'stolen' && occurrence.what !== 'trashed' && occurrence.what !== 'addedToScoreArea')
    return
  const card = cardAt(game, mention.card)
  if (isActive(card)) return
  for (const ability of at(compiled, mention.card).listens[occurrence.what] ?? []) {
    const when = ability.when
    // CR 9.1.8b: an ability that can only be met by this move is active where the card has come to.
    if ('on' in when && when.on.card === 'self')
      consider(game, ability, refOf(card), card.owner, occurrence, happened, pending)
  }
}

function considerLingering(
  game: Game,
  occurrence: Occurrence,
  happened: readonly Occurrence[],
  pending: Pending[],
): void {
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    const node = nodeAt(game, lingering.of) as { form?: string }
    if (node.form !== 'when') continue
    const ability = node as ConditionalAbility
    if (!('on' in ability.when) || !ability.when.on.what.includes(occurrence.what)) continue
    if (isOffServer(game, lingering, ability.when.on, occurrence)) continue
    const before = pending.length
    consider(game, ability, lingering.source ?? nobody, lingering.by, occurrence, happened, pending, {
      ...lingering.vars,
      ...leftPlay,
    })
    // CR 9.6.13c: without a duration it exists until it resolves, so it is pending only once.
    if (pending.length > before && lingering.until.at === 'resolved') {
      game.lingering = game.lingering.filter(other => other !== lingering)
    }
  }
}
/** Whether an ability is the "if successful" of a run or trace, by its path. */
export const isIfSuccessful = (path: string): boolean => path.endsWith('/ifSuccessful')

/** Where it is not enough that the run could have been made on the server it has come to (CR 6.7.4a). */
const isOffServer = (game: Game, { of, vars }: Lingering, on: Pattern, now: Occurrence): boolean =>
  now.what === 'runSuccessful' &&
  rulesOf(game).ifSuccessfulServer === 'announced' &&
  isIfSuccessful(of) &&
  on.server !== 'any' &&
  vars.server !== now.server

const nobody: Ref = Object.freeze({ card: -1, life: 0 })

function consider(
  game: Game,
  ability: ConditionalAbility,
  source: Ref,
  by: Side,
  occurrence: Occurrence,
  happened: readonly Occurrence[],
  pending: Pending[],
  vars: Vars = noVars,
): void {
  const when = ability.when
  if (!('on' in when)) return
  if (ability.threat !== undefined && threatLevel(game) < ability.threat) return
  const scope: Scope = { by, source: source.card < 0 ? null : source, vars, event: occurrence }
  if (!matches(game, occurrence, when.on, scope)) return
  if (when.first !== undefined && isRepeated(game, occurrence, ability, scope)) return
  if (when.if !== undefined && !holds(game, when.if, scope)) return
  if (when.had !== undefined && !wasSo(game, when.had, happened, scope)) return
  pending.push({
    ability: pathOf(ability),
    of: pathOf(ability.does),
    source,
    by,
    vars: { ...vars, ...whatItWas(game, occurrence, source) },
    optional: isOptional(ability),
  })
}

/** An earlier occurrence of the kind in the same period (CR 9.3.2b). */
function isRepeated(game: Game, occurrence: Occurrence, ability: ConditionalAbility, scope: Scope): boolean {
  const when = ability.when
  if (!('on' in when) || when.first === undefined) return false
  const from = startOf(game, when.first)
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
function whatItWas(game: Game, occurrence: Occurrence, source: Ref): Vars {
  const vars: Record<string, Vars[string]> = {}
  if (occurrence.amount !== 0) vars.itsAmount = occurrence.amount
  if (occurrence.server !== null) vars.itsServer = occurrence.server
  const mention = occurrence.card
  if (mention !== null) {
    vars.it = [{ card: mention.card, life: mention.life }]
    const { before } = occurrence
    if (before !== null && mention.card === source.card) {
      const here =
        before.server ??
        (before.zone === 'hq' || before.zone === 'rnd' || before.zone === 'archives' ? before.zone : null)
      if (here !== null) vars.here = here
      vars.advancementCounters = before.counters.advancement ?? 0
      vars.requirement = before.requirement
    }
  }
  return game.cards.length > 0 ? vars : noVars
}

function considerStates(game: Game, pending: Pending[]): void {
  const compiled = compiledOf(game)
  for (const n of game.table) {
    const { states } = at(compiled, n)
    if (states.length === 0) continue
    const card = cardAt(game, n)
    if (!isActive(card) || hasLostAbilities(game, card)) continue
    for (const ability of states) considerState(game, ability, card, pending)
  }
  if (anyGrants(game, 'when')) {
    eachGranted(game, 'when', (ability, card) => considerState(game, ability, card, pending))
  }
}

/** The state condition holds, and no other instance of the ability is on its way (CR 9.6.7). */
function considerState(game: Game, ability: ConditionalAbility, card: CardState, pending: Pending[]): void {
  if (!('state' in ability.when)) return
  const source = refOf(card)
  const by = abilityControllerOf(card)
  if (ability.threat !== undefined && threatLevel(game) < ability.threat) return
  if (!holds(game, ability.when.state, { by, source, vars: noVars })) return
  const path = pathOf(ability)
  if (game.idle.includes(`${path}@${source.card}.${source.life}`) || isOnItsWay(game, path, source)) return
  pending.push({
    ability: path,
    of: pathOf(ability.does),
    source,
    by,
    vars: noVars,
    optional: isOptional(ability),
  })
}

function isOnItsWay(game: Game, path: string, source: Ref): boolean {
  const does = `${path}/does`
  for (const frame of game.frames) {
    if (
      frame.kind === 'ability' &&
      frame.of.startsWith(does) &&
      frame.source !== null &&
      isSame(frame.source, source)
    )
      return true
    if (frame.kind === 'window' && frame.of === 'reaction') {
      if (frame.pending.some(p => p.ability === path && isSame(p.source, source))) return true
    }
  }
  return false
}

/** CR 9.6.10: an instance whose ability became inactive is gone, except when its card's own move met it. */
export function isStillPending(game: Game, pending: Pending): boolean {
  const card = game.cards[pending.source.card]
  if (card === undefined) return true
  if (!pending.ability.startsWith(`${game.titles[card.card]}/`)) return isStillGiven(game, pending)
  const it = pending.vars.it
  if (Array.isArray(it) && (it as readonly Ref[])[0]?.card === card.card) return true
  // CR 9.10.1, 9.1.8g: an effect that exists of itself does not depend on its source.
  if (pending.vars.leftPlay === true) return true
  if (!isAlive(game, pending.source)) return false
  return isActive(card) || isPersisting(game, pending.ability) || mayRezItself(game, card, pending.ability)
}

/** CR 9.1.9, 9.6.10: an ability of another card's text, which its source has as long as that gives it. */
function isStillGiven(game: Game, { ability: path, source, vars }: Pending): boolean {
  if (vars.leftPlay === true || !path.endsWith('/ability')) return true
  return eachGranted(game, 'when', (given, card) => pathOf(given) === path && isSame(source, card))
}

const mayRezItself = (game: Game, card: CardState, path: string): boolean =>
  isInstalled(card) && rezzesItself(nodeAt(game, path) as ConditionalAbility)

const isPersisting = (game: Game, path: string): boolean =>
  game.lingering.some(lingering => path.startsWith(lingering.of))
