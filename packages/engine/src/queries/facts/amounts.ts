import { definitionOf } from '../../language/definitions.ts'
import type { Amount, One, Possession, Printed } from '../../language/expressions.ts'
import { at, never } from '../../state/bug.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Before } from '../../state/occurrences.ts'
import { costPrinted, handSizeOf, linkOf, strengthOf, typeOf, unusedMemory } from './characteristics.ts'
import { countersCounted } from './counters.ts'
import { occurrencesOf, occurrencesSince } from './history.ts'
import { keptCounters } from './kept.ts'
import { cardAt, clicksOf, handOf } from './look.ts'
import { countOf, gather } from './matching-cards.ts'
import { creditsInPool } from './pool.ts'
import { cardTo, isServerAmong, refTo, whoIs } from './references.ts'
import { pointsOf, requirementOf, score } from './score.ts'
import { subroutinesOf } from './subroutines.ts'

/** The value of an amount here and now. What cannot be evaluated is 0 (CR 9.12.2e). */
export function amountOf(game: Game, amount: Amount, scope: Scope): number {
  if (typeof amount === 'number') return amount
  switch (amount.amount) {
    case 'bound':
      return boundAmount(scope, amount.name)
    case 'count':
      return countOf(game, amount.of, scope)
    case 'types':
      return new Set(gather(game, amount.of, scope).map(card => typeOf(game, card))).size
    case 'servers':
      return game.servers.filter(({ id }) =>
        amount.among.every(servers => isServerAmong(game, id, servers, scope)),
      ).length
    case 'counters': {
      // Counters of a card that was just paid with still count (CR 9.5.5), as does what it had when it triggered.
      const ref = refTo(game, amount.on, scope)
      if (ref === undefined) return 0
      if (amount.on === 'self') {
        const kept = keptCounters(amount.counter, scope) ?? scope.vars[`${amount.counter}Counters`]
        if (typeof kept === 'number') return kept
      }
      const left = amount.counter === 'advancement' ? asItLeft(game, amount.on, scope) : undefined
      if (left !== undefined) return left.counters.advancement ?? 0
      const card = cardTo(game, amount.on, scope)
      return card === undefined ? 0 : countersCounted(game, card, amount.counter)
    }
    case 'times':
      // Minus so many of none is 0, not the -0 that no text keeps.
      return Math.imul(amountOf(game, amount.by, scope), amountOf(game, amount.of, scope))
    case 'sum': {
      let sum = 0
      for (const each of amount.of) sum += amountOf(game, each, scope)
      return sum
    }
    case 'minus':
      return amountOf(game, amount.from, scope) - amountOf(game, amount.less, scope)
    case 'least': {
      let least = amountOf(game, at(amount.of, 0), scope)
      for (const each of amount.of) least = Math.min(least, amountOf(game, each, scope))
      return least
    }
    case 'has':
      return possessionOf(game, whoIs(amount.who, scope), amount.of)
    case 'property': {
      const ref = refTo(game, amount.card, scope)
      if (ref === undefined) return 0
      const card = cardAt(game, ref.card)
      switch (amount.of) {
        case 'strength':
          return strengthOf(game, card) ?? 0
        case 'printedCost':
          return costPrinted(game, card)
        case 'points':
          return pointsOf(game, card)
        case 'subroutines':
          return subroutinesOf(game, card).length
        case 'requirement':
          return asItLeft(game, amount.card, scope)?.requirement ?? requirementOf(game, card)
        case 'advancementWhenScored':
          return asItLeft(game, amount.card, scope)?.counters.advancement ?? 0
        default:
          return never(amount)
      }
    }
    case 'occurrences':
      return occurrencesSince(game, amount.of, amount.since, scope)
    case 'total': {
      let total = 0
      for (const { card } of occurrencesOf(game, amount.over, amount.since, scope))
        if (card !== null) total += printedOn(game, cardAt(game, card.card), amount.of)
      return total
    }
    case 'itsAmount':
      return scope.event?.amount ?? boundAmount(scope, 'itsAmount')
    default:
      return never(amount)
  }
}

/** CR 1.16.2d: an X that is not being paid is 0. */
const printedOn = (game: Game, card: CardState, of: Printed): number =>
  of === 'cost' ? costPrinted(game, card) : (definitionOf(game, card).printed.points ?? 0)

/** An agenda as it was when it began to be scored or stolen, for what that has triggered (CR 1.17.8, 10.13.2). */
function asItLeft(
  game: Game,
  agenda: One,
  scope: Scope,
): Pick<Before, 'requirement' | 'counters'> | undefined {
  const { requirement } = scope.vars
  if (agenda === 'self' && typeof requirement === 'number')
    return { requirement, counters: { advancement: boundAmount(scope, 'advancementCounters') } }
  const it = agenda === 'it' ? refTo(game, 'it', scope) : undefined
  if (it === undefined) return undefined
  const gone = game.thisTurn.findLast(
    ({ what, card }) => (what === 'scored' || what === 'stolen') && card !== null && isSame(card, it),
  )
  return gone?.before ?? undefined
}

function boundAmount(scope: Scope, name: string): number {
  const bound = scope.vars[name]
  if (typeof bound === 'number') return bound
  if (Array.isArray(bound)) return bound.length
  return bound === true ? 1 : 0
}

function possessionOf(game: Game, side: Side, of: Possession): number {
  switch (of) {
    case 'credits':
      return creditsInPool(game, side)
    case 'clicks':
      return clicksOf(game, side)
    case 'tags':
      return game.runner.tags
    case 'badPublicity':
      return game.corp.badPublicity
    case 'handSize':
      return handSizeOf(game, side)
    case 'cardsInHand':
      return handOf(game, side).length
    case 'score':
      return score(game, side)
    case 'link':
      return linkOf(game)
    case 'coreDamage':
      return game.runner.coreDamage
    case 'unusedMemory':
      return unusedMemory(game)
    default:
      return never(of)
  }
}
