/**
 * Whether what was worked out is kept for as long as it holds. A game takes the same course without it, byte for byte, only
 * slower: that is a law, for which it can be turned off.
 */
export let memosAreKept = true

export function withoutMemos<Result>(run: () => Result): Result {
  const before = memosAreKept
  memosAreKept = false
  try {
    return run()
  } finally {
    memosAreKept = before
  }
}

/** So many are remembered: those of a few games that take turns, and of the positions from which a search goes on. */
const remembered = 8

/** What was made of the last few stamps. A weak map would remember all of them, and cost more than it saves. */
export class Recent<Made> {
  readonly #stamps: (object | undefined)[] = new Array<object | undefined>(remembered).fill(undefined)
  readonly #made: (Made | undefined)[] = new Array<Made | undefined>(remembered).fill(undefined)
  #next = 0

  get(stamp: object): Made | undefined {
    for (let i = 0; i < remembered; i++) if (this.#stamps[i] === stamp) return this.#made[i]
    return undefined
  }

  set(stamp: object, made: Made): void {
    this.#stamps[this.#next] = stamp
    this.#made[this.#next] = made
    this.#next = (this.#next + 1) % remembered
  }
}
