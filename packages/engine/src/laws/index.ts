import type { Game } from '../state/game.ts'
import { cardsAreSane, onePlace } from './cards-in-place.ts'
import { players } from './players.ts'
import { frames, neverStuck, questions } from './progress.ts'
import type { Law } from './say.ts'

const laws: Readonly<Record<string, Law>> = {
  'every card is in one place': onePlace,
  'cards are where and what they may be': cardsAreSane,
  'players have what can be had': players,
  'somebody can always move': neverStuck,
  'questions can be answered': questions,
  'what is in progress can go on': frames,
}

/** What a game that waits for an answer or is over cannot go on with; nothing when all is well. */
export function problemsOf(game: Game, these: Readonly<Record<string, Law>> = laws): string[] {
  const problems: string[] = []
  for (const [name, law] of Object.entries(these)) law(game, problem => problems.push(`${name}: ${problem}`))
  return problems
}
