import type { Limit, PaidAbility } from '../../language/abilities.ts'
import { pathOf } from '../../language/definitions.ts'
import { useOfAbility } from '../../language/inferred.ts'
import type { Instruction } from '../../language/instructions.ts'
import type { UseAt } from '../../language/uses.ts'
import { useOf } from '../../language/uses.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, Side } from '../../state/names.ts'
import type { OptionRefusal } from '../refusals.ts'
import { inArchives, notSo, threatTooLow } from '../refusals.ts'
import { hasLostAbilities } from './active.ts'
import { meetsThreat, noVars } from './applying.ts'
import { hasSubtype, strengthOf } from './characteristics.ts'
import { holds } from './conditions.ts'
import { eachDeclared, eachGranted, eachOwnDeclared } from './declared.ts'
import {
  abilityControllerOf,
  accessOf,
  approachOf,
  breachOf,
  cardAt,
  countersOn,
  encounterOf,
  isActive,
  runOf,
} from './look.ts'
import { isAmong } from './matching-cards.ts'
import { forbids, isBanOn, timesInEncounter } from './permissions.ts'
import type { Payable } from './present.ts'
import { anyGrants, mightSpend, presentOf } from './present.ts'
import { isServerAmong, refTo } from './references.ts'
import type { Subroutine } from './subroutines.ts'
import { isPrintedOn, unbrokenSubroutines } from './subroutines.ts'

/** A paid ability somebody might use, and the card it is on. */
export interface Usable {
  readonly ability: PaidAbility
  readonly path: string
  readonly card: CardState
}

/** Calls back for each active paid ability that a player controls and that is used at such a time. */
export function eachPaidAbility(game: Game, by: Side, at: UseAt, visit: (usable: Usable) => void): void {
  const { pool, paid } = presentOf(game)
  const { compiled, paidElsewhere } = pool
  for (const { card: n, ability, path } of paid[by][at]) {
    const card = cardAt(game, n)
    if (!hasLostAbilities(game, card)) visit({ ability, path, card })
  }
  for (const zone of paidElsewhere) {
    for (const n of game.zones[zone]) {
      const abilities = compiled[n]?.paidElsewhere[zone]
      if (abilities === undefined) continue
      const card = cardAt(game, n)
      if (isActive(card) || card.conversion !== null || hasLostAbilities(game, card)) continue
      for (const ability of abilities)
        if (useOf(ability) === at && mayUse(by, ability, card))
          visit({ ability, path: pathOf(ability), card })
    }
  }
  if (!anyGrants(game, 'paid')) return
  eachGranted(game, 'paid', (ability, card) => {
    if (useOf(ability) === at && mayUse(by, ability, card)) visit({ ability, path: pathOf(ability), card })
  })
}

/** Whether a player might use a paid ability now, for all that a look at the table tells; what it costs is not looked at. */
export function mightUse(game: Game, by: Side, at: UseAt): boolean {
  const { pool, paid } = presentOf(game)
  if (anyGrants(game, 'paid')) return true
  for (const zone of pool.paidElsewhere)
    for (const n of game.zones[zone]) if (pool.compiled[n]?.paidElsewhere[zone] !== undefined) return true
  for (const each of paid[by][at]) if (isThere(game, each.needs) && mightPay(game, by, each)) return true
  return false
}

function mightPay(game: Game, by: Side, { card, credits, counters }: Payable): boolean {
  const own = cardAt(game, card)
  for (const { kind, least } of counters) if (countersOn(own, kind) < least) return false
  return credits === 0 || mightSpend(game, by, credits)
}

function isThere(game: Game, needs: Payable['needs']): boolean {
  switch (needs) {
    case 'encounter':
      return encounterOf(game) !== undefined
    case 'approach':
      return approachOf(game) !== undefined
    case 'nothing':
      return true
  }
}

/** Whether it is for this player to use: who controls it, or who its text says (CR 1.14.4b). */
export const mayUse = (by: Side, ability: PaidAbility, card: CardState): boolean =>
  (ability.onlyBy ?? abilityControllerOf(card)) === by || ability.alsoBy === 'opponent'

export const spent: OptionRefusal = { reason: 'limit', rule: '9.3.6g' }
const notInterfacing: OptionRefusal = { reason: 'notEncountering', rule: '3.9.5f' }
const notBreaking: OptionRefusal = { reason: 'notEncountering', rule: '9.5.6a' }
const notEncountering: OptionRefusal = { reason: 'notEncountering', rule: '9.5.6c' }
const notApproaching: OptionRefusal = { reason: 'notApproaching', rule: '9.5.6b' }
const otherIce: OptionRefusal = { reason: 'otherIce', rule: '9.5.6c' }
const wrongSubtype: OptionRefusal = { reason: 'subtype', rule: '3.9.5h' }
const allBroken: OptionRefusal = { reason: 'noTarget', rule: '9.8.6' }

/** In which a player uses what a card says. */
export const scopeOfUse = (by: Side, card: CardState): Scope => ({ by, source: refOf(card), vars: noVars })

/** Why it cannot be used now whatever its cost: limits on when and how often (CR 9.3.3c). */
export function restrictionOnUse(game: Game, by: Side, usable: Usable): OptionRefusal | undefined {
  const { ability, path, card } = usable
  const scope = scopeOfUse(by, card)
  if (!meetsThreat(game, ability)) return threatTooLow
  if (isSpent(game, ability, path, refOf(card))) return spent
  if (ability.onlyIf !== undefined && !holds(game, ability.onlyIf, scope))
    return notSo(ability.onlyIf, '9.3.2')
  const use = useOfAbility(ability)
  if (ability.flag === 'access' && use.trashesAccessed && accessedCard(game)?.zone === 'archives')
    return inArchives
  const breaking = use.breaks
  if (breaking !== undefined || ability.flag === 'interface') {
    const refusal = refusalToInterface(game, usable, breaking)
    if (refusal !== undefined) return refusal
  }
  for (const [word, refusal] of needed)
    if (use[word] && refTo(game, word, scope) === undefined) return refusal
  return forbids(game, 'use', { who: by, card })
}

/** CR 9.5.6b, c: what refers to approached or encountered ice is used while there is such ice. */
const needed = [
  ['encountered', notEncountering],
  ['approached', notApproaching],
] as const

/** CR 3.9.5, 9.5.6: abilities that break or interface need an encounter with ice they can work on. */
function refusalToInterface(
  game: Game,
  usable: Usable,
  breaking: Breaking | undefined,
): OptionRefusal | undefined {
  const { ability, card } = usable
  const encounter = encounterOf(game)
  if (encounter === undefined) return ability.flag === 'interface' ? notInterfacing : notBreaking
  const ice = cardAt(game, encounter.vars.ice.card)
  return (
    refusalOfIce(game, usable, ice) ??
    lackOfStrength(game, usable, ice) ??
    (breaking === undefined ? undefined : refusalToBreak(game, card, breaking, ice))
  )
}

/** With which ice alone it can interface, as its own text says. */
function refusalOfIce(game: Game, { ability, card }: Usable, ice: CardState): OptionRefusal | undefined {
  if (ability.flag !== 'interface') return undefined
  let refusal: OptionRefusal | undefined
  eachOwnDeclared(game, 'interfaceOnly', card, (d, scope, _source, reading) => {
    if (!reading.passesAll(game, ice, d.with, scope)) refusal = otherIce
  })
  return refusal
}

function lackOfStrength(game: Game, { ability, card }: Usable, ice: CardState): OptionRefusal | undefined {
  if (ability.flag !== 'interface' || !hasSubtype(game, card, 'icebreaker')) return undefined
  const has = strengthOf(game, card) ?? 0
  const needs = strengthOf(game, ice) ?? 0
  return has < needs ? { reason: 'strength', rule: '3.9.5g', needs, has } : undefined
}

function refusalToBreak(
  game: Game,
  card: CardState,
  breaking: Breaking,
  ice: CardState,
): OptionRefusal | undefined {
  if (breaking.on !== undefined) {
    const scope: Scope = { by: card.owner, source: refOf(card), vars: noVars }
    if (!isAmong(game, ice, breaking.on, scope)) return otherIce
  }
  if (breaking.protecting !== undefined) {
    const scope: Scope = { by: card.owner, source: refOf(card), vars: noVars }
    if (!isServerAmong(game, ice.server, breaking.protecting, scope)) return otherIce
  }
  if (breaking.subtype !== undefined && !hasSubtype(game, ice, breaking.subtype)) return wrongSubtype
  const unbroken = unbrokenSubroutines(game, ice)
  if (unbroken.length === 0) return allBroken
  const refusals = unbroken.map(each => refusalToBreakOne(game, ice, each, card))
  return refusals.includes(undefined) ? undefined : refusals[0]
}

/** What forbids the Runner to break a subroutine of ice with a card (CR 1.2.2). */
export const refusalToBreakOne = (
  game: Game,
  ice: CardState,
  subroutine: Subroutine,
  using: CardState | undefined,
): OptionRefusal | undefined =>
  forbids(game, 'break', { who: 'runner', card: ice, using, isPrinted: isPrintedOn(game, ice, subroutine) })

/** How many printed subroutines of ice can still be broken with a card in this encounter (CR 1.2.2). */
export function printedLeftToBreak(game: Game, ice: CardState, using: CardState | undefined): number {
  let left = Number.POSITIVE_INFINITY
  eachDeclared(game, 'cannot', (d, scope, _source, reading) => {
    if (d.act !== 'break' || d.moreThan === undefined) return
    if (!isBanOn(game, d, { card: ice, using }, scope, reading)) return
    left = Math.min(left, d.moreThan - timesInEncounter(game, d, scope))
  })
  return left
}

/** Whether strength is all that a card lacks to break a subroutine of the encountered ice (CR 3.9.5g). */
export function lacksStrengthAlone(game: Game, card: CardState): boolean {
  const encounter = encounterOf(game)
  if (encounter === undefined || encounter.vars.bypassed) return false
  const ice = cardAt(game, encounter.vars.ice.card)
  let lacks = false
  eachPaidAbility(game, 'runner', 'window', usable => {
    const breaking = usable.card === card ? useOfAbility(usable.ability).breaks : undefined
    if (breaking === undefined) return
    lacks ||= lackOfStrength(game, usable, ice) !== undefined && !refusalToBreak(game, card, breaking, ice)
  })
  return lacks
}

type Breaking = Extract<Instruction, { do: 'breakSubroutines' }>

/** Whether an ability of this object has been used in the period (CR 9.3.6g). */
function wasUsed(game: Game, path: string, source: Ref, limit: Limit): boolean {
  const from = startOf(game, limit)
  for (let i = game.thisTurn.length - 1; i >= from; i--) {
    const occurrence = game.thisTurn[i]
    if (
      occurrence !== undefined &&
      occurrence.what === 'abilityUsed' &&
      occurrence.kind === path &&
      occurrence.card?.card === source.card &&
      occurrence.card.life === source.life
    ) {
      return true
    }
  }
  return false
}

/** Whether a limit forbids its use now; asked when it could be triggered, as it is a restriction (CR 9.3.3c). */
export const isSpent = (
  game: Game,
  { limit }: { readonly limit?: Limit },
  path: string,
  source: Ref,
): boolean => limit !== undefined && wasUsed(game, path, source, limit)

/** Where in the record of the turn a period began; a limit is none outside of it. */
function startOf(game: Game, limit: Limit): number {
  switch (limit) {
    case 'turn':
      return 0
    case 'run':
      return runOf(game)?.vars.since ?? game.thisTurn.length
    case 'encounter':
      return encounterOf(game)?.vars.since ?? game.thisTurn.length
    case 'breach':
      return breachOf(game)?.vars.since ?? game.thisTurn.length
  }
}

export const accessedCard = (game: Game): CardState | undefined => {
  const access = accessOf(game)
  return access === undefined ? undefined : cardAt(game, access.vars.card.card)
}
