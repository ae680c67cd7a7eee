import type { Tell } from './webhook.ts'

const aMinute = 60_000

/**
 * Tells of faults by what the log says of them, and nothing that is in them. The first is told at once; what comes in the minute after
 * it is told together.
 */
export function faultsTo(tell: Tell, later: (act: () => void) => void = inAMinute): (said: string) => void {
  let counted: Map<string, number> | null = null

  function tellCounted(): void {
    const all = counted ?? new Map<string, number>()
    counted = null
    if (all.size === 0) return
    tell([...all].map(([said, times]) => `${said} (${times} in a minute)`).join('\n'))
    wait()
  }
  function wait(): void {
    counted = new Map()
    later(tellCounted)
  }

  return said => {
    if (counted !== null) return void counted.set(said, (counted.get(said) ?? 0) + 1)
    tell(said)
    wait()
  }
}

const inAMinute = (act: () => void): void => void setTimeout(act, aMinute).unref()
