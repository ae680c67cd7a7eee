import { RefusedError } from '../refusing.ts'

/** Whose password is to be hashed: a browser that was signed in as a player before, or whoever asks from an address. */
export type Asker =
  | { readonly is: 'known'; readonly player: string }
  | { readonly is: 'stranger'; readonly address: string }

interface Bounds {
  /** How much may be hashed at once. */
  readonly atOnce: number
  /** How many may wait of each kind of asker, and how many of these may be of one player or address. */
  readonly waiting: number
  readonly waitingOfOne: number
}

interface Waiting {
  readonly asker: Asker
  readonly begin: () => void
}

export type InTurn = <T>(asker: Asker, hash: () => Promise<T>) => Promise<T>

/** Hashes a few passwords at a time. Known browsers come first, and strangers never take their places. */
export function hashingInTurn({ atOnce, waiting, waitingOfOne }: Bounds): InTurn {
  const queues: Readonly<Record<Asker['is'], Waiting[]>> = { known: [], stranger: [] }
  let hashing = 0

  async function turnOf(asker: Asker): Promise<void> {
    if (hashing < atOnce) {
      hashing++
      return
    }
    const queue = queues[asker.is]
    const own = queue.filter(each => keyOf(each.asker) === keyOf(asker))
    if (queue.length >= waiting || own.length >= waitingOfOne) throw new RefusedError('busy', { again: 1 })
    await new Promise<void>(begin => queue.push({ asker, begin }))
  }

  /** Gives a turn that is over to the next who waits. */
  function passOn(): void {
    const next = queues.known.shift() ?? queues.stranger.shift()
    if (next === undefined) hashing--
    else next.begin()
  }

  return async (asker, hash) => {
    await turnOf(asker)
    try {
      return await hash()
    } finally {
      passOn()
    }
  }
}

const keyOf = (asker: Asker): string => (asker.is === 'known' ? asker.player : asker.address)

/**
 * Node has four threads for files, names of hosts, compression and hashing together, so hashing takes no more than two of them. With
 * all places taken the last one waits a few seconds.
 */
export const inTurn: InTurn = hashingInTurn({ atOnce: 2, waiting: 40, waitingOfOne: 6 })
