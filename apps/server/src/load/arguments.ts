import { z } from 'zod'

const usage = `Plays many games over real sockets and measures what players wait for

  npm run load -- --games 100 --rate 200 --seconds 30

  --games N     games that are on at the same time (50)
  --rate R      replies a second, over all games (100); 0 for as many as there can be
  --seconds S   how long, after all games have begun (20)
  --kill        afterwards kill the server, start it again and have all games back
  --json        print the numbers as JSON
  --help        this text

It starts a server of its own on a folder that it throws away, or on DATABASE_URL.
`

const settings = z.object({
  games: z.coerce.number().int().min(1).max(5000).default(50),
  rate: z.coerce.number().min(0).default(100),
  seconds: z.coerce.number().min(1).default(20),
})
export type Settings = z.infer<typeof settings> & { readonly json: boolean; readonly kill: boolean }

/** What is asked for, or what to print instead. */
export function readArguments(
  args: readonly string[],
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
    else if (['--games', '--rate', '--seconds'].includes(arg)) given[arg.slice(2)] = args[++i] ?? ''
    else return { print: `"${arg}" is not an option.\n\n${usage}`, code: 2 }
  }
  const read = settings.safeParse(given)
  if (read.success) return { ...read.data, json, kill }
  return { print: `${z.prettifyError(read.error)}\n`, code: 2 }
}
