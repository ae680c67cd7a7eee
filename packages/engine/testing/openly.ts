import { occurrencesOf } from '../src/view/occurrences.ts'
import { updateOf, viewOf } from '../src/view/view.ts'

/**
 * What the engine shows, without its check that `all` looks only once the game is over: for tests that look into games
 * that are on.
 */
export const openly = { viewFor: viewOf, updateFor: updateOf, occurrencesFor: occurrencesOf }
