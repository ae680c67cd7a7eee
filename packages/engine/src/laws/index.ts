import type { Game } from '../state/game.ts'
import { activeCards, cardsAreSane, hostsAreThere, onePlace, tableIsRight } from './cards.ts'
import { frames, lingering, neverStuck, questions } from './progress.ts'
import type { Law } from './say.ts'
import { history, players, run, servers, settled } from './table.ts'

const laws: Readonly<Record<string, Law>> = {
  'every card is in one place': onePlace,
  'cards are where and what they may be': cardsAreSane,
  'hosts are there': hostsAreThere,
  'the table lists what may matter': tableIsRight,
  'active cards are known as active': activeCards,
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

/** What does not hold together in a game that waits for an answer or is over; nothing when all is well. */
export function problemsOf(game: Game): string[] {
  const problems: string[] = []
  for (const [name, law] of Object.entries(laws)) law(game, problem => problems.push(`${name}: ${problem}`))
  return problems
}
