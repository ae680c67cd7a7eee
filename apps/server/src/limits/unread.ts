/** Counts the bytes that wait in memory to be sent, by address: slow clients have not taken them yet. */
export interface Unread {
  /** Adds bytes that wait for an address; a negative number takes away bytes that were sent. */
  add(address: string, bytes: number): void
  /** Whether too many bytes wait for a connection, or for all connections of its address together. */
  isTooMuch(address: string, ofConnection: number): boolean
}

const megabyte = 1024 * 1024
/** A house or a school has one address for many people, so an address may have as much as eight connections. */
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
