import type { OwnPart, OwnRow, RefusedRequest, RequestOutcome } from '@paydata/protocol'
import { callerOf, unreached } from '../online/http.ts'

const callData = callerOf({
  ownData: { method: 'post', path: '/api/me/data' },
  myDecks: { method: 'post', path: '/api/me/decks/list' },
  wholeDecks: { method: 'post', path: '/api/me/decks/whole' },
})

/** What a player is told and asked while their data is gathered. */
export interface Gathering {
  /** Whether the player wants no more of it. */
  readonly isStopped: () => boolean
  readonly tell: (progress: { readonly done: number; readonly of: number }) => void
}

/** Ends the gathering, as the server gives no more, or the player wants no more. */
export class Ended extends Error {
  readonly refusal: RefusedRequest | null

  constructor(refusal: RefusedRequest | null) {
    super(refusal?.why ?? 'stopped')
    this.refusal = refusal
  }
}

/** Asks again each time that the server says when to: all that is kept may be more than it gives at once. */
async function patiently<Given>(
  { isStopped }: Pick<Gathering, 'isStopped'>,
  ask: () => Promise<RequestOutcome<Given>>,
): Promise<RequestOutcome<Given>> {
  for (;;) {
    if (isStopped()) throw new Ended(null)
    const answered = await ask()
    if (answered.ok || (answered.why !== 'tooFast' && answered.why !== 'busy')) return answered
    const { again } = answered
    if (again === undefined) return answered
    await new Promise(resolve => setTimeout(resolve, again * 1000))
  }
}

async function mustGet<Given>(
  gathering: Gathering,
  ask: () => Promise<RequestOutcome<Given>>,
): Promise<Given> {
  const answered = await patiently(gathering, ask)
  if (!answered.ok) throw new Ended(answered)
  return answered
}

/** All rows of a part. */
export async function rowsOf(gathering: Gathering, part: OwnPart): Promise<readonly OwnRow<OwnPart>[]> {
  const rows: OwnRow<OwnPart>[] = []
  for (let after: string | null = null; ; ) {
    const page = await mustGet(gathering, () => callData('ownData', { part, after }))
    rows.push(...page.rows)
    if (page.next === null) return rows
    after = page.next
  }
}

/** All decks with their cards, deleted ones that can be taken back too. */
export async function decksOf(gathering: Gathering): Promise<readonly unknown[]> {
  const decks: unknown[] = []
  for (let after: string | null = null; ; ) {
    const page = await mustGet(gathering, () => callData('myDecks', { after }))
    let left = page.decks.map(({ id }) => id)
    while (left.length > 0) {
      const ids = left
      const whole = await mustGet(gathering, () => callData('wholeDecks', { ids }))
      decks.push(...whole.decks)
      left = whole.left
    }
    if (!page.more) return decks
    after = page.next
  }
}

/** A game that is over as the player saw it, as the text that the server sends. */
export const seenOf = (
  gathering: Gathering,
  game: string,
  side: 'corp' | 'runner',
): Promise<RequestOutcome<{ readonly text: string }>> =>
  patiently(gathering, async () => {
    try {
      const response = await fetch(`/api/games/${game}/seen/${side}`)
      if (!response.ok) return await response.json()
      return { ok: true, text: await response.text() }
    } catch {
      return unreached
    }
  })
