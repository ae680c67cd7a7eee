import type { Position } from '@paydata/match'
import type { Eye, Given, Track } from '@paydata/protocol'
import { begunWith, packedFor, toldOf } from '../seen/tracks.ts'
import type { Slowly } from './replays.ts'

/** The history of a game, entry by entry, as one eye was shown it. */
export async function historyOf(
  positions: Iterable<Position>,
  eye: Eye,
  slowly: Slowly,
): Promise<Given<'history'>> {
  const begun = begunWith(await slowly(positions), eye)
  return { eye, first: begun.first, updates: await slowly(packedFor(begun.first, toldOf(begun, eye), eye)) }
}

/** The history of a finished game, from the track that was kept when it ended. */
export async function historyFrom(
  { first, updates }: Track,
  eye: Eye,
  slowly: Slowly,
): Promise<Given<'history'>> {
  return { eye, first, updates: await slowly(packedFor(first, updates, eye)) }
}
