import { z } from 'zod'
import type { Balancer } from './cluster/balancer.ts'
import { startBalancer } from './cluster/balancer.ts'
import { newFleet } from './cluster/fleet.ts'
import { startProcess } from './cluster/processes.ts'

const usage = `Several servers that share one world, behind a balancer, to try out what happens when one of them dies

  npm run cluster -- --processes 3 --port 3000

  --processes N  how many (3)
  --port N       where the balancer listens (3000; 0 for any free port)
  --host HOST    at which address (127.0.0.1)
  --help         this text

They need a PostgreSQL (DATABASE_URL, or POSTGRES_PASSWORD for that of compose.yaml) and a Redis (REDIS_URL, redis://127.0.0.1:6379);
"docker compose up postgres redis" starts both. Everything else is set as for npm start.

Kill one (kill -9 PID) and its games go on at the others; it is started again after a while. With SIGHUP all are started
anew, one after another. With SIGTERM or Ctrl-C all end.
`

const options = z.object({
  processes: z.coerce.number().int().min(1).max(16).default(3),
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  host: z.string().min(1).default('127.0.0.1'),
})

function readOptions(args: readonly string[]): z.infer<typeof options> | string {
  const given: Record<string, string> = {}
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--') continue
    if (!/^--(processes|port|host)$/.test(arg)) return `"${arg}" is not an option; --help lists them.`
    given[arg.slice(2)] = args[++i] ?? ''
  }
  const read = options.safeParse(given)
  return read.success ? read.data : z.prettifyError(read.error)
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The database that is named, or that of `compose.yaml`, whose password only its operator knows. */
function databaseIn({ DATABASE_URL, POSTGRES_PASSWORD }: NodeJS.ProcessEnv): string | null {
  if (DATABASE_URL) return DATABASE_URL
  if (!POSTGRES_PASSWORD) return null
  return `postgres://postgres:${encodeURIComponent(POSTGRES_PASSWORD)}@127.0.0.1:5432/postgres?schema=paydata`
}

async function run({ processes, port, host }: z.infer<typeof options>, DATABASE_URL: string): Promise<void> {
  const env = {
    DATABASE_URL,
    REDIS_URL: process.env.REDIS_URL || 'redis://127.0.0.1:6379',
    TRUST_PROXY: process.env.TRUST_PROXY || '1',
  }
  const fleet = newFleet(processes, {
    // Players open the address of the balancer, so the lines about those of the servers are left out.
    start: (n, stop) =>
      startProcess(env, line => /^Open /.test(line) || say(`[${n + 1}] ${line}`), undefined, stop),
    say,
  })
  // Declared before the first server starts, so that a signal that comes meanwhile ends all of them.
  let balancer: Balancer | null = null
  let isEnding = false
  process.on('SIGHUP', () => void fleet.anew())
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      isEnding = true
      await fleet.end()
      await balancer?.close()
    })
  try {
    await fleet.begin()
    if (isEnding) return
    balancer = await startBalancer({ port, host }, fleet.ports)
    if (isEnding) await balancer.close()
    else say(`Open http://${host === '0.0.0.0' ? 'localhost' : host}:${balancer.port}/ in a browser.`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
    await fleet.end()
  }
}

const args = process.argv.slice(2)
const read = args.includes('--help') || args.includes('-h') ? null : readOptions(args)
const database = databaseIn(process.env)
if (read === null) process.stdout.write(usage)
else if (typeof read === 'string') {
  process.stderr.write(`${read}\n`)
  process.exitCode = 2
} else if (database === null) {
  process.stderr.write(
    'No database is named: set DATABASE_URL, or POSTGRES_PASSWORD for that of compose.yaml; --help tells more.\n',
  )
  process.exitCode = 2
} else await run(read, database)
