import type { Next } from '../changes/frames.ts'
import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { linger } from '../changes/linger.ts'
import { beginRun } from '../changes/runs.ts'
import { judgeOtherServers, refusalToRun } from '../queries/allowed/actions.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { hasAddedCost } from '../queries/costs/bills.ts'
import { canPay, fullBill } from '../queries/costs/paying.ts'
import { runOf, serverOf } from '../queries/facts/look.ts'
import { at, bug } from '../state/bug.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { agrees } from './declining.ts'
import { beginPaying } from './pay.ts'
import { keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** CR 6.9.1a, 6.3.2: one of the servers that may be run. */
function announce(game: Game, frame: Procedure<'run'>): Next {
  if (runOf(game) !== undefined) return 'over'
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    keep(frame, { server: at(chosen, 0).server ?? bug('no server', game) })
    return undefined
  }
  const options = optionsAmong(among => judgeServersToRun(game, frame, among))
  if (options.length === 0) return 'over'
  if (options.length === 1) {
    keep(frame, { server: at(options, 0).server ?? bug('no server', game) })
    return undefined
  }
  askChoice(game, { for: 'runner', asks: 'server', source: frame.source, options })
  return again
}

/** The servers that the effect names, of those that may be run. */
export function judgeServersToRun(game: Game, frame: Procedure<'run'>, among: Candidates): void {
  const named = frame.vars.among
  for (const server of named) judge(among, refusalToRun(game, server), () => ({ does: 'server', server }))
  judgeOtherServers(game, named, '6.3.2', among)
}

/** CR 6.3.2b: paid as the server is announced, or the Runner declines and there is no run (CR 1.16.10a). */
function payToRun(game: Game, frame: Procedure<'run'>): Next {
  const server = frame.vars.server ?? bug('no server', game)
  if (serverOf(game, server) === undefined) return 'over'
  const bill = fullBill(game, 'run', null, server, { by: 'runner', purpose: 'run' })
  if (!hasAddedCost(game, bill)) return undefined
  if (!canPay(game, bill)) return 'over'
  // CR 9.12.3e: chosen among effects of which one must be; what the run does is not.
  if (frame.vars.obliged === true) keep(frame, { obliged: false })
  else {
    const answer = agrees(game, frame, bill, 'run', server)
    if (answer !== 'yes') return answer === 'no' ? 'over' : again
  }
  beginPaying(game, bill)
  return undefined
}

/** What the effect says about this run exists while it lasts (CR 6.7.4b). */
function begin(game: Game, frame: Procedure<'run'>): Next {
  const server = frame.vars.server ?? bug('no server', game)
  beginRun(game, server, frame.source)
  for (const part of frame.vars.during) {
    linger(game, {
      of: part,
      by: frame.by,
      source: frame.source,
      until: { at: 'runEnds' },
      vars: { ...frame.vars, server },
    })
  }
  return undefined
}

export const running: ProcedureTable<'run'> = [
  { step: 'announce', rule: '6.3.2', deed: announce },
  { step: 'pay', rule: '6.3.2b', deed: payToRun },
  { step: 'begin', rule: '6.9.1', deed: begin },
  { step: 'over', rule: '6.9.6d', deed: () => undefined },
]
