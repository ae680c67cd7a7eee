import { gainClicks, loseClicks } from '../changes/players.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { RuleChoices } from '../rulebook/editions.ts'
import type { StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'

/** What cards add to the clicks that a player is allotted in each turn, or take from them. */
export function additionalClicks(game: Game, side: Side): number {
  let clicks = 0
  eachDeclared(game, 'clicks', (d, scope) => {
    if (whoIs(d.who, scope) === side) clicks += d.by
  })
  return clicks
}

/**
 * Where such clicks are there for as long as the card is active, they go with it in the middle of a turn, as far as any are left
 * (FAQ 1.1, question 43).
 */
export function followAdditionalClicks(game: Game, rules: RuleChoices): void {
  if (rules.additionalClicks === 'asTurnBegins') return
  const turn = game.frames[0]
  if (turn?.kind !== 'structure' || !isTurn(turn)) return
  const { additionalClicks: before } = turn.vars
  if (before === undefined) return
  const now = additionalClicks(game, game.active)
  turn.vars.additionalClicks = now
  gainClicks(game, game.active, now - before)
  loseClicks(game, game.active, before - now)
}

const isTurn = (frame: StructureFrame): frame is Extract<StructureFrame, { of: 'corpTurn' | 'runnerTurn' }> =>
  frame.of === 'corpTurn' || frame.of === 'runnerTurn'
