import type { Game } from '@paydata/engine'
import { effectText } from '@paydata/words/english'
import { keptIn, objectName, sideName } from './naming.ts'
import type { Branch } from './tree.ts'
import { branch } from './tree.ts'

type Lasting = Game['lingering'][number]
type Until = Lasting['until']

/** What outlives the instruction that made it (CR 9.10), and what gained subroutines come from. */
export const lastingIn = (game: Game): readonly Branch[] => [
  ...game.lingering.map(each => lastingOf(game, each)),
  ...game.gained.map(({ ice, keys }) => branch(`${objectName(game, ice)} has gained [${keys.join(', ')}]`)),
]

function lastingOf(game: Game, { of, source, by, vars, until }: Lasting): Branch {
  const card = source === null ? 'the rules' : objectName(game, source)
  const text = of === 'choice' ? 'what was chosen' : effectText(game.definitions, of)
  return branch(`${card}: ${text ?? ''} [${of}]`, [
    branch(`lasts ${untilWords(until)}, made by ${sideName(by)}`),
    ...keptIn(game, vars).map(each => branch(each)),
  ])
}

function untilWords(until: Until): string {
  switch (until.at) {
    case 'runEnds':
      return 'until the run ends'
    case 'turnEnds':
      return 'until the turn ends'
    case 'encounterEnds':
      return 'until the encounter ends'
    case 'nextEncounterEnds':
      return 'until the next encounter ends'
    case 'breachEnds':
      return 'until the breach ends'
    case 'nextCheckpoint':
      return 'until the next checkpoint'
    case 'turnBegins':
      return `until the next turn of ${sideName(until.of)} begins`
    case 'sourceInactive':
      return 'while its card is active'
    case 'runAndEncounterEnd':
      return 'until the run and the encounter have ended'
    case 'resolved':
      return until.or === undefined ? 'until it has resolved' : 'until it has resolved or the run ends'
    case 'currentReplaced':
      return 'until another current is played or an agenda is scored or stolen'
    case 'gameEnds':
      return 'until the game ends'
    case 'past':
      return 'only because another effect keeps it'
  }
}
