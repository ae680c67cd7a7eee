/** Lets at most `most` pieces of work run at the same time. Others wait for their turn. */
export function turnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let inside = 0
  return async work => {
    if (inside >= most) await new Promise<void>(resolve => void waiting.push(resolve))
    else inside++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) inside--
      else next()
    }
  }
}
