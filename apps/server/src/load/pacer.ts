import { setTimeout as after, setImmediate as breathe } from 'node:timers/promises'
import type { Settings } from './arguments.ts'

export interface Pacer {
  /** Resolves when it is time for another reply; to false when the measurement is over. */
  turn(): Promise<boolean>
  /** Whether a reply that begins now is measured. */
  isMeasured(): boolean
  begin(): void
  /** Resolves when the measurement begins. */
  warm(): Promise<void>
}

/** Lets `rate` replies begin each second, or as many as possible for 0, until the measurement is over. */
export function pacerFor({
  rate,
  seconds,
  'warm-up': warmUp,
}: Pick<Settings, 'rate' | 'seconds' | 'warm-up'>): Pacer {
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
        // One reply a turn of the event loop, so that the players can receive messages in between.
        line = line.then(() => breathe())
        await line
      }
      return performance.now() < end
    },
    isMeasured: () => performance.now() >= measuredFrom,
  }
}
