import type { Game, SeenOccurrence, View } from '@paydata/engine'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { Eye } from '../film.ts'

/** Both hands are shown only of a game that is over: this one is, though it was not at that moment. */
const openTo = (game: Game, eye: Eye): Game =>
  eye === 'all' && game.over === null ? { ...game, over: { winner: null, how: 'draw' } } : game

/** A moment of a game that is over, as somebody sees it. */
export const seen = (game: Game, eye: Eye): View => ({ ...viewFor(openTo(game, eye), eye), over: game.over })

/** What the answer before it led to, as far as they know. */
export const heard = (game: Game, eye: Eye): readonly SeenOccurrence[] =>
  occurrencesFor(openTo(game, eye), eye)
