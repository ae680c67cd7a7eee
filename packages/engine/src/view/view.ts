import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import { gazeOf } from './gaze.ts'
import { occurrencesFor } from './occurrences.ts'
import type { Patch } from './patch.ts'
import { patchOf } from './patch.ts'
import { lingeringView, progressView, ruleOfRun, stepView, waitingView } from './progress.ts'
import { questionView } from './question.ts'
import { shared } from './sharing.ts'
import { corpView, listView, pileView, runnerView } from './sides.ts'
import { accessView, breachView, encounterView, hostedView, runView, serversView } from './table.ts'
import type { SeenOccurrence, View } from './types.ts'

/** What a viewer may know of a game, and nothing else (CR 1.21, 10.2). */
export const viewFor = (game: Game, viewer: Viewer): View => viewAfter(game, viewer, undefined)

/** What a viewer gets of an answer: what happened, and what is to be changed in the view they have. */
export interface Update {
  readonly view: View
  readonly patch: Patch
  readonly occurrences: readonly SeenOccurrence[]
}

/** The same view as `viewFor` gives, with the parts of the one before that still hold, and the way from one to the other. */
export function updateFor(game: Game, viewer: Viewer, before: View): Update {
  const view = viewAfter(game, viewer, before)
  return { view, patch: patchOf(before, view), occurrences: occurrencesFor(game, viewer) }
}

function viewAfter(game: Game, viewer: Viewer, before: View | undefined): View {
  const gaze = gazeOf(game, viewer)
  const { zones, over } = game
  return shared(before, {
    viewer,
    edition: game.edition,
    definitions: game.definitions,
    turn: game.turn,
    active: game.active,
    step: stepView(game, before?.step),
    corp: corpView(gaze, before?.corp),
    runner: runnerView(gaze, before?.runner),
    servers: serversView(gaze, before?.servers),
    rig: listView(gaze, zones.rig, before?.rig),
    hosted: hostedView(gaze, before?.hosted),
    play: listView(gaze, zones.play, before?.play),
    setAside: pileView(gaze, zones.setAside, before?.setAside),
    removed: pileView(gaze, zones.removed, before?.removed),
    run: runView(game, ruleOfRun(game), before?.run),
    encounter: encounterView(gaze, before?.encounter),
    breach: breachView(gaze, before?.breach),
    access: accessView(gaze, before?.access),
    mark: game.mark,
    lingering: lingeringView(gaze, before?.lingering),
    progress: progressView(gaze, before?.progress),
    waiting: waitingView(game, before?.waiting),
    question: questionView(game, viewer, before?.question),
    over: over === null ? null : shared(before?.over, { winner: over.winner, how: over.how }),
  })
}
