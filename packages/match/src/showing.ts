import type { Held, Occurrence } from '@paydata/engine'
import { momentOf, updateFor, viewFor } from '@paydata/engine'
import type { Eye, PackedUpdate, Passed } from '@paydata/protocol'
import { packUpdate } from '@paydata/protocol/updates'
import type { Looked, Step } from './advance.ts'
import { clockOf } from './clock.ts'
import type { Position } from './position.ts'

/** What an eye was shown last. */
export interface Shown {
  version: number
  held: Held
}

/** A game that can be shown: as it is now, or as it was some time ago for late spectators. */
export interface Showing {
  readonly position: Position
  readonly since: number
  readonly eyes: Map<Eye, Shown>
}

/** An update for all clients that look through an eye. */
export interface ToTell {
  readonly eye: Eye
  readonly update: PackedUpdate
}

/** What has happened since the eyes were last shown the game, and where standing orders passed. */
export interface News {
  readonly occurred: readonly Occurrence[]
  readonly passed: readonly Passed[]
  readonly takenBack: boolean
}

export const nothingNew: News = { occurred: [], passed: [], takenBack: false }

/** The news after some more steps. A take-back removes all news before it. */
export const newsAfter = (news: News, steps: readonly Step[]): News =>
  steps.reduce<News>(
    ({ occurred, passed, takenBack }, { entry, position, passed: place }) =>
      entry.kind === 'takeBack'
        ? { ...nothingNew, takenBack: true }
        : {
            occurred: [...occurred, ...position.occurred],
            passed: place === null ? passed : [...passed, place],
            takenBack,
          },
    news,
  )

/**
 * Makes the updates of all eyes in use to the current position, with the views of it that were made on the way. An eye that nobody
 * looks through costs nothing.
 */
export function show(match: Showing, news: News, now: number, looked: Looked = {}): readonly ToTell[] {
  if (match.eyes.size === 0) return []
  const moment = momentOf(match.position.game, news.occurred)
  const clock = clockOf(match.position, match.since, now)
  const version = match.position.n
  return [...match.eyes].map(([eye, shown]) => {
    const { view, basis, patch, occurrences } = updateFor(
      moment,
      eye,
      shown.held,
      eye === 'spectator' ? undefined : looked[eye],
    )
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
    return { eye, update }
  })
}

/** The view that an eye was shown last; its first view is made now. */
export function look(match: Showing, eye: Eye): Shown {
  const already = match.eyes.get(eye)
  if (already !== undefined) return already
  const shown = { version: match.position.n, held: { view: viewFor(match.position.game, eye) } }
  match.eyes.set(eye, shown)
  return shown
}
