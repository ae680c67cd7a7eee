import { z } from 'zod'
import { filesFor, mostOpen } from './open-files.ts'

const usage = `Plays many games over real sockets and measures what players wait for

  npm run load -- --games 1000 --rate 500 --seconds 30

  --games N     games that are on at the same time (50); each takes two sockets of this process and two of the server
  --rate R      replies a second, over all games (100); 0 for as many as there can be
  --warm-up S   how long replies are sent before anything is measured (10)
  --rest S      how long nothing is asked before what games at rest take is measured, and again when all have left (15)
  --seconds S   how long is measured then (20)
  --minutes M   the same in minutes, to see what hours do to a server
  --players P   who plays: random, or sensible, whose games are like those of people (random)
  --thinkers N  games against a bot that thinks ahead, which are on besides and are not measured (0)
  --search N    instead of games: so many people look for an opponent at the same moment, an even number
  --stores W    log, as always (log); nothing, to compare with a server that writes no reply down
  --slow-disk M milliseconds that each commit takes longer than the disk needs (0)
  --threads N   how many threads of the server have games, beside the one with the sockets if more than one (1)
  --processes N 1; or 2 that share DATABASE_URL and REDIS_URL, with half of the tables at each (1)
  --kill        afterwards kill the server, start it again and have all games back; of 2, have the other take over
  --json        print the numbers as JSON
  --help        this text

It starts a server of its own on a folder that it throws away, or on DATABASE_URL. Settings of the server are taken from
the environment: MOST_WAITING=20 shows one that is soon busy.
`

const settings = z.object({
  games: z.coerce.number().int().min(1).max(20_000).default(50),
  rate: z.coerce.number().min(0).default(100),
  'warm-up': z.coerce.number().min(0).default(10),
  rest: z.coerce.number().min(0).default(15),
  seconds: z.coerce.number().min(1).default(20),
  minutes: z.coerce.number().positive().optional(),
  players: z.enum(['random', 'sensible']).default('random'),
  thinkers: z.coerce.number().int().min(0).max(500).default(0),
  search: z.coerce.number().int().min(2).max(5000).multipleOf(2).optional(),
  stores: z.enum(['log', 'nothing']).default('log'),
  'slow-disk': z.coerce.number().min(0).max(1000).default(0),
  threads: z.coerce.number().int().min(1).max(16).default(1),
  processes: z.coerce.number().int().min(1).max(2).default(1),
})
export type Settings = Omit<z.infer<typeof settings>, 'minutes' | 'search'> & {
  /** How many look for an opponent in place of games; null for games. */
  readonly search: number | null
  readonly json: boolean
  readonly kill: boolean
  /** How many files the process has to be allowed first, if the system lets it; null if it may have enough. */
  readonly files: number | null
}

const options: readonly string[] = Object.keys(settings.shape)

/** The settings from the command line, or a text to print instead. */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  filesOpen = mostOpen(),
): Settings | { readonly print: string; readonly code: number } {
  const given: Record<string, string> = {}
  let json = false
  let kill = false
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--') continue
    if (arg === '--help') return { print: usage, code: 0 }
    if (arg === '--json') json = true
    else if (arg === '--kill') kill = true
    else if (arg.startsWith('--') && options.includes(arg.slice(2))) given[arg.slice(2)] = args[++i] ?? ''
    else return { print: `"${arg}" is not an option.\n\n${usage}`, code: 2 }
  }
  const read = settings.safeParse(given)
  if (!read.success) return { print: `${z.prettifyError(read.error)}\n`, code: 2 }
  const { minutes, search = null, ...asked } = read.data
  if (minutes !== undefined && given.seconds !== undefined)
    return { print: 'Either --seconds or --minutes says how long is measured.\n', code: 2 }
  if (kill && asked.stores === 'nothing')
    return { print: 'What was not stored does not come back: --kill goes with --stores log.\n', code: 2 }
  if (asked.processes > 1 && (env.DATABASE_URL === undefined || env.REDIS_URL === undefined))
    return {
      print: 'Processes share their games by DATABASE_URL and REDIS_URL: both must be set.\n',
      code: 2,
    }
  if (asked['slow-disk'] > 0 && (asked.stores === 'nothing' || env.DATABASE_URL !== undefined))
    return {
      print: 'A disk is slow for SQLite that stores its log: --slow-disk goes with --stores log.\n',
      code: 2,
    }
  const pairs = search === null ? asked.games : search / 2
  const files = filesFor(pairs) > filesOpen ? filesFor(pairs) : null
  return {
    ...asked,
    search,
    seconds: minutes === undefined ? asked.seconds : minutes * 60,
    json,
    kill,
    files,
  }
}
