import { setTimeout as after } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { StoreWork, Work } from './store/work.ts'
import { newStoreWork } from './store/work.ts'

const milliseconds = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1]

/** Milliseconds in which the database has to answer. */
const longestAnswer = 1500

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

/** The metrics for Prometheus. None names a player, an address or a game, and each label has few values. */
export function newMetrics(
  work: StoreWork = newStoreWork(),
  restingBytes: () => number = () => 0,
  bytesOfDatabase: () => Promise<number> = async () => 0,
) {
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
    database: new Gauge({
      name: 'paydata_database_bytes',
      help: 'What the database takes on disk',
      registers,
      /** While the database is away, the other metrics are still told. */
      async collect() {
        const tooLate = after(longestAnswer, Number.NaN, { ref: false })
        this.set(await Promise.race([bytesOfDatabase().catch(() => Number.NaN), tooLate]))
      },
    }),
    guests: new Gauge({ name: 'paydata_guests', help: 'Open connections of guests', registers }),
    newGuests: new Counter({ name: 'paydata_guests_total', help: 'Guests who have come', registers }),
    signIns: new Counter({
      name: 'paydata_sign_ins_total',
      help: 'Sign-ins by what became of them: ok, or why they, or passwords shown once more, were refused',
      labelNames: ['outcome'],
      registers,
    }),
    http: new Histogram({
      name: 'paydata_http_seconds',
      help: 'Requests over HTTP by the pattern of their address and their status, until they were answered',
      labelNames: ['method', 'route', 'status'],
      buckets: milliseconds,
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
