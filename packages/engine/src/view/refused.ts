import { questionFor } from '../kernel/answer.ts'
import { never } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import { isSide } from '../state/names.ts'
import type { Question } from '../state/questions.ts'
import { unavailableViews } from './question.ts'
import type { Unavailable } from './question-types.ts'
import type { Excluded } from './refusal.ts'
import { none } from './refusal.ts'
import { excludedAbilities, idleInterrupts } from './refused-abilities.ts'
import { excludedActions } from './refused-actions.ts'
import { excludedNumbers } from './refused-amounts.ts'
import { excludedFinds, excludedPayments, excludedTargets } from './refused-cards.ts'
import { excludedEffects } from './refused-effects.ts'
import { excludedHosts, excludedServers, mustTrashFirst } from './refused-places.ts'
import {
  excludedCandidates,
  excludedJackOut,
  excludedSteal,
  excludedSubroutines,
  excludedTrash,
} from './refused-runs.ts'
import { excludedInWindow, mustResolve, mustTrashIt } from './refused-windows.ts'
import { checkViewer } from './viewer.ts'

/** What the viewer could expect to do now but may not, and why. Never the opponent's; worked out for who asks. */
export function refusedFor(game: Game, viewer: Viewer): Unavailable[] {
  checkViewer(game, viewer)
  if (!isSide(viewer)) return []
  const question = game.over === null ? questionFor(game, viewer) : undefined
  return question === undefined ? [] : unavailableViews(game, viewer, question, excludedFrom(game, question))
}

/** What is not among the options of a question although its player could expect it there. */
export function excludedFrom(game: Game, question: Question): readonly Excluded[] {
  const side = question.for
  switch (question.asks) {
    case 'action':
      return [...excludedActions(game, question), ...excludedAbilities(game, side, 'action')]
    case 'paidWindow':
      return [...excludedAbilities(game, side, 'window'), ...excludedInWindow(game, question)]
    case 'reaction':
      return [...mustResolve(question, '9.2.8e'), ...excludedAbilities(game, side, 'reaction')]
    case 'interrupt':
      return [
        ...mustResolve(question, '9.2.9f'),
        ...idleInterrupts(game, side),
        ...excludedAbilities(game, side, 'interrupt'),
      ]
    case 'midAccess':
      return [
        ...mustTrashIt(game, question),
        ...excludedTrash(game, question),
        ...excludedAbilities(game, side, 'access'),
      ]
    case 'candidate':
      return excludedCandidates(game, question)
    case 'jackOut':
      return excludedJackOut(game, question)
    case 'steal':
      return excludedSteal(game, question)
    case 'subroutines':
      return excludedSubroutines(game, question)
    case 'choose':
      return excludedTargets(game, question)
    case 'search':
      return excludedFinds(game, question)
    case 'payment':
      return excludedPayments(game, question)
    case 'trashLike':
      return mustTrashFirst(game, question)
    case 'effect':
      return excludedEffects(game, question)
    case 'number':
    case 'trace':
    case 'psi':
      return excludedNumbers(game, question)
    case 'server':
      return excludedServers(game, question)
    case 'host':
      return excludedHosts(game, question)
    case 'mulligan':
    case 'confirm':
    case 'becomesCandidate':
      return none // Both answers are always possible: what cannot be paid is not asked.
    case 'discard':
    case 'overMemory':
      return none // Every card of the hand, and every set of programs that is enough.
    case 'arrange':
    case 'position':
    case 'word':
      return none // Every place, and every word of the text.
    default:
      return never(question.asks)
  }
}
