import type { Playing } from '../playing.ts'
import { cardDeedsOf } from './cards.ts'
import { effectsOf } from './effects.ts'
import { iceDeedsOf } from './ice.ts'
import type { Numbers } from './numbers.ts'
import { setNumbers } from './numbers.ts'

/** What no player could do, for tests and puzzles. After each of these the game waits at a legal question. */
export const fiatOf = (playing: Playing) => ({
  /** Sets numbers, such as `set({ runner: { tags: 2, link: 1 } })`. */
  set: (numbers: Numbers): void => setNumbers(playing, numbers),
  ...cardDeedsOf(playing),
  ...effectsOf(playing),
  ...iceDeedsOf(playing),
})

export type Fiat = ReturnType<typeof fiatOf>
