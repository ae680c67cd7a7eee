import type { Sending } from '../cluster/wire.ts'
import type { Front, Games, Parcel } from './doors.ts'
import { front } from './doors.ts'

const sendingBy = (carry: (parcel: Parcel) => void): Sending => ({
  async send(to, said) {
    carry({ to, said })
    return true
  },
  post: (to, said) => carry({ to, said }),
  broadcast: said => carry({ to: null, said }),
})

/** How a thread of games speaks with all others: through the front. No message is lost between threads. */
export const wireTo = (peer: Pick<Front, 'tell'>): Sending => sendingBy(parcel => peer.tell(parcel))

/** How the front speaks with the threads of games, and carries what those say to each other. */
export function wireFrom(threads: ReadonlyMap<string, Pick<Games, 'tell'>>) {
  const carry =
    (from: string) =>
    (parcel: Parcel): void => {
      if (parcel.to !== null) return threads.get(parcel.to)?.tell(parcel)
      for (const [name, thread] of threads) if (name !== from) thread.tell(parcel)
    }
  return {
    wire: sendingBy(carry(front)),
    /** Carries what a thread says to the others that it is for, and tells whether it is for the front as well. */
    carries(from: string, parcel: Parcel): 'for the front' | 'for others' {
      if (parcel.to === front) return 'for the front'
      carry(from)(parcel)
      return parcel.to === null ? 'for the front' : 'for others'
    },
  }
}
