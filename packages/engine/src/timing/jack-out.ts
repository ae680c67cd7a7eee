import { again, askChoice, beginProcedure, takeOptions } from '../changes/frames.ts'
import { jackOut as leave } from '../changes/runs.ts'
import { billOf, hasAddedCost, priced } from '../queries/bills.ts'
import { canPay } from '../queries/costs.ts'
import { runOf } from '../queries/look.ts'
import { forbiddenBy } from '../queries/permissions.ts'
import { additionalCosts } from '../queries/prices.ts'
import { at, bug } from '../state/bug.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Option } from '../state/questions.ts'
import type { StepNext } from './deeds.ts'
import { leaveLoopToCorp, mustJackOut, noteStep } from './loops.ts'

type Leaving = Structure<'run'> | Structure<'approach'>

/** CR 6.9.4c, 6.1.5. */
export function jackOut(game: Game, frame: Leaving): StepNext {
  const run = runOf(game) ?? bug('no run to jack out of', game)
  const { server } = run.vars
  const bill = billOf({ by: 'runner', purpose: 'jackOut' }, additionalCosts(game, 'jackOut', null, server))
  const isFree = !hasAddedCost(game, bill)
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    if (at(chosen, 0).does !== 'jackOut') return undefined
    if (isFree) leave(game)
    else beginProcedure(game, 'jackOut', 'pay', { by: 'runner', bill })
    return undefined
  }
  noteStep(game, run, frame.step)
  const options: Option[] = [{ does: 'continue' }]
  if (forbiddenBy(game, 'jackOut', { who: 'runner', server }) === undefined && canPay(game, bill))
    options.push(priced(game, { does: 'jackOut' }, bill))
  const inLoop = mustJackOut(run)
  // CR 10.1.6b; nobody is made to pay an additional cost (CR 1.16.10a).
  const must = inLoop && options.length > 1 && isFree
  if (must) options.shift()
  else if (inLoop) leaveLoopToCorp(run)
  askChoice(game, { for: 'runner', asks: 'jackOut', options, ...(must && { about: 'loop' }) })
  return again
}

/** Where the Runner may jack out as they approach ice, they may not at the first ice of the run. */
export function jackOutUnlessFirst(game: Game, frame: Leaving): StepNext {
  const since = runOf(game)?.vars.since ?? 0
  const approached = game.thisTurn.slice(since).filter(each => each.what === 'iceApproached')
  return approached.length > 1 ? jackOut(game, frame) : undefined
}
