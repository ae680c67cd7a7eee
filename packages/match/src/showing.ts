import type { Held, Occurrence } from '@paydata/engine'
import { momentOf, updateFor, viewFor } from '@paydata/engine'
import type { Clock, Eye, PackedUpdate, Passed, Seen } from '@paydata/protocol'
import { packedUpdate, packUpdate } from '@paydata/protocol'
import { clockOf } from './clock.ts'
import type { Position } from './position.ts'

/** What an eye was shown last, and the newest ways there, for clients that missed some. */
export interface Shown {
  version: number
  held: Held
  readonly recent: Recent[]
}

/** An update as text, which takes much less room in memory than what it says. */
interface Recent {
  readonly from: number
  readonly text: string
}

/** More of them would be no less to send than the whole view. */
const remembered = 30

/** What can be shown: a game as it is now, or as it was a while ago. */
export interface Showing {
  readonly position: Position
  readonly since: number
  readonly eyes: Map<Eye, Shown>
}

/** An update for all who look through an eye. */
export interface ToTell {
  readonly eye: Eye
  readonly update: PackedUpdate
}

/** What has come of one reply: what happened on the way, and where standing orders passed. */
export interface News {
  readonly occurred: readonly Occurrence[]
  readonly passed: readonly Passed[]
  readonly takenBack: boolean
}

/** Brings all eyes that look to the position of the match. Eyes that nobody looks through cost nothing. */
export function show(match: Showing, news: News, now: number): readonly ToTell[] {
  if (match.eyes.size === 0) return []
  const moment = momentOf(match.position.game, news.occurred)
  const clock = clockOf(match.position, match.since, now)
  const version = match.position.n
  return [...match.eyes].map(([eye, shown]) => {
    const { view, basis, patch, occurrences } = updateFor(moment, eye, shown.held)
    const from = shown.version
    const { passed, takenBack } = news
    const said = {
      eye,
      from,
      version,
      patch,
      occurrences: [...occurrences],
      passed: [...passed],
      takenBack,
      clock,
    }
    const update = packUpdate(shown.held.view, said)
    shown.version = version
    shown.held = { view, basis }
    shown.recent.push({ from, text: JSON.stringify(update) })
    if (shown.recent.length > remembered) shown.recent.shift()
    return { eye, update }
  })
}

/** What an eye sees now. */
export function look(match: Showing, eye: Eye): Shown {
  const already = match.eyes.get(eye)
  if (already !== undefined) return already
  const shown = { version: match.position.n, held: { view: viewFor(match.position.game, eye) }, recent: [] }
  match.eyes.set(eye, shown)
  return shown
}

/** What brings a client that has this version up to date. */
export function seenFrom(match: Showing, eye: Eye, have: number | null, now: number): Seen {
  const shown = look(match, eye)
  const at =
    have === shown.version ? shown.recent.length : shown.recent.findIndex(({ from }) => from === have)
  if (have !== null && at >= 0) {
    const updates = shown.recent.slice(at).map(({ text }) => packedUpdate.parse(JSON.parse(text)))
    return { is: 'missed', eye, updates }
  }
  const clock: Clock | null = clockOf(match.position, match.since, now)
  return { is: 'whole', eye, version: shown.version, view: shown.held.view, clock }
}
