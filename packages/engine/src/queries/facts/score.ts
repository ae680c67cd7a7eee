import type { Definition } from '../../language/abilities.ts'
import { definitionOf, definitionsOf, poolOf } from '../../language/definitions.ts'
import { rulesOf } from '../../rulebook/edition.ts'
import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import { eachDeclared, eachOwnDeclared } from './declared.ts'
import { cardAt } from './look.ts'
import { anyDeclaresNow } from './present.ts'

/** Agenda points of one card in a score area (CR 2.5). */
export function pointsOf(game: Game, card: CardState): number {
  if (card.conversion?.into === 'agenda') return card.conversion.points
  const { printed, declared } = definitionOf(game, card)
  const points = printed.points ?? 0
  return declared.points === undefined && !anyDeclaresNow(game, 'points')
    ? points
    : pointsChanged(game, card, points)
}

function pointsChanged(game: Game, card: CardState, printed: number): number {
  let points = printed
  eachOwnDeclared(game, 'points', card, (d, scope, _source, reading) => {
    if (d.cards === 'self') points += reading.amountOf(game, d.by, scope)
  })
  eachDeclared(game, 'points', (d, scope, _source, reading) => {
    if (d.cards !== 'self' && reading.matchesSubject(game, card, d.cards, scope))
      points += reading.amountOf(game, d.by, scope)
  })
  return points
}

/** CR 1.17.1: the sum of the points in a score area. */
export function score(game: Game, side: Side): number {
  let sum = 0
  for (const n of side === 'corp' ? game.zones.corpScore : game.zones.runnerScore)
    sum += pointsOf(game, cardAt(game, n))
  return sum
}

/** CR 1.7.2a: how many points win, by the setup or by the edition. */
export const pointsNeeded = (game: Game): number => game.winAt ?? rulesOf(game).winAt

/** CR 1.17.3a: how many advancement counters an agenda needs to be scored; also as if some card were gone. */
export function requirementOf(game: Game, card: CardState, without: number | null = null): number {
  const { advancement = 0 } = definitionOf(game, card).printed
  let requirement = advancement === 'X' ? 0 : advancement
  // CR 9.12.1a: what it is comes before what changes it.
  eachOwnDeclared(game, 'requirement', card, (d, scope, _source, reading) => {
    if ('to' in d) requirement = reading.amountOf(game, d.to, scope)
  })
  eachOwnDeclared(game, 'requirement', card, (d, scope, _source, reading) => {
    if (!('to' in d) && d.cards === 'self') requirement += reading.amountOf(game, d.by, scope)
  })
  eachDeclared(game, 'requirement', (d, scope, source, reading) => {
    if (
      !('to' in d) &&
      d.cards !== 'self' &&
      (without === null || source?.card !== without) &&
      reading.matchesSubject(game, card, d.cards, scope)
    )
      requirement += reading.amountOf(game, d.by, scope)
  })
  return Math.max(0, requirement)
}

/**
 * CR 9.12.2e: how many advancement counters an agenda of this kind would need that nobody has seen. X is what its text makes of
 * what everybody sees.
 */
export function requirementUnseen(game: Game, { is, printed: { advancement = 0 } }: Definition): number {
  if (advancement !== 'X') return advancement
  let requirement = 0
  for (const { declaration } of definitionsOf(game).compiled(is)?.declared.requirement ?? [])
    if (declaration.declare === 'requirement' && 'to' in declaration)
      requirement = poolOf(game).reading.amountOf(game, declaration.to, {
        by: 'corp',
        source: null,
        vars: {},
      })
  return Math.max(0, requirement)
}

/** CR 1.17.1a. */
export const threatLevel = (game: Game): number => Math.max(score(game, 'corp'), score(game, 'runner'))
