import { setTimeout as after } from 'node:timers/promises'
import type { Process } from './processes.ts'

/** Milliseconds until a server that has ended is started again, twice as long after each time that this fails. */
const [shortest, longest] = [3000, 60_000]

interface Surroundings {
  readonly start: (n: number) => Promise<Process>
  readonly say: (line: string) => void
  /** What does not keep a process alive that has nothing else to do. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

const sleep = (milliseconds: number) => after(milliseconds, undefined, { ref: false })

/** Servers that are started again whenever one of them ends, until all are to. */
export function newFleet(count: number, { start, say, pause = sleep }: Surroundings) {
  const all: (Process | null)[] = Array.from({ length: count }, () => null)
  let isEnding = false

  async function begin(n: number): Promise<void> {
    const started = await start(n)
    // All were told to end while it began.
    if (isEnding) return started.end('SIGTERM')
    all[n] = started
    say(`Server ${n + 1} is at http://127.0.0.1:${started.port}/ (process ${started.pid}).`)
    void started.ended.then(() => {
      if (all[n] !== started) return
      all[n] = null
      if (isEnding) return
      say(`Server ${n + 1} has ended.`)
      return pause(shortest).then(() => beginAnyhow(n))
    })
  }

  /** Whatever keeps one from starting, such as a database that is away for a moment, the others go on. */
  async function beginAnyhow(n: number): Promise<void> {
    for (let wait = shortest * 2; !isEnding; wait = Math.min(wait * 2, longest)) {
      try {
        return await begin(n)
      } catch (error) {
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
      const begun = await Promise.allSettled(all.map((_, n) => begin(n)))
      for (const each of begun) if (each.status === 'rejected') throw each.reason
    },
    /** All are started anew, one after another: the next ends only when the one before is there again. */
    async anew(): Promise<void> {
      for (const [n, old] of [...all].entries()) {
        if (old === null || all[n] !== old) continue
        all[n] = null
        await old.end('SIGTERM')
        await beginAnyhow(n)
      }
    },
    async end(): Promise<void> {
      isEnding = true
      await Promise.all(all.map(each => each?.end('SIGTERM')))
    },
  }
}
