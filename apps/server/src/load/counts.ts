import type { Target } from './target.ts'

/** What servers had done by some moment, to be compared with a later one. Seconds are of all servers together. */
export interface Counts {
  readonly cpu: number
  /** Of SQLite on the main thread, during which nobody is answered. */
  readonly sql: number
  readonly statements: number
  readonly commits: number
  /** Of the thread that writes. */
  readonly written: number
  readonly collecting: number
  readonly longCollections: number
  /** The longest time since the counts before, in which a server did nothing else. */
  readonly stall: number
}

/** The event loop is looked at so often, in seconds, so that a loop which never waits seems to stand still for as long. */
const looked = 0.01

export async function countsOf(targets: readonly Pick<Target, 'metrics'>[]): Promise<Counts> {
  // An answer of a server is repeated for half a second.
  const all = await Promise.all(targets.map(target => target.metrics()))
  const sum = (name: string, ...labels: string[]): number =>
    all.reduce((total, metrics) => total + metrics(name, ...labels), 0)
  const collected = sum('nodejs_gc_duration_seconds_count')
  return {
    cpu: sum('process_cpu_seconds_total'),
    sql: sum('paydata_sqlite_seconds_total', 'thread="main"'),
    statements: sum('paydata_sqlite_statements_total', 'thread="main"'),
    commits: sum('paydata_sqlite_commits_total', 'thread="main"'),
    written: sum('paydata_sqlite_commits_total', 'thread="writer"'),
    collecting: sum('nodejs_gc_duration_seconds_sum'),
    longCollections: collected - sum('nodejs_gc_duration_seconds_bucket', 'le="0.04"'),
    stall: Math.max(...all.map(metrics => metrics('nodejs_eventloop_lag_max_seconds') - looked), 0),
  }
}
