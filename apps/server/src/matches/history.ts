import type { Held, View } from '@paydata/engine'
import { momentOf, updateFor, viewFor } from '@paydata/engine'
import type { Position } from '@paydata/match'
import { stoppedClock } from '@paydata/match'
import type { Eye, Given, PackedUpdate } from '@paydata/protocol'
import { packUpdate } from '@paydata/protocol'
import type { Slowly } from './replays.ts'

/** A game as one eye was shown it, entry by entry. */
export async function historyOf(
  positions: Iterable<Position>,
  eye: Eye,
  slowly: Slowly,
): Promise<Given<'history'>> {
  const [beginning, ...others] = await slowly(positions)
  if (beginning === undefined) throw new Error('A game has a beginning.')
  const first = viewFor(beginning.game, eye)
  return { eye, first, updates: await slowly(updatesFrom(first, others, eye)) }
}

function* updatesFrom(first: View, others: readonly Position[], eye: Eye): Generator<PackedUpdate, void> {
  let held: Held = { view: first }
  let from = 0
  for (const { n, since, game, occurred, left } of others) {
    const { view, basis, patch, occurrences } = updateFor(momentOf(game, occurred), eye, held)
    const clock = left === null ? null : stoppedClock(left)
    const takenBack = since !== n
    const said = { eye, from, version: n, patch, occurrences: [...occurrences], passed: [], takenBack, clock }
    yield packUpdate(held.view, said)
    held = { view, basis }
    from = n
  }
}
