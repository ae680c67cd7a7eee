import type { Position } from '@paydata/match'
import type { Eye, Given, Track } from '@paydata/protocol'
import { begunWith, packedFor, toldOf } from '../seen/tracks.ts'
import type { Slowly } from './replays.ts'

/** A game as one eye was shown it, entry by entry. */
export async function historyOf(
  positions: Iterable<Position>,
  eye: Eye,
  slowly: Slowly,
): Promise<Given<'history'>> {
  const begun = begunWith(await slowly(positions), eye)
  return { eye, first: begun.first, updates: await slowly(packedFor(begun.first, toldOf(begun, eye), eye)) }
}

/** The same of a game that is over, as it was kept. */
export async function historyFrom(
  { first, updates }: Track,
  eye: Eye,
  slowly: Slowly,
): Promise<Given<'history'>> {
  return { eye, first, updates: await slowly(packedFor(first, updates, eye)) }
}
