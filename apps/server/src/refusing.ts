import type { RefusedRequest, RequestRefusalCode } from '@paydata/protocol'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { isOutage } from './store/outages.ts'

type Details = Pick<RefusedRequest, 'because' | 'again'>

export const refused = (why: RequestRefusalCode, more: Details = {}): RefusedRequest => ({
  ok: false,
  why,
  says: '',
  ...more,
})

/** Fields of earlier releases, whose pages show a detail only if it is a sentence. */
const formerFields: readonly string[] = ['pool']
const reload = 'This page is of an earlier release than the server. Reload it, and try again.'

/** What to do about a message that cannot be read. A page that sends fields which nobody knows is of another release. */
export function adviceOn({ issues }: z.ZodError): Pick<RefusedRequest, 'because'> {
  if (issues.some(({ code, path }) => code === 'too_big' && path.includes('cards')))
    return { because: [{ code: 'deckTooLarge' }] }
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (unknown.length === 0) return {}
  const isFormer = unknown.some(key => formerFields.includes(key))
  return { because: [isFormer ? reload : { code: 'otherRelease' }] }
}

/**
 * Thrown to refuse a request, however deep in it: a transaction around it is undone, and the client gets `refused` as its answer.
 */
export class RefusedError extends Error {
  readonly refused: RefusedRequest

  constructor(why: RequestRefusalCode, more: Details = {}) {
    super(why)
    this.refused = refused(why, more)
  }
}

/** Logs that something failed at a request, and gives what the client is answered. `about` says which request it was. */
export function refusedOver(logger: Logger, error: unknown, about: object): RefusedRequest {
  if (!isOutage(error)) {
    logger.error({ ...about, err: error }, 'could not answer a request')
    return refused('broken')
  }
  logger.error(
    { ...about, why: error instanceof Error ? error.message : String(error) },
    'could not use the database',
  )
  return refused('busy', { again: 1 })
}

/** Refuses a request that comes too fast; `wait` is in seconds. */
export function notTooFast(wait: number | null): void {
  if (wait !== null) throw new RefusedError('tooFast', { again: wait })
}
