import type { RefusedOptionView } from '../fields/question-types.ts'
import { questionFor } from '../kernel/answer.ts'
import { refusedAt } from '../kernel/candidates.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import { isSide } from '../state/names.ts'
import { refusedOptionViews } from './question.ts'
import { checkViewer } from './viewer.ts'

/** What the viewer could expect to do now but may not, and why. Never the opponent's; worked out for the player who asks. */
export function refusedFor(game: Game, viewer: Viewer): RefusedOptionView[] {
  checkViewer(game, viewer)
  if (!isSide(viewer)) return []
  const question = game.over === null ? questionFor(game, viewer) : undefined
  return question === undefined ? [] : refusedOptionViews(game, viewer, question, refusedAt(game, question))
}
