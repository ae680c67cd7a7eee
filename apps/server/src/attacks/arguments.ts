import { z } from 'zod'
import type { AttackName } from './kinds.ts'
import { attackNames, attacks } from './kinds.ts'

/** How long another player's pings may take, all but one of a hundred, and every answer of /healthz. */
const mostMilliseconds = { ping: 20, health: 100 } as const

/** What was measured, by the names under which it is printed. */
export type Numbers = Readonly<Record<string, number>>

/** Whether others noticed nothing of an attack. What was not measured counts as noticed, but not every attack has an owner. */
export const isHarmless = (numbers: Numbers): boolean =>
  (numbers['ping, p99 ms'] ?? Number.NaN) <= mostMilliseconds.ping &&
  (numbers['/healthz, longest ms'] ?? Number.NaN) <= mostMilliseconds.health &&
  numbers['players who lost the connection'] === 0 &&
  numbers['the owner signed in, times'] === numbers.of

const usage = `Attacks a server and measures what another player waits for meanwhile

  npm run attacks -- --attack lists --seconds 20

  --attack A     one of them (all)
${attackNames.map(name => `                   ${name.padEnd(10)} ${attacks[name].says}`).join('\n')}
  --addresses N  from how many addresses, told as a trusted proxy tells them (1, and then 100)
  --times N      so many times as many requests; 1 are those above (1, and 10 from 100 addresses)
  --seconds S    how long each of them lasts (20)
  --json         print the numbers as JSON
  --help         this text

It starts servers of its own, with the limits that players have, on folders that it throws away. For each attack it
prints how many requests were done and refused, how long another player's pings took, and how long /healthz took. It
ends with exit code 1 if 99 of 100 pings took longer than ${mostMilliseconds.ping} ms, or any answer of /healthz longer than ${mostMilliseconds.health} ms,
if another player lost the connection, or if the owner of a password that is guessed could not sign in.
`

const settings = z.object({
  attack: z.enum(attackNames).optional(),
  addresses: z.coerce.number().int().min(1).max(250).optional(),
  times: z.coerce.number().positive().max(100).optional(),
  seconds: z.coerce.number().min(1).max(3600).default(20),
})

const options: readonly string[] = Object.keys(settings.shape)

/** One attack, from so many addresses. */
export interface Round {
  readonly attack: AttackName
  readonly addresses: number
  readonly times: number
  readonly seconds: number
}

interface Rounds {
  readonly rounds: readonly Round[]
  readonly json: boolean
}

/** What is to be measured, or a text to print instead. */
export function readArguments(
  args: readonly string[],
): Rounds | { readonly print: string; readonly code: number } {
  const given: Record<string, string> = {}
  let json = false
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? ''
    if (arg === '--') continue
    if (arg === '--help') return { print: usage, code: 0 }
    if (arg === '--json') json = true
    else if (arg.startsWith('--') && options.includes(arg.slice(2))) given[arg.slice(2)] = args[++i] ?? ''
    else return { print: `"${arg}" is not an option.\n\n${usage}`, code: 2 }
  }
  const read = settings.safeParse(given)
  if (!read.success) return { print: `${z.prettifyError(read.error)}\n`, code: 2 }
  const { attack, addresses, times, seconds } = read.data
  const from = addresses === undefined ? [1, 100] : [addresses]
  const rounds = (attack === undefined ? attackNames : [attack]).flatMap(name =>
    from.map(count => ({ attack: name, addresses: count, times: times ?? (count === 1 ? 1 : 10), seconds })),
  )
  return { rounds, json }
}
