import { setTimeout as after } from 'node:timers/promises'
import type { Process } from './processes.ts'

/** Milliseconds until a server that has ended is started again. The time doubles after each failure, up to the longest. */
const [shortest, longest] = [3000, 60_000]

interface Surroundings {
  /** Starts a server. `stop` ends it while it is still starting. */
  readonly start: (n: number, stop: AbortSignal) => Promise<Process>
  readonly say: (line: string) => void
  /** Waits, without keeping a process alive that has nothing else to do. */
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

const sleep = (milliseconds: number) => after(milliseconds, undefined, { ref: false })

/** Runs several servers, and starts each again when it ends, until the whole fleet is told to end. */
export function newFleet(count: number, { start, say, pause = sleep }: Surroundings) {
  const all: (Process | null)[] = Array.from({ length: count }, () => null)
  const starting = new Set<Promise<void>>()
  const ending = new AbortController()
  const isEnding = (): boolean => ending.signal.aborted

  /** Starts a server, and notes that it is starting, so that `end` can wait for it and leaves no process behind. */
  function begin(n: number): Promise<void> {
    const isOpen = open(n)
    starting.add(isOpen)
    return isOpen.finally(() => starting.delete(isOpen))
  }

  async function open(n: number): Promise<void> {
    const started = await start(n, ending.signal)
    // The fleet was told to end while the server was starting.
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

  /** Tries to start a server until it succeeds. The other servers go on, whatever the failure, as of a database that is away. */
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
    /** Starts all servers. It fails if one of them cannot be started. */
    async begin(): Promise<void> {
      const all = await Promise.allSettled(Array.from({ length: count }, (_, n) => begin(n)))
      // A server that was told to end while it was starting counts as failed, but has done what it should.
      if (isEnding()) return
      for (const each of all) if (each.status === 'rejected') throw each.reason
    },
    /** Restarts all servers, one after another: each ends only when the one before it is open again. */
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
