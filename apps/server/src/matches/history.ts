import type { Held } from '@paydata/engine'
import { momentOf, updateFor, viewFor } from '@paydata/engine'
import type { Eye, Given, PackedUpdate } from '@paydata/protocol'
import { packUpdate } from '@paydata/protocol'
import { stoppedClock } from './clock.ts'
import type { Position } from './position.ts'

/** A game as one eye was shown it, entry by entry. */
export function historyOf(positions: readonly Position[], eye: Eye): Given<'history'> {
  const [beginning, ...others] = positions
  if (beginning === undefined) throw new Error('A game has a beginning.')
  const first = viewFor(beginning.game, eye)
  let held: Held = { view: first }
  let from = beginning.n
  const updates = others.map(({ n, since, game, occurred, left }): PackedUpdate => {
    const { view, basis, patch, occurrences } = updateFor(momentOf(game, occurred), eye, held)
    const clock = left === null ? null : stoppedClock(left)
    const takenBack = since !== n
    const said = { eye, from, version: n, patch, occurrences: [...occurrences], passed: [], takenBack, clock }
    const update = packUpdate(held.view, said)
    held = { view, basis }
    from = n
    return update
  })
  return { eye, first, updates }
}
