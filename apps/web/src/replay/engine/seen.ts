import type { Game, SeenOccurrence, View } from '@paydata/engine'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { Eye } from '../film.ts'

/** Marks a game as over for the eye `all`: the engine shows both hands only then, and this replay is of a finished game. */
const openTo = (game: Game, eye: Eye): Game =>
  eye === 'all' && game.over === null ? { ...game, over: { winner: null, how: 'draw' } } : game

/** The view of an eye at a step of a replay. */
export const seen = (game: Game, eye: Eye): View => ({ ...viewFor(openTo(game, eye), eye), over: game.over })

/** The occurrences of the last answer, as the eye may know them. */
export const heard = (game: Game, eye: Eye): readonly SeenOccurrence[] =>
  occurrencesFor(openTo(game, eye), eye)
