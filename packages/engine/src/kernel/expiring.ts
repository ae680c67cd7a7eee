import { happen } from '../changes/happen.ts'
import { trashCards } from '../changes/trash.ts'
import type { Declaration } from '../language/abilities.ts'
import { nodeAt } from '../language/definitions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { declarationsMaintained } from '../queries/facts/applying.ts'
import { hasSubtype } from '../queries/facts/characteristics.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { breachOf, cardAt, encounterOf, isActive, isAlive, runOf } from '../queries/facts/look.ts'
import { isAmong } from '../queries/facts/matching-cards.ts'
import type { Game, Lingering } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Occurrence, What } from '../state/occurrences.ts'

/** CR 10.3.1b. */
export function expire(game: Game, happened: readonly Occurrence[]): void {
  if (game.lingering.length === 0) return
  const ended = game.lingering.filter(lingering => hasEnded(game, lingering, happened))
  if (ended.length === 0) return
  const over = ended.filter(lingering => !isProlonged(game, lingering, happened))
  game.lingering = game.lingering
    .filter(lingering => !over.includes(lingering))
    .map(lingering => (ended.includes(lingering) ? { ...lingering, until: past } : lingering))
  for (const lingering of over) {
    happen(game, 'effectEnded', { by: lingering.by, kind: lingering.of })
    leavePlay(game, lingering)
  }
}

const past = { at: 'past' } as const

/** Durations of timing structures within a turn, and those that had nothing to last for (CR 9.10.4). */
const prolongable: ReadonlySet<Lingering['until']['at']> = new Set([
  'runEnds',
  'encounterEnds',
  'nextEncounterEnds',
  'runAndEncounterEnd',
  'breachEnds',
  'nextCheckpoint',
  'turnEnds',
  'past',
] as const)

/** Kept by another effect for as long as that applies to it and the longer duration is not over (CR 9.9.9a, 9.10.5). */
function isProlonged(game: Game, lingering: Lingering, happened: readonly Occurrence[]): boolean {
  if (lingering.of === 'choice' || !prolongable.has(lingering.until.at)) return false
  return eachDeclared(game, 'prolong', (d, scope) => {
    if (hasEnded(game, { ...lingering, until: d.until }, happened)) return false
    return declarationsMaintained(game, lingering, lingering).some(
      declared =>
        isOf(game, declared, d.effectsOn, lingering) &&
        game.table.some(n => {
          const card = cardAt(game, n)
          return isAmong(game, card, d.of, scope) && isAmong(game, card, declared.of, lingering)
        }),
    )
  })
}

/** Whether it changes the strength, if it should only increases it, or the subtypes. */
function isOf(
  game: Game,
  declared: Declaration,
  effectsOn: Extract<Declaration, { declare: 'prolong' }>['effectsOn'],
  lingering: Lingering,
): declared is Extract<Declaration, { declare: 'strength' | 'subtype' }> {
  if (effectsOn !== 'increasedStrength') return declared.declare === effectsOn
  return declared.declare === 'strength' && 'by' in declared && amountOf(game, declared.by, lingering) > 0
}

function hasEnded(game: Game, lingering: Lingering, happened: readonly Occurrence[]): boolean {
  const { until } = lingering
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
      return hasHappened(happened, 'turnEnded')
    case 'turnBegins':
      return happened.some(occurrence => occurrence.what === 'turnBegan' && occurrence.by === until.of)
    case 'nextCheckpoint':
    case 'past':
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

function hasHappened(happened: readonly Occurrence[], what: What): boolean {
  for (const occurrence of happened) if (occurrence.what === what) return true
  return false
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
