import { occurrencesOf } from '@paydata/engine/inside/view/occurrences'
import { updateOf, viewOf } from '@paydata/engine/inside/view/view'

/**
 * What the engine shows, without its check that `all` looks only once the game is over: for tests that look into games
 * that are on.
 */
export const openly = { viewFor: viewOf, updateFor: updateOf, occurrencesFor: occurrencesOf }
