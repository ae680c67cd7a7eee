import type { AskedQuestion } from './asking.ts'
import type { Deeds } from './deeds.ts'
import { deedsOf, questionOf } from './deeds.ts'
import { corpLook, runnerLook } from './looking.ts'
import type { Playing } from './playing.ts'

interface Asked {
  /** What this player is asked now, if anything. */
  readonly question: AskedQuestion | undefined
}

export type Corp = Readonly<ReturnType<typeof corpLook>> & Deeds & Asked
export type Runner = Readonly<ReturnType<typeof runnerLook>> & Deeds & Asked

/** The properties of a look, read anew each time they are asked for. */
function live<Look extends object>(look: () => Look): Look {
  const target = { ...look() }
  for (const name of Object.keys(target)) {
    Object.defineProperty(target, name, { enumerable: true, get: () => Reflect.get(look(), name) })
  }
  return target
}

/** Deeds do not enumerate: a player that is compared or printed shows what it has, not what it can do. */
function withDeeds<Player extends object>(player: Player, deeds: Deeds): Player & Deeds {
  const both = Object.assign(player, deeds)
  for (const name of Object.keys(deeds)) Object.defineProperty(both, name, { enumerable: false })
  return both
}

export const corpOf = (playing: Playing): Corp =>
  withDeeds(
    live(() => ({ ...corpLook(playing.current), question: questionOf(playing, 'corp') })),
    deedsOf(playing, 'corp'),
  )

export const runnerOf = (playing: Playing): Runner =>
  withDeeds(
    live(() => ({ ...runnerLook(playing.current), question: questionOf(playing, 'runner') })),
    deedsOf(playing, 'runner'),
  )
