import { stopLingering } from '../changes/linger.ts'
import { compiledOf, definitionsOf, nodeAt } from '../language/definitions.ts'
import { problemsOf } from '../laws/index.ts'
import { isAboutChanged } from '../record/parts.ts'
import { editionOf } from '../rulebook/edition.ts'
import { bug } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import { gameFrom } from '../state/save.ts'
import type { SavedGame } from '../state/saved.ts'
import { readSaved } from '../state/saved.ts'
import { isSealed } from '../state/seal.ts'
import { advance } from './advance.ts'

/**
 * The game that was saved, or an error that says what is wrong with the text: it must be what was saved, all that it
 * speaks of must be known and say what it said then, and it must obey the laws that every game obeys.
 */
export const loadGame = (text: string): Game =>
  gameIn(text, (game, { parts }) => {
    if (isAboutChanged([game.frames, game.lingering, game.gained], game, parts))
      bug('it is in the middle of a definition that has changed')
  })

/**
 * A game that was saved by another release, to be played on by the rules and cards of this one. Lasting effects whose texts
 * have changed are over. A game that is in the middle of such a text cannot go on.
 */
export const resumeGame = (text: string): Game =>
  gameIn(text, (game, { parts }) => {
    if (isAboutChanged(game.frames, game, parts)) bug('it is in the middle of a definition that has changed')
    for (const lingering of game.lingering)
      if (isAboutChanged(lingering, game, parts)) stopLingering(game, lingering.id)
    game.gained = game.gained.filter(each => !isAboutChanged(each, game, parts))
    askAnew(game)
  })

function gameIn(text: string, prepare: (game: Game, saved: SavedGame) => void): Game {
  const saved = readSaved(text)
  let game: Game
  try {
    game = gameFrom(saved)
    editionOf(game)
    checkSets(game)
    compiledOf(game)
    prepare(game, saved)
    check(game)
  } catch (problem) {
    // What is asked of a broken game may fail in any way, and only what we say ourselves can be understood.
    const isOurs = problem instanceof Error && problem.constructor === Error
    return bug(
      `not a saved game: ${isOurs ? problem.message.split('\n')[0] : 'its parts do not fit together'}`,
    )
  }
  if (!isSealed(text)) bug('not a saved game: it was damaged, or changed after it was saved')
  return game
}

function check(game: Game): void {
  for (const { of } of game.lingering) if (of !== 'choice') nodeAt(game, of)
  const [problem] = problemsOf(game)
  if (problem !== undefined) bug(problem)
}

/** A set that is missing would be missing among what anybody's unseen cards could be. */
function checkSets(game: Game): void {
  const { version, sets } = definitionsOf(game)
  for (const set of game.sets ?? [])
    if (!sets.has(set))
      bug(
        `it is of the card set "${set}", and of ${version} there are ${[...sets].join(', ') || 'none'} here`,
      )
}

/** What the rules of this release offer may be more or less than what was offered when the game was saved. */
function askAnew(game: Game): void {
  const [question, another] = game.waiting
  // A bid that was made already is not asked for again, and to jack out or not is the same choice for ever (CR 6.9.4c).
  if (question === undefined || another !== undefined) return
  if (question.asks === 'psi' || question.asks === 'jackOut') return
  game.asked[question.for]--
  game.waiting = []
  advance(game)
}
