import type { Held, View } from '@paydata/engine'
import { momentOf, updateFor, viewFor } from '@paydata/engine'
import type { Eye, Update } from '@paydata/protocol'
import type { Position } from './position.ts'

/** A game as one eye was shown it, entry by entry. */
export function historyOf(positions: readonly Position[], eye: Eye): { first: View; updates: Update[] } {
  const [beginning, ...others] = positions
  if (beginning === undefined) throw new Error('A game has a beginning.')
  const first = viewFor(beginning.game, eye)
  let held: Held = { view: first }
  let from = beginning.n
  const updates = others.map(({ n, game, occurred, left }): Update => {
    const { view, basis, patch, occurrences } = updateFor(momentOf(game, occurred), eye, held)
    const clock = left === null ? null : { left, running: [] }
    const update = { eye, from, version: n, patch, occurrences: [...occurrences], passed: [], clock }
    held = { view, basis }
    from = n
    return update
  })
  return { first, updates }
}
