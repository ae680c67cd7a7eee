import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { audience } from '../bench/audience.ts'
import { versionOfWholePool } from '../bench/whole-pool.ts'
import { bytesOf, callsOf, callsTo, totalOf } from './counting.ts'
import { starterGames, workGames } from './games.ts'
import { toldInMatches } from './matches.ts'
import { played } from './playing.ts'
import { countedAtServer } from './server.ts'

/** One thing that is counted: less of it is better. */
export interface Row {
  /** Its column in the trend. */
  readonly name: string
  readonly what: string
  readonly digits: number
}

/** What is counted on each run. */
const counted = [
  { name: 'calls', what: 'calls an answer', digits: 0 },
  { name: 'bytes', what: 'bytes allocated an answer', digits: 0 },
  { name: 'callsSeen', what: 'calls an answer with updates for both players', digits: 0 },
  { name: 'bytesSeen', what: 'bytes allocated an answer with them', digits: 0 },
  { name: 'callsKnown', what: 'calls with 2,054 cards known ÷ with those that there are', digits: 3 },
  { name: 'frames', what: 'steps of frames an answer', digits: 2 },
  { name: 'checkpoints', what: 'checkpoints an answer that look at anything', digits: 2 },
  { name: 'windows', what: 'windows listed an answer', digits: 2 },
  { name: 'idleWindows', what: 'windows listed in which nothing but to pass is possible', digits: 2 },
  { name: 'entries', what: 'entries of the log a reply', digits: 2 },
  { name: 'update', what: 'bytes of both updates an entry', digits: 0 },
  { name: 'views', what: 'views made a reply, for orders and for both players', digits: 2 },
  { name: 'digests', what: 'digests of positions made an entry', digits: 2 },
  {
    name: 'statementsBegun',
    what: 'statements of SQL on the main thread of a server, a new game',
    digits: 2,
  },
  { name: 'commitsBegun', what: 'commits there, a new game', digits: 2 },
  { name: 'statementsReply', what: 'statements there, a reply', digits: 2 },
  { name: 'commitsReply', what: 'commits there, a reply', digits: 2 },
  { name: 'writes', what: 'writes to sockets a reply', digits: 1 },
] as const satisfies readonly Row[]

/** Of `npm run sizes`, as they were recorded last: to weigh them takes the page built and opened. */
const sizes: Readonly<Record<string, { readonly kB: number }>> = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../web/sizes.json', import.meta.url)), 'utf8'),
)

export const rows: readonly Row[] = [
  ...counted,
  ...Object.keys(sizes).map(route => ({ name: `kB ${route}`, what: `kB of ${route}`, digits: 1 })),
]

export type Counts = Readonly<Record<string, number>>

/** How often to play until the compiler has made of the code what it will: what it leaves out allocates nothing. */
const warmups = 3

/** Plays all games with each way of counting, as each makes the others dearer. */
export function counts(): Counts {
  const games = workGames()
  // Calls first: what is compiled into its caller is not counted.
  let asked = { decisions: 0, openWindows: 0 }
  const calls = callsOf(() => {
    asked = played(games)
  })
  const callsSeen = callsOf(() => {
    played(games, audience)
  })
  const { decisions, openWindows } = asked
  for (let nth = 0; nth < warmups; nth++) played(games)
  const bytes = bytesOf(() => {
    played(games)
  })
  for (let nth = 0; nth < warmups; nth++) played(games, audience)
  const bytesSeen = bytesOf(() => {
    played(games, audience)
  })
  const windows = callsTo(calls, 'engine/queries/allowed/in-windows judgePaidWindow')
  const steps = callsTo(
    calls,
    'engine/kernel/tables stepStructure',
    'engine/kernel/tables stepProcedure',
    'engine/kernel/resolving-abilities stepAbility',
    'engine/kernel/windows stepWindow',
  )
  let told = { replies: 0, entries: 0, bytes: 0 }
  const inMatches = callsOf(() => {
    told = toldInMatches(games)
  })
  const made: Readonly<Record<(typeof counted)[number]['name'], number>> = {
    calls: totalOf(calls) / decisions,
    bytes: bytes / decisions,
    callsSeen: totalOf(callsSeen) / decisions,
    callsKnown: callsWithWholePool(),
    bytesSeen: bytesSeen / decisions,
    frames: steps / decisions,
    checkpoints: callsTo(calls, 'engine/kernel/checkpoint settleAll') / decisions,
    windows: windows / decisions,
    idleWindows: (windows - openWindows) / decisions,
    entries: told.entries / told.replies,
    update: told.bytes / told.entries,
    views: callsTo(inMatches, 'engine/view/view viewAfter') / told.replies,
    digests: callsTo(inMatches, 'engine/record/digest digestOf') / told.entries,
    ...countedAtServer(),
  }
  return {
    ...made,
    ...Object.fromEntries(Object.entries(sizes).map(([route, { kB }]) => [`kB ${route}`, kB])),
  }
}

/** How many times the calls it takes to play where many more cards are known than those that there are. */
function callsWithWholePool(): number {
  const definitions = versionOfWholePool()
  const games = starterGames()
  const among = games.map(setup => ({ ...setup, definitions }))
  // What is compiled once for all games is no part of an answer.
  played(among.slice(0, 4))
  const whole = callsOf(() => {
    played(among)
  })
  const own = callsOf(() => {
    played(games)
  })
  return totalOf(whole) / totalOf(own)
}
