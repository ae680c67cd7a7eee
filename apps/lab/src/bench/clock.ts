import { existsSync, readFileSync } from 'node:fs'

/** Milliseconds of work of this process: what else the machine does in the meantime does not count. */
export function clock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const ownTime = `/proc/self/task/${process.pid}/schedstat`
const isTold = existsSync(ownTime)

/**
 * The same of the thread that plays alone, where the system tells it, as Linux does: others collect garbage and compile, and
 * they do so the later the more the machine has to do.
 */
export const threadClock = (): number =>
  isTold ? Number(readFileSync(ownTime, 'latin1').split(' ', 1)[0]) / 1e6 : clock()
