// Counts what a new game and a reply cost a server, for `npm run work`: prints it as JSON.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { random } from '@paydata/bots'
import { readConfig } from './config.ts'
import { countsOf } from './load/counts.ts'
import type { Seat } from './load/seats.ts'
import { newPair, newTable, nextReply } from './load/seats.ts'
import { metricsAt } from './load/target.ts'
import { newLogger } from './logger.ts'
import { start } from './server.ts'
import { countWrites } from './work/socket-writes.ts'

const games = 6
const repliesEach = 40
/** Metrics are told anew after half a second. To tell them takes a statement. */
const freshFor = 600
const toTell = 1

const folder = mkdtempSync(join(tmpdir(), 'paydata-work-'))
const configured = readConfig([], { PORT: '0', DATA: folder, LOG_LEVEL: 'error', RATES: '1000' })
if (configured.is !== 'config') throw new Error('These settings cannot be used.')
const { config } = configured
// With this, and with chances that are always the same, so is every game.
const newSecret = (): string => `key:${'0'.repeat(64)}`
const server = await start(config, newLogger(config), { newSecret })
const { port } = server
const writes = countWrites(port)

async function counted() {
  await after(freshFor)
  return { ...(await countsOf([{ metrics: () => metricsAt(port) }])), writes: writes.count() }
}

/** Gives one reply, and waits until both players have seen what it led to. */
async function playOn(seats: readonly Seat[], game: string, woken: () => Promise<void>): Promise<void> {
  const asked = seats.find(({ view }) => view.question !== null)
  if (asked === undefined) throw new Error('Nobody is asked.')
  const answer = await asked.socket
    .timeout(30_000)
    .emitWithAck('reply', nextReply(asked, game, random, 'work'))
  if (!answer.ok) throw new Error(`A reply was refused: ${answer.why}`)
  while (seats.some(({ version }) => version < answer.version)) await woken()
}

const pairs = await Promise.all(Array.from({ length: games }, (_, n) => newPair(port, n)))
const come = await counted()
let wake = (): void => undefined
const woken = (): Promise<void> =>
  new Promise(resolve => {
    wake = resolve
  })
const heard = { update: () => wake() }
const tables: Awaited<ReturnType<typeof newTable>>[] = []
for (const [n, pair] of pairs.entries()) tables.push(await newTable(pair, n, heard, '0'.repeat(32)))
const begun = await counted()
const before = writes.count()
for (const { game, seats } of tables)
  for (let nth = 0; nth < repliesEach; nth++) await playOn(seats, game, woken)
const written = writes.count() - before
const played = await counted()
for (const { corp, runner } of pairs) for (const socket of [corp, runner]) socket.disconnect()
writes.stop()
await server.close()
rmSync(folder, { recursive: true, force: true })
const replies = games * repliesEach
process.stdout.write(
  `${JSON.stringify({
    statementsBegun: (begun.statements - come.statements - toTell) / games,
    commitsBegun: (begun.commits - come.commits) / games,
    statementsReply: (played.statements - begun.statements - toTell) / replies,
    commitsReply: (played.commits - begun.commits) / replies,
    writes: written / replies,
  })}\n`,
)
