import { botPace } from '@paydata/protocol'
import { z } from 'zod'

const seconds = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const emptyIsNone = (value: unknown): unknown => (value === '' ? undefined : value)

/** Each setting by the name of its variable of the environment. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA: z.string().default('./data'),
  PAGE: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LEASE_SECONDS: z.coerce.number().min(0.4).max(60).default(2),
  ORIGINS: z
    .string()
    .default('')
    .transform(list => list.split(/[\s,]+/).filter(origin => origin !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform(url => new URL(url).origin))),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  SECURE_COOKIES: z.enum(['yes', 'no']).default('no'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  METRICS_TOKEN: z.string().min(16).optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:[/][/])/)
    .optional(),
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform(list => list.split(/[\s,]+/).filter(origin => origin !== ''))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform(url => new URL(url).origin))),
  WEBHOOK_REPORTS: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_ANNOUNCEMENTS: z.url({ protocol: /^https?$/ }).optional(),
  WEBHOOK_FAULTS: z.url({ protocol: /^https?$/ }).optional(),
  CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  RATES: z.coerce.number().positive().default(1),
  MOST_WAITING: z.coerce.number().int().min(1).default(2000),
  MOST_UNREAD: z.coerce.number().positive().default(4),
  SNAPSHOT_EVERY: z.coerce.number().int().min(1).default(25),
  IDLE_SECONDS: seconds(1, 86_400).default(300),
  REST_SECONDS: seconds(0, 86_400).default(3),
  DRAIN_SECONDS: seconds(0, 86_400).default(3600),
  THREADS: z.coerce.number().int().min(1).max(16).default(1),
  BOT_PACE: botPace.default('human'),
  BOT_THINKS: z.coerce.number().int().min(10).max(60_000).default(800),
})

const environment = settings
  .refine(({ REDIS_URL, DATABASE_URL }) => REDIS_URL === undefined || DATABASE_URL !== undefined, {
    path: ['REDIS_URL'],
    message: 'servers can share games only if they share a database: DATABASE_URL is missing',
  })
  .refine(({ THREADS, DATABASE_URL }) => THREADS === 1 || DATABASE_URL === undefined, {
    path: ['THREADS'],
    message: 'threads are for games in a data folder: with DATABASE_URL start several servers',
  })

export type Config = z.infer<typeof settings>

export const settingNames: readonly string[] = Object.keys(settings.shape)

const options: Readonly<Record<string, keyof Config>> = {
  '--port': 'PORT',
  '--host': 'HOST',
  '--data': 'DATA',
  '--threads': 'THREADS',
}

export const usage = `The server of Paydata

  npm start -- --port 3000 --data ./data

  --port N       where it listens (PORT, 3000; 0 for any free port)
  --host HOST    at which address (HOST, 127.0.0.1; 0.0.0.0 for all)
  --data FOLDER  where games are kept (DATA, ./data)
  --threads N    how many threads have games beside the one with the connections (THREADS, 1: that one has them)
  --help         this text

Besides, from the environment:
  PAGE                     the folder of a page to serve besides (the table, if it has been built)
  DATABASE_URL             a PostgreSQL database instead of the data folder; ?schema=NAME for a schema of its own
  REDIS_URL                a Redis by which several servers on one PostgreSQL share their games; ?prefix=NAME for channels
                           of its own
  LEASE_SECONDS            how long a server that shares games may be silent until others take over its games (2)
  ORIGINS                  pages that may use this server besides its own, such as https://example.org; who is who goes by
                           a cookie that stays within a site, so this server has to be at the same, such as
                           https://play.example.org
  TRUST_PROXY              how many proxies stand before it and tell the address of the client (0)
  SECURE_COOKIES           yes when players reach it over https, which their browsers are told to keep to from then on (no)
  LOG_LEVEL                trace, debug, info, warn, error or silent (info)
  METRICS_TOKEN            what a reader of /metrics has to show as bearer token; nobody may read them without it
                           unless they ask from this machine
  PUSH_CONTACT             where push services find whoever looks after this server, such as mailto:ada@example.org; without it
                           nobody is told while they are away
  PUSH_SERVICES            push services besides those of the usual browsers, such as https://push.example.org
  WEBHOOK_REPORTS          an address that is told of what players report, in the shape of Discord's webhooks
  WEBHOOK_ANNOUNCEMENTS    one that is told what an operator announces, likewise
  WEBHOOK_FAULTS           one that is told of faults of the server, likewise
  CONNECTIONS_PER_ADDRESS  sockets that one address may have open at each server (100)
  RATES                    all limits on how often things may be asked, times this (1)
  MOST_WAITING             replies that may wait to be written until more are refused as busy (2000)
  MOST_UNREAD              megabytes that may wait for a connection that does not read them, until it is ended; for all of
                           an address together eight times as many (4)
  SNAPSHOT_EVERY           answers between two snapshots of a game (25)
  BOT_PACE                 how long bots seem to think where a player has not chosen: human, steady, brisk or instant
                           (human)
  BOT_THINKS               milliseconds that the best bot thinks about a decision, in a thread beside the server (800)
  REST_SECONDS             after how long a game that nobody touches is kept packed, outside of the heap (3)
  IDLE_SECONDS             how long a game that nobody watches stays in memory (300)
  DRAIN_SECONDS            how long games may go on after SIGUSR2, with which no new ones begin, until the server ends (3600)
`

export type Configured =
  | { readonly is: 'config'; readonly config: Config }
  | { readonly is: 'help' }
  | { readonly is: 'mistake'; readonly mistake: string }

/** What is wrong with the settings is told before anything is opened. */
export function readConfig(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Configured {
  const given: Record<string, unknown> = {}
  for (const name of settingNames) given[name] = emptyIsNone(env[name])
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--') continue
    if (arg === '--help' || arg === '-h') return { is: 'help' }
    const [name = '', ...rest] = arg.split('=')
    const setting = options[name]
    if (setting === undefined)
      return { is: 'mistake', mistake: `"${arg}" is not an option; --help lists them.` }
    const value = rest.length > 0 ? rest.join('=') : args[++i]
    if (value === undefined || value === '') return { is: 'mistake', mistake: `${name} needs a value.` }
    given[setting] = value
  }
  const read = environment.safeParse(given)
  if (read.success) return { is: 'config', config: read.data }
  const lines = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  return { is: 'mistake', mistake: `These settings cannot be used:\n${lines.join('\n')}` }
}
