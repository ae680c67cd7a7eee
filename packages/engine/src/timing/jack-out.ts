import { again, askChoice, beginProcedure, noNames, procedure, takeOptions } from '../changes/frames.ts'
import { jackOut as leave } from '../changes/runs.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import type { Bill } from '../queries/costs/bills.ts'
import { billOf, hasAddedCost, priced } from '../queries/costs/bills.ts'
import { lackOf } from '../queries/costs/paying.ts'
import { additionalCosts } from '../queries/costs/prices.ts'
import { runOf } from '../queries/facts/look.ts'
import { forbids } from '../queries/facts/permissions.ts'
import { endlessLoop } from '../queries/refusals.ts'
import { at, bug } from '../state/bug.ts'
import type { Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { StepNext } from './deeds.ts'
import { leaveLoopToCorp, mustJackOut, noteStep } from './loops.ts'

type Leaving = Structure<'run'> | Structure<'approach'>

/** CR 6.9.4c, 6.1.5. */
export function jackOut(game: Game, frame: Leaving): StepNext {
  const run = runOf(game) ?? bug('no run to jack out of', game)
  const bill = billToJackOut(game, run)
  const isFree = !hasAddedCost(game, bill)
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    if (at(chosen, 0).does !== 'jackOut') return undefined
    if (isFree) leave(game)
    else beginProcedure(game, procedure('jackOut', 'pay', { by: 'runner', vars: noNames, bill }))
    return undefined
  }
  noteStep(game, run, frame.step)
  const options = optionsAmong(among => judgeJackingOut(game, run, among))
  const must = at(options, 0).does === 'jackOut'
  if (!must && mustJackOut(run)) leaveLoopToCorp(run)
  askChoice(game, { for: 'runner', asks: 'jackOut', options, ...(must && { about: { is: 'loop' } }) })
  return again
}

const billToJackOut = (game: Game, { vars: { server } }: Structure<'run'>): Bill =>
  billOf({ by: 'runner', purpose: 'jackOut' }, additionalCosts(game, 'jackOut', null, server))

/** To jack out or to go on; in a loop to jack out, but nobody is made to pay an additional cost (CR 10.1.6b, 1.16.10a). */
export function judgeJackingOut(game: Game, run: Structure<'run'>, among: Candidates): void {
  const { server } = run.vars
  const bill = billToJackOut(game, run)
  const why = forbids(game, 'jackOut', { who: 'runner', server }) ?? lackOf(game, bill)
  const must = why === undefined && mustJackOut(run) && !hasAddedCost(game, bill)
  judge(among, must ? endlessLoop : undefined, () => ({ does: 'continue' }))
  judge(among, why, () => priced(game, { does: 'jackOut' }, bill))
}

/** Where the Runner may jack out as they approach ice, they may not at the first ice of the run. */
export function jackOutUnlessFirst(game: Game, frame: Leaving): StepNext {
  const since = runOf(game)?.vars.since ?? 0
  const approached = game.thisTurn.slice(since).filter(each => each.what === 'iceApproached')
  return approached.length > 1 ? jackOut(game, frame) : undefined
}
