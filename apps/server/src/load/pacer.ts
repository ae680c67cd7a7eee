import { setTimeout as after, setImmediate as breathe } from 'node:timers/promises'
import type { Settings } from './arguments.ts'

export interface Pacer {
  /** Resolved when it is time for another reply; false when the time is over. */
  turn(): Promise<boolean>
  /** Whether what begins now counts. */
  isMeasured(): boolean
  begin(): void
  /** Resolved when measuring begins. */
  warm(): Promise<void>
}

/** Lets so many through each second until the time is over. */
export function pacerFor({ rate, seconds, 'warm-up': warmUp }: Settings): Pacer {
  let next = 0
  let measuredFrom = Number.POSITIVE_INFINITY
  let end = Number.POSITIVE_INFINITY
  let line: Promise<unknown> = Promise.resolve()
  let open = (): void => undefined
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return {
    begin() {
      next = performance.now()
      measuredFrom = next + warmUp * 1000
      end = measuredFrom + seconds * 1000
      open()
    },
    async warm() {
      await opened
      await after(Math.max(0, measuredFrom - performance.now()))
    },
    async turn() {
      await opened
      if (rate > 0) {
        const at = next
        next += 1000 / rate
        await after(Math.max(0, at - performance.now()))
      } else {
        // One after the other, so that in between the players hear what the server says.
        line = line.then(() => breathe())
        await line
      }
      return performance.now() < end
    },
    isMeasured: () => performance.now() >= measuredFrom,
  }
}
