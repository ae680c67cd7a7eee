import type { Game } from '@paydata/engine'
import { problemsOf as brokenBy } from '@paydata/engine/inside/laws/index'
import type { Law } from '@paydata/engine/inside/laws/say'
import { activeCards, hostsAreThere, tableIsRight } from './laws/active.ts'
import { names } from './laws/names.ts'
import { history, lingering, run, servers, settled } from './laws/table.ts'

/** What is always so besides what every game that is loaded is asked. */
const laws: Readonly<Record<string, Law>> = {
  'hosts are there': hostsAreThere,
  'the table lists what may matter': tableIsRight,
  'active cards are known as active': activeCards,
  'names tell apart what viewers can tell apart': names,
  'servers and positions are numbered': servers,
  'checkpoints leave nothing behind': settled,
  'the Runner is somewhere': run,
  'history is complete': history,
  'lingering effects are known': lingering,
}

/** What is not as it must be in a game that waits for an answer or is over; nothing when all is well. */
export const problemsOf = (game: Game): string[] => [...brokenBy(game), ...brokenBy(game, laws)]

/** Throws when a law of conservation is broken. */
export function checkGame(game: Game): void {
  const problems = problemsOf(game)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

export { unexplained } from './laws/explained.ts'
