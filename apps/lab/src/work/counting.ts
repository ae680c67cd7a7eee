import type { HeapProfiler, Profiler } from 'node:inspector'
import { Session } from 'node:inspector'

/** How often each function was called, by its file below `packages` and its name. */
export type Calls = ReadonlyMap<string, number>

/** What is counted is the work of the game, not of who plays it at random. */
const isCounted = (url: string): boolean => /\/packages\/(?!scenario\/)/.test(url)

const nameIn = (url: string, name: string): string =>
  `${url
    .replace(/^.*\/packages\//, '')
    .replace('/dist/src/', '/')
    .replace(/\.js$/, '')} ${name}`

/** Asks V8 itself, which tells the same each time: it has a clock nowhere in it. */
class Asked {
  readonly #session = new Session()

  constructor() {
    this.#session.connect()
  }

  /** Answers come at once, as the session is of this thread. */
  coverage(): Profiler.TakePreciseCoverageReturnType {
    let found: Profiler.TakePreciseCoverageReturnType | undefined
    this.#session.post('Profiler.takePreciseCoverage', (_error, result) => {
      found = result
    })
    return found ?? fail()
  }

  allocations(): HeapProfiler.StopSamplingReturnType {
    let found: HeapProfiler.StopSamplingReturnType | undefined
    this.#session.post('HeapProfiler.stopSampling', (_error, result) => {
      found = result
    })
    return found ?? fail()
  }

  startCoverage(): void {
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  }

  startAllocations(): void {
    this.#session.post('HeapProfiler.enable')
    this.#session.post('HeapProfiler.startSampling', {
      samplingInterval: bytesBetweenSamples,
      includeObjectsCollectedByMajorGC: true,
      includeObjectsCollectedByMinorGC: true,
    })
  }

  close(): void {
    this.#session.post('Profiler.disable')
    this.#session.disconnect()
  }
}

const bytesBetweenSamples = 2048

function fail(): never {
  throw new Error('The inspector of this process does not answer at once.')
}

export function callsOf(run: () => void): Calls {
  const asked = new Asked()
  asked.startCoverage()
  // What was called before is not counted.
  asked.coverage()
  run()
  const { result } = asked.coverage()
  asked.close()
  const calls = new Map<string, number>()
  for (const { url, functions } of result) {
    if (!isCounted(url)) continue
    for (const { functionName, ranges } of functions) {
      const name = nameIn(url, functionName)
      calls.set(name, (calls.get(name) ?? 0) + (ranges[0]?.count ?? 0))
    }
  }
  return calls
}

export function bytesOf(run: () => void): number {
  const asked = new Asked()
  asked.startAllocations()
  run()
  const { profile } = asked.allocations()
  asked.close()
  return allocatedBelow(profile.head)
}

function allocatedBelow({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  let bytes = selfSize
  for (const child of children) bytes += allocatedBelow(child)
  return bytes
}

export function totalOf(calls: Calls): number {
  let total = 0
  for (const count of calls.values()) total += count
  return total
}

/** How often these were called. One that is not there any more would be counted as none, so it is told. */
export function callsTo(calls: Calls, ...names: readonly string[]): number {
  let total = 0
  for (const name of names) {
    const count = calls.get(name)
    if (count === undefined)
      throw new Error(`Nothing is called ${name} any more: say what work is counted by.`)
    total += count
  }
  return total
}
