/** Bytes that were sent and that nobody has taken off this process yet, by address. They are held in memory until then. */
export interface Unread {
  /** So much more waits for an address, or so much less. */
  add(address: string, bytes: number): void
  /** Whether a connection to which so much is waiting has too much, or all of its address together. */
  isTooMuch(address: string, ofConnection: number): boolean
}

const megabyte = 1024 * 1024
/** People of one house, or of one school, are behind one address. */
const timesForAddress = 8

/** `most` is how many megabytes may wait for one connection. */
export function unreadOf(most: number): Unread {
  const perConnection = most * megabyte
  const perAddress = perConnection * timesForAddress
  const waiting = new Map<string, number>()
  return {
    add(address, bytes) {
      const now = (waiting.get(address) ?? 0) + bytes
      if (now > 0) waiting.set(address, now)
      else waiting.delete(address)
    },
    isTooMuch: (address, ofConnection) =>
      ofConnection > perConnection || (waiting.get(address) ?? 0) > perAddress,
  }
}
