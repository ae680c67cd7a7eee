import type { SeenOccurrence, View } from '../fields/types.ts'
import { bug } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import type { Basis } from './basis.ts'
import type { Gaze } from './gaze.ts'
import { basisOf, gazeOf, kept } from './gaze.ts'
import type { Moment } from './moment.ts'
import { momentOf } from './moment.ts'
import { occurrencesOf } from './occurrences.ts'
import type { Patch } from './patch.ts'
import { patchOf } from './patch.ts'
import { lingeringView, progressView } from './progress.ts'
import { questionView } from './question.ts'
import { cardViews } from './seen-cards.ts'
import { shared, sharedList, sharedOrNull, sharedParts } from './sharing.ts'
import { corpView, pileView, runnerView } from './sides.ts'
import { accessView, breachView, encounterView, hostedView, serversView } from './table.ts'
import { checkViewer } from './viewer.ts'

/** What a viewer may know of a game, and nothing else (CR 1.21, 10.2). */
export function viewFor(game: Game, viewer: Viewer): View {
  checkViewer(game, viewer)
  return viewOf(game, viewer)
}

/** The same for a known viewer. */
export const viewOf = (game: Game, viewer: Viewer): View =>
  viewAfter(gazeOf(momentOf(game), viewer, undefined), undefined)

/** What a viewer has: a view, and what it was made from, unless it was stored in the meantime. */
export interface Held {
  readonly view: View
  readonly basis?: Basis
}

/** What a viewer gets of an answer: what happened, and what is to be changed in the view they have. */
export interface Update extends Required<Held> {
  readonly patch: Patch
  readonly occurrences: readonly SeenOccurrence[]
}

/**
 * The same view as `viewFor` gives, with the parts of the one before that still hold, and the way from one to the other. A view that
 * was `made` of this game already, on the way from the one before, is not made again.
 */
export function updateFor(moment: Moment, viewer: Viewer, before: Held, made?: Held): Update {
  checkViewer(moment?.game, viewer)
  if (!before?.view) bug('no view to go on from: give { view }')
  return updateOf(moment, viewer, before, made)
}

/** The same for a known viewer. */
export function updateOf(moment: Moment, viewer: Viewer, before: Held, made?: Held): Update {
  const { view, basis } =
    made?.basis === undefined ? madeAfter(moment, viewer, before) : { ...made, basis: made.basis }
  return {
    view,
    basis,
    patch: patchOf(before.view, view),
    occurrences: occurrencesOf(moment.game, viewer, moment.occurred),
  }
}

function madeAfter(moment: Moment, viewer: Viewer, before: Held): Required<Held> {
  const gaze = gazeOf(moment, viewer, before.basis)
  return { view: viewAfter(gaze, before.view), basis: basisOf(gaze) }
}

function viewAfter(gaze: Gaze, before: View | undefined): View {
  const { game, viewer, moment } = gaze
  const { zones, over } = game
  return shared(before, {
    viewer,
    edition: game.edition,
    definitions: game.definitions,
    sets: game.sets === undefined ? null : sharedList(before?.sets ?? undefined, game.sets),
    turn: game.turn,
    active: game.active,
    step: sharedOrNull(before?.step, moment.step),
    corp: corpView(gaze, before?.corp),
    runner: runnerView(gaze, before?.runner),
    servers: serversView(gaze, before?.servers),
    rig: kept(gaze, 'rig', before?.rig) ?? cardViews(gaze, zones.rig, before?.rig),
    hosted: hostedView(gaze, before?.hosted),
    play: kept(gaze, 'play', before?.play) ?? cardViews(gaze, zones.play, before?.play),
    setAside: kept(gaze, 'setAside', before?.setAside) ?? pileView(gaze, zones.setAside, before?.setAside),
    removed: kept(gaze, 'removed', before?.removed) ?? pileView(gaze, zones.removed, before?.removed),
    run: sharedOrNull(before?.run, moment.run),
    encounter: encounterView(gaze, before?.encounter),
    breach: breachView(gaze, before?.breach),
    access: accessView(gaze, before?.access),
    trace: sharedOrNull(before?.trace, moment.trace),
    mark: game.mark,
    lingering: lingeringView(gaze, before?.lingering),
    progress: progressView(gaze, before?.progress),
    waiting: sharedParts(before?.waiting, moment.waiting),
    question: questionView(game, viewer, before?.question),
    over: over === null ? null : shared(before?.over, { winner: over.winner, how: over.how }),
  })
}
