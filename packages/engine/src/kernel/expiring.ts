import { happen } from '../changes/happen.ts'
import { trashCards } from '../changes/trash.ts'
import { nodeAt } from '../language/definitions.ts'
import { hasSubtype } from '../queries/characteristics.ts'
import { breachOf, cardAt, encounterOf, isActive, isAlive, runOf } from '../queries/look.ts'
import type { Game, Lingering } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Occurrence, What } from '../state/occurrences.ts'

/** CR 10.3.1b. */
export function expire(game: Game, happened: readonly Occurrence[]): void {
  if (game.lingering.length === 0) return
  const over = game.lingering.filter(lingering => hasEnded(game, lingering, happened))
  if (over.length === 0) return
  game.lingering = game.lingering.filter(lingering => !over.includes(lingering))
  for (const lingering of over) {
    happen(game, 'effectEnded', { by: lingering.by, kind: lingering.of })
    leavePlay(game, lingering)
  }
}

function hasEnded(game: Game, lingering: Lingering, happened: readonly Occurrence[]): boolean {
  const { until } = lingering
  const saw = (what: What): boolean => happened.some(occurrence => occurrence.what === what)
  switch (until.at) {
    case 'runEnds':
      return runOf(game) === undefined
    case 'encounterEnds':
      return !isEncounterOn(game, until.since)
    case 'nextEncounterEnds':
      return (
        runOf(game) === undefined ||
        happened.some(({ what, card }) => what === 'encounterEnded' && card?.card !== lingering.source?.card)
      )
    case 'runAndEncounterEnd':
      return runOf(game) === undefined && encounterOf(game) === undefined
    case 'breachEnds':
      return breachOf(game) === undefined
    case 'turnEnds':
      return saw('turnEnded')
    case 'turnBegins':
      return happened.some(occurrence => occurrence.what === 'turnBegan' && occurrence.by === until.of)
    case 'nextCheckpoint':
      return true
    case 'sourceInactive':
      return (
        lingering.source === null ||
        !isAlive(game, lingering.source) ||
        !isActive(cardAt(game, lingering.source.card))
      )
    case 'currentReplaced':
      return happened.some(occurrence => endsCurrent(game, occurrence, lingering, until.side))
    case 'resolved':
      return until.or === 'runEnds' && runOf(game) === undefined
    case 'gameEnds':
      return false
  }
}

const isEncounterOn = (game: Game, since: number | undefined): boolean =>
  game.frames.some(
    frame =>
      frame.kind === 'structure' &&
      frame.of === 'encounter' &&
      !frame.ended &&
      (since === undefined || frame.vars.since === since),
  )

/** CR 3.5.1b, 3.7.1b: until another current is played, or the opponent steals or scores. */
function endsCurrent(game: Game, occurrence: Occurrence, lingering: Lingering, side: Side): boolean {
  if (
    occurrence.what === 'played' &&
    occurrence.card !== null &&
    occurrence.card.card !== lingering.source?.card
  ) {
    return hasSubtype(game, cardAt(game, occurrence.card.card), 'current')
  }
  return occurrence.what === (side === 'corp' ? 'stolen' : 'scored')
}

/** A played card that stayed in play goes as if it had just been resolved (CR 8.6.6c). */
function leavePlay(game: Game, lingering: Lingering): void {
  if (lingering.of === 'choice' || lingering.source === null || !isAlive(game, lingering.source)) return
  const node = nodeAt(game, lingering.of) as { declare?: string }
  if (node.declare === 'staysInPlay') trashCards(game, [cardAt(game, lingering.source.card)], null, 'rule')
}
