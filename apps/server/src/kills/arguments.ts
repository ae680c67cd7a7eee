import { z } from 'zod'

const usage = `Kills a server again and again while games are played, and looks whether anything that was shown is lost

  npm run kills -- --minutes 120 --every 3 --games 40 --rate 20

  --minutes M  how long games are played (10)
  --every M    minutes between two kills, which come at a random moment of each (3)
  --games N    games that are on at the same time (20); each takes two sockets
  --rate R     replies a second, over all games (20)
  --threads N  how many threads of the server have games, beside the one with the sockets if more than one (1)
  --help       this text

After each kill the server is started again on the same folder, or on DATABASE_URL. All players come back, and each
has to find every view that they were shown, also those of the time before. What a player sent without having been
told whether it counts is sent again. Prints a line after each kill. Ends with 1 if anything was lost or was another,
or if the last quarter of eight kills or more found much more memory in use than the first.
`

const settings = z.object({
  minutes: z.coerce.number().positive().max(10_000).default(10),
  every: z.coerce.number().positive().max(1000).default(3),
  games: z.coerce.number().int().min(1).max(400).default(20),
  rate: z.coerce.number().positive().max(10_000).default(20),
  threads: z.coerce.number().int().min(1).max(16).default(1),
})
export type Settings = z.infer<typeof settings>

const options: readonly string[] = Object.keys(settings.shape)

/** The settings from the command line, or a text to print instead. */
export function readArguments(
  args: readonly string[],
): Settings | { readonly print: string; readonly code: number } {
  const given: Record<string, string> = {}
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--') continue
    if (arg === '--help') return { print: usage, code: 0 }
    if (arg.startsWith('--') && options.includes(arg.slice(2))) given[arg.slice(2)] = args[++i] ?? ''
    else return { print: `"${arg}" is not an option.\n\n${usage}`, code: 2 }
  }
  const read = settings.safeParse(given)
  return read.success ? read.data : { print: `${z.prettifyError(read.error)}\n`, code: 2 }
}
