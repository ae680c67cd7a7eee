/** How many requests are being answered at this moment. */
export interface InFlight {
  count(): number
  /** Counts a request until it is answered. */
  during<T>(answering: Promise<T>): Promise<T>
}

export function newInFlight(): InFlight {
  let count = 0
  return {
    count: () => count,
    during(answering) {
      count++
      return answering.finally(() => count--)
    },
  }
}
