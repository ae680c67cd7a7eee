import { setTimeout as after } from 'node:timers/promises'
import { z } from 'zod'
import { readJson } from '../store/json.ts'

/** Tells something to those who look after the server, outside of it. Nobody waits until it is told. */
export type Tell = (text: string) => void

/** Hears why something could not be told. */
type Failed = (why: string) => void
type Pause = (milliseconds: number) => Promise<void>

/** As many letters as Discord takes. */
const longest = 2000
/** So many wait at most; of more than that only the number is told. */
const mostWaiting = 20
const patience = 10_000
const betweenTries = 5_000
const tries = 3

const tooMany = z.object({ retry_after: z.number().positive().max(120) })

const unheard = (milliseconds: number): Promise<void> => after(milliseconds, undefined, { ref: false })

/** Posts to a webhook of Discord's shape, one text after the other; without an address, nothing is told. */
export function webhookAt(url: string | undefined, failed: Failed, pause: Pause = unheard): Tell {
  if (url === undefined) return () => undefined
  const waiting: string[] = []
  let left = 0
  let isPosting = false

  async function postAll(): Promise<void> {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      await post(url ?? '', text, failed, pause)
      if (waiting.length > 0 || left === 0) continue
      waiting.push(`… and ${left} more`)
      left = 0
    }
  }

  return text => {
    if (waiting.length >= mostWaiting) left++
    else waiting.push(text)
    if (isPosting) return
    isPosting = true
    void postAll().finally(() => {
      isPosting = false
    })
  }
}

const cut = (text: string): string => {
  const letters = [...text]
  return letters.length <= longest ? text : `${letters.slice(0, longest - 1).join('')}…`
}

async function post(url: string, text: string, failed: Failed, pause: Pause): Promise<void> {
  let why = ''
  for (let nth = 1; nth <= tries; nth++) {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        // Names and words of players must call nobody.
        body: JSON.stringify({ content: cut(text), allowed_mentions: { parse: [] } }),
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      const said = await response.text()
      if (response.ok) return
      why = `it answered ${response.status}`
      if (response.status !== 429 && response.status < 500) break
      const wait = tooMany.safeParse(readJson(said))
      await pause(wait.success ? wait.data.retry_after * 1000 : betweenTries)
    } catch (error) {
      why = error instanceof Error ? error.message : String(error)
      await pause(betweenTries)
    }
  }
  failed(why)
}
