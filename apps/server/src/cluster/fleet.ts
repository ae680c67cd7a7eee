import { setTimeout as after } from 'node:timers/promises'
import type { Process } from './processes.ts'

/** Milliseconds until a server that has ended is started again, twice as long after each time that this fails. */
const [shortest, longest] = [3000, 60_000]

interface Surroundings {
  /** Starts one. When all are to end, `stop` ends it before it has begun. */
  readonly start: (n: number, stop: AbortSignal) => Promise<Process>
  readonly say: (line: string) => void
  /** What does not keep a process alive that has nothing else to do. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

const sleep = (milliseconds: number) => after(milliseconds, undefined, { ref: false })

/** Servers that are started again whenever one of them ends, until all are to. */
export function newFleet(count: number, { start, say, pause = sleep }: Surroundings) {
  const all: (Process | null)[] = Array.from({ length: count }, () => null)
  const starting = new Set<Promise<void>>()
  const ending = new AbortController()
  const isEnding = (): boolean => ending.signal.aborted

  /** What is starting is known, so that nothing is left behind by who ends all. */
  function begin(n: number): Promise<void> {
    const isBegun = begun(n)
    starting.add(isBegun)
    return isBegun.finally(() => starting.delete(isBegun))
  }

  async function begun(n: number): Promise<void> {
    const started = await start(n, ending.signal)
    // All were told to end while it began.
    if (isEnding()) return started.end('SIGTERM')
    all[n] = started
    say(`Server ${n + 1} is at http://127.0.0.1:${started.port}/ (process ${started.pid}).`)
    void started.ended.then(() => {
      if (all[n] !== started) return
      all[n] = null
      if (isEnding()) return
      say(`Server ${n + 1} has ended.`)
      return pause(shortest).then(() => beginAnyhow(n))
    })
  }

  /** Whatever keeps one from starting, such as a database that is away for a moment, the others go on. */
  async function beginAnyhow(n: number): Promise<void> {
    for (let wait = shortest * 2; !isEnding(); wait = Math.min(wait * 2, longest)) {
      try {
        return await begin(n)
      } catch (error) {
        if (isEnding()) return
        const why = error instanceof Error ? error.message : error
        say(`Server ${n + 1} could not be started, and is in ${wait / 1000} seconds: ${why}`)
        await pause(wait)
      }
    }
  }

  return {
    ports: (): number[] => all.flatMap(each => each?.port ?? []),
    /** The first time all of them have to come up. */
    async begin(): Promise<void> {
      const all = await Promise.allSettled(Array.from({ length: count }, (_, n) => begin(n)))
      // Who was told to end before it was open did as it was told.
      if (isEnding()) return
      for (const each of all) if (each.status === 'rejected') throw each.reason
    },
    /** All are started anew, one after another: the next ends only when the one before is there again. */
    async anew(): Promise<void> {
      for (const [n, old] of [...all].entries()) {
        if (isEnding() || old === null || all[n] !== old) continue
        all[n] = null
        await old.end('SIGTERM')
        await beginAnyhow(n)
      }
    },
    async end(): Promise<void> {
      ending.abort()
      await Promise.all(all.map(each => each?.end('SIGTERM')))
      await Promise.allSettled([...starting])
    },
  }
}
