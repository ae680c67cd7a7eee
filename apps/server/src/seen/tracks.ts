import type { Game, Held, Patch, View } from '@paydata/engine'
import { applyPatch, momentOf, updateFor, viewFor } from '@paydata/engine'
import type { Position } from '@paydata/match'
import { stoppedClock } from '@paydata/match'
import type { Eye, OpenEye, PackedUpdate, Track } from '@paydata/protocol'
import { packUpdate } from '@paydata/protocol'

type Told = Track['updates'][number]

/** The first view of an eye, and the positions after it. */
interface Begun {
  readonly first: View
  readonly others: readonly Position[]
}

export function begunWith([beginning, ...others]: readonly Position[], eye: OpenEye): Begun {
  if (beginning === undefined) throw new Error('A game has a beginning.')
  const { game } = beginning
  return { first: asItWas(viewFor(openTo(game, eye), eye), game), others }
}

/** Marks a game as over for the eye `all`: the engine shows both hands only then, and this track is of a finished game. */
const openTo = (game: Game, eye: OpenEye): Game =>
  eye === 'all' && game.over === null ? { ...game, over: { winner: null, how: 'draw' } } : game

const asItWas = (view: View, { over }: Game): View => (view.over === over ? view : { ...view, over })

/** Removes the mark from a patch again, as `asItWas` does from a view. */
const wayAsItWas = (patch: Patch, { over }: Game): Patch =>
  over === null ? patch.filter(([path]) => path !== 'over') : patch

/** Yields the update of an eye to each position after the first. */
export function* toldOf({ first, others }: Begun, eye: OpenEye): Generator<Told, void> {
  let held: Held = { view: first }
  for (const { n, since, game, occurred, left } of others) {
    const { view, basis, patch, occurrences } = updateFor(momentOf(openTo(game, eye), occurred), eye, held)
    held = { view: asItWas(view, game), basis }
    yield {
      version: n,
      patch: wayAsItWas(patch, game),
      occurrences: [...occurrences],
      takenBack: since !== n,
      clock: left === null ? null : stoppedClock(left),
    }
  }
}

export function trackOf(positions: readonly Position[], eye: OpenEye): Track {
  const begun = begunWith(positions, eye)
  return { first: begun.first, updates: [...toldOf(begun, eye)] }
}

/** Yields the updates of a track packed, as clients get them. */
export function* packedFor(first: View, all: Iterable<Told>, eye: Eye): Generator<PackedUpdate, void> {
  let view = first
  let from = 0
  for (const each of all) {
    yield packUpdate(view, { ...each, eye, from, passed: [] })
    view = applyPatch(view, each.patch)
    from = each.version
  }
}

/** The view with which a game ended. */
export const lastView = ({ first, updates }: Track): View =>
  updates.reduce((view, { patch }) => applyPatch(view, patch), first)
