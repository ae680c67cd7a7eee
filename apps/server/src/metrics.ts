import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { StoreWork, Work } from './store/work.ts'
import { newStoreWork } from './store/work.ts'

const milliseconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1]

export type Metrics = ReturnType<typeof newMetrics>

const collections = [0.005, 0.01, 0.02, 0.04, 0.1, 0.25, 1]

/** What was done for SQLite, by the thread that did it. */
const sqliteWork = (
  name: string,
  help: string,
  registers: Registry[],
  amountOf: (work: Work) => number,
  work: StoreWork,
) =>
  new Counter({
    name,
    help,
    labelNames: ['thread'],
    registers,
    collect() {
      this.reset()
      for (const thread of ['main', 'writer'] as const) this.inc({ thread }, amountOf(work[thread]))
    },
  })

/** The metrics for Prometheus. None names a player or a game. */
export function newMetrics(work: StoreWork = newStoreWork(), restingBytes: () => number = () => 0) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, gcDurationBuckets: collections })
  const registers = [registry]
  const counted = (name: string, help: string, amountOf: (work: Work) => number) =>
    sqliteWork(name, help, registers, amountOf, work)
  new Gauge({
    name: 'paydata_resting_bytes',
    help: 'Memory of games that rest',
    registers,
    collect() {
      this.set(restingBytes())
    },
  })
  counted('paydata_sqlite_statements_total', 'Statements of SQLite', of => of.statements)
  counted('paydata_sqlite_commits_total', 'Transactions of SQLite that waited for the disk', of => of.commits)
  counted('paydata_sqlite_seconds_total', 'Time in which a thread was busy with SQLite', of => of.seconds)
  return {
    registry,
    sockets: new Gauge({ name: 'paydata_sockets', help: 'Open connections', registers }),
    unread: new Counter({
      name: 'paydata_unread_total',
      help: 'Connections ended as they did not read what they were sent',
      registers,
    }),
    tables: new Gauge({ name: 'paydata_tables', help: 'Games in memory', registers }),
    requests: new Counter({
      name: 'paydata_requests_total',
      help: 'Messages of clients by what became of them',
      labelNames: ['name', 'outcome'],
      registers,
    }),
    replies: new Histogram({
      name: 'paydata_reply_seconds',
      help: 'From a reply to its acknowledgement',
      buckets: milliseconds,
      registers,
    }),
    commits: new Histogram({
      name: 'paydata_commit_seconds',
      help: 'One transaction of the log',
      buckets: milliseconds,
      registers,
    }),
    forwarded: new Counter({
      name: 'paydata_forwarded_total',
      help: 'Requests done by another process, which has the game',
      registers,
    }),
    taken: new Counter({
      name: 'paydata_games_taken_total',
      help: 'Games that became this process’s',
      registers,
    }),
    batches: new Counter({ name: 'paydata_batches_total', help: 'Changes of games written', registers }),
  }
}
