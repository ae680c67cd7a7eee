import type { Refusal, WhyRefused } from '@paydata/protocol'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { isOutage } from './store/outages.ts'

export const refusalOf = (why: WhyRefused, more: Pick<Refusal, 'because' | 'again'> = {}): Refusal => ({
  ok: false,
  why,
  says: '',
  ...more,
})

/** Fields of earlier releases, whose pages show a detail only if it is a sentence. */
const formerFields: readonly string[] = ['pool']
const reload = 'This page is of an earlier release than the server. Reload it, and try again.'

/** What to do about a message that cannot be read. A page that sends fields which nobody knows is of another release. */
export function adviceOn({ issues }: z.ZodError): Pick<Refusal, 'because'> {
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (unknown.length === 0) return {}
  const isFormer = unknown.some(key => formerFields.includes(key))
  return { because: [isFormer ? reload : { code: 'otherRelease' }] }
}

/** Thrown to refuse a request: the client gets the refusal as its answer. */
export class Refuse extends Error {
  readonly refusal: Refusal

  constructor(why: WhyRefused, more: Pick<Refusal, 'because' | 'again'> = {}) {
    super(why)
    this.refusal = refusalOf(why, more)
  }
}

/** Logs that something failed at a request, and gives the refusal for the client. `about` says which request it was. */
export function refusalOver(logger: Logger, error: unknown, about: object): Refusal {
  if (!isOutage(error)) {
    logger.error({ ...about, err: error }, 'could not answer a request')
    return refusalOf('broken')
  }
  logger.error(
    { ...about, why: error instanceof Error ? error.message : String(error) },
    'could not use the database',
  )
  return refusalOf('busy', { again: 1 })
}

/** Refuses a request that comes too fast; `wait` is in seconds. */
export function notTooFast(wait: number | null): void {
  if (wait !== null) throw new Refuse('tooFast', { again: wait })
}
