import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { attackNames, attacks } from './kinds.ts'
import type { Outcome, Visitor } from './visitor.ts'

// A thread of its own, so that those who attack do not keep those waiting who measure.
const given = z
  .object({
    attack: z.enum(attackNames),
    port: z.number(),
    addresses: z.number(),
    rate: z.number(),
    seconds: z.number(),
    prepared: z.object({ cookies: z.array(z.string()), games: z.array(z.string()) }),
  })
  .parse(workerData)

const parent = parentPort ?? fail('This runs as a thread.')

function fail(why: string): never {
  throw new Error(why)
}

/** How many requests wait for their answers at most: those who attack need not wait for any. */
const mostOpen = 1000
/** Milliseconds between two moments at which requests are sent. */
const beat = 20

const { cookies } = given.prepared
const count = cookies.length === 0 ? given.addresses : cookies.length
const visitors = Array.from(
  { length: count },
  (_, nth): Visitor => ({
    port: given.port,
    address: `198.51.100.${(nth % given.addresses) + 1}`,
    cookie: cookies[nth] ?? '',
  }),
)
const shots = await attacks[given.attack].aim(visitors, given.prepared)
parent.postMessage('ready')
parent.once('message', () => void attack())

async function attack(): Promise<void> {
  const outcomes: Record<string, number> = {}
  const note = (outcome: Outcome): void => {
    const what = outcome.ok ? 'done' : outcome.why
    outcomes[what] = (outcomes[what] ?? 0) + 1
  }
  const began = performance.now()
  const answers: Promise<void>[] = []
  let open = 0
  while (performance.now() - began < given.seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * given.rate)
    while (answers.length < due && open < mostOpen) {
      const shot = shots[answers.length % shots.length] ?? fail('There is nothing to send.')
      open++
      const answer = shot().catch((): Outcome => ({ ok: false, why: 'no answer' }))
      answers.push(
        answer.then(outcome => {
          note(outcome)
          open--
        }),
      )
    }
    await new Promise(resolve => setTimeout(resolve, beat))
  }
  await Promise.all(answers)
  parent.postMessage(outcomes)
}
