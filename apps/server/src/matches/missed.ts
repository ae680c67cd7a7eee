import type { Looked, News, Showing, ToTell } from '@paydata/match'
import { clockOf, look, show } from '@paydata/match'
import type { Eye, Seen } from '@paydata/protocol'
import { beginsAt, packedUpdate } from '@paydata/protocol'

/** A recent update, kept as text, which takes much less memory than the object. */
export interface Recent {
  readonly from: number
  readonly text: string
}

/** The newest updates of each eye, for clients that missed some. */
export interface Missed extends Iterable<[Eye, Recent[]]> {
  get(eye: Eye): Recent[] | undefined
  set(eye: Eye, recent: Recent[]): unknown
}

/** How many updates are remembered for an eye. More than that would be as much to send as the whole view. */
const mostRecent = 30

/** A match or a late view of one, as clients are shown it. */
interface ShownToClients extends Showing {
  readonly missed: Missed
}

/** Gives each eye the update to the newest position, and remembers it for clients that are not connected at the moment. */
export function showAll(
  match: ShownToClients,
  news: News,
  now: number,
  looked: Looked = {},
): readonly ToTell[] {
  const updates = show(match, news, now, looked)
  for (const { eye, update } of updates) {
    const recent = match.missed.get(eye) ?? []
    recent.push({ from: beginsAt(update), text: JSON.stringify(update) })
    if (recent.length > mostRecent) recent.shift()
    match.missed.set(eye, recent)
  }
  return updates
}

/** Brings a client that has version `have` up to date: with the updates that it missed, or else with the whole view. */
export function seenFrom(match: ShownToClients, eye: Eye, have: number | null, now: number): Seen {
  const { version, held } = look(match, eye)
  const recent = match.missed.get(eye) ?? []
  const at = have === version ? recent.length : recent.findIndex(({ from }) => from === have)
  if (have !== null && at >= 0) {
    const updates = recent.slice(at).map(({ text }) => packedUpdate.parse(JSON.parse(text)))
    return { is: 'missed', eye, updates }
  }
  return { is: 'whole', eye, version, view: held.view, clock: clockOf(match.position, match.since, now) }
}
