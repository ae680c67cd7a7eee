import type { Profiler } from 'node:inspector'
import { Session } from 'node:inspector'
import type { KyselyPlugin } from 'kysely'

/** What somebody has made the server do. */
export interface Cost {
  /**
   * How often any part of the code was gone through, as the machine counts them (a body of a loop each time), in the longest of the
   * turns between which the server lets others be served.
   */
  readonly steps: number
  readonly rows: number
  readonly lettersRead: number
  readonly lettersWritten: number
}

const nothing: Cost = { steps: 0, rows: 0, lettersRead: 0, lettersWritten: 0 }

/** The letters of all texts in something, and its bytes. */
function lettersIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (value instanceof Uint8Array || value instanceof ArrayBuffer) return value.byteLength
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, each) => sum + lettersIn(each), 0)
}

/** Counts what the main thread does, as far as it is no work that a server leaves to other threads. */
export function counter() {
  const session = new Session()
  let isCounting = false
  let cost = nothing
  let longest = 0

  /** The steps since the last call. The machine begins anew with each. */
  function stepsSince(): number {
    let steps = 0
    session.post(
      'Profiler.takePreciseCoverage',
      (error: Error | null, { result }: Profiler.TakePreciseCoverageReturnType) => {
        if (error !== null) throw error
        for (const { functions } of result)
          for (const { ranges } of functions) for (const { count } of ranges) steps += count
      },
    )
    return steps
  }

  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isCounting && node.kind !== 'SelectQueryNode')
        cost = { ...cost, lettersWritten: cost.lettersWritten + aside(() => lettersIn(node)) }
      return node
    },
    async transformResult({ result }) {
      if (!isCounting) return result
      const letters = aside(() => lettersIn(result.rows))
      cost = { ...cost, rows: cost.rows + result.rows.length, lettersRead: cost.lettersRead + letters }
      return result
    },
  }

  /** Does what is not counted: a thread does it, or nobody but the test. */
  function aside<Done>(work: () => Done): Done {
    if (!isCounting) return work()
    const before = stepsSince()
    try {
      return work()
    } finally {
      stepsSince()
      cost = { ...cost, steps: cost.steps + before }
    }
  }

  return {
    plugin,
    aside,
    /** From then on everything is counted, which makes it slow. */
    begin(): void {
      session.connect()
      session.post('Profiler.enable')
      session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
      isCounting = true
    },
    /** Others are served now. */
    turn(): void {
      if (!isCounting) return
      longest = Math.max(longest, cost.steps + stepsSince())
      cost = { ...cost, steps: 0 }
    },
    async costOf(work: () => Promise<unknown>): Promise<Cost> {
      stepsSince()
      cost = nothing
      longest = 0
      await work()
      return { ...cost, steps: Math.max(longest, cost.steps + stepsSince()) }
    },
    end(): void {
      isCounting = false
      session.post('Profiler.disable')
      session.disconnect()
    },
  }
}
