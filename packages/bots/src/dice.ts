import type { Dice } from './bot.ts'

/** The same name gives the same numbers, so a bot needs no memory: a resumed game goes on as it would have. */
export function diceOf(name: string): Dice {
  let state = 0x811c9dc5
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 0x01000193)
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export function shuffled<Thing>(list: readonly Thing[], dice: Dice): Thing[] {
  const all = [...list]
  const mixed: Thing[] = []
  while (all.length > 0) mixed.push(...all.splice(dice(all.length), 1))
  return mixed
}
