import type { News, Showing, ToTell } from '@paydata/match'
import { clockOf, look, show } from '@paydata/match'
import type { Eye, Seen } from '@paydata/protocol'
import { beginsAt, packedUpdate } from '@paydata/protocol'

/** An update as text, which takes much less room in memory than what it says. */
export interface Recent {
  readonly from: number
  readonly text: string
}

/** The newest updates of each eye, for clients that missed some. */
export type Missed = Map<Eye, Recent[]>

/** More of them would be no less to send than the whole view. */
const remembered = 30

/** What is shown to clients that come and go. */
interface Told extends Showing {
  readonly missed: Missed
}

/** Brings all eyes that look to the position of the match, and remembers how, for who is not connected just now. */
export function showAll(match: Told, news: News, now: number): readonly ToTell[] {
  const updates = show(match, news, now)
  for (const { eye, update } of updates) {
    const recent = match.missed.get(eye) ?? []
    recent.push({ from: beginsAt(update), text: JSON.stringify(update) })
    if (recent.length > remembered) recent.shift()
    match.missed.set(eye, recent)
  }
  return updates
}

/** What brings a client that has this version up to date. */
export function seenFrom(match: Told, eye: Eye, have: number | null, now: number): Seen {
  const { version, held } = look(match, eye)
  const recent = match.missed.get(eye) ?? []
  const at = have === version ? recent.length : recent.findIndex(({ from }) => from === have)
  if (have !== null && at >= 0) {
    const updates = recent.slice(at).map(({ text }) => packedUpdate.parse(JSON.parse(text)))
    return { is: 'missed', eye, updates }
  }
  return { is: 'whole', eye, version, view: held.view, clock: clockOf(match.position, match.since, now) }
}
