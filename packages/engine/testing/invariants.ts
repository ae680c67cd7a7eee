import type { Game } from '../src/index.ts'
import { activeCards, cardsAreSane, hostsAreThere, names, onePlace, tableIsRight } from './laws/cards.ts'
import { frames, lingering, neverStuck, questions } from './laws/progress.ts'
import type { Law } from './laws/say.ts'
import { history, players, run, servers, settled } from './laws/table.ts'

const laws: Readonly<Record<string, Law>> = {
  'every card is in one place': onePlace,
  'cards are where and what they may be': cardsAreSane,
  'hosts are there': hostsAreThere,
  'the table lists what may matter': tableIsRight,
  'active cards are known as active': activeCards,
  'names tell apart what viewers can tell apart': names,
  'players have what can be had': players,
  'servers and positions are numbered': servers,
  'checkpoints leave nothing behind': settled,
  'the Runner is somewhere': run,
  'history is complete': history,
  'somebody can always move': neverStuck,
  'questions can be answered': questions,
  'what is in progress can go on': frames,
  'lingering effects are known': lingering,
}

/** What is not as it must be in a game that waits for an answer or is over; nothing when all is well. */
export function problemsOf(game: Game): string[] {
  const problems: string[] = []
  for (const [name, law] of Object.entries(laws)) law(game, problem => problems.push(`${name}: ${problem}`))
  return problems
}

/** Throws when a law of conservation is broken. */
export function checkGame(game: Game): void {
  const problems = problemsOf(game)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

export { unexplained } from './laws/explained.ts'
