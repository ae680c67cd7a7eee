import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import { lingeringView, progressView, ruleOfRun, stepView, waitingView } from './progress.ts'
import { questionView } from './question.ts'
import { refusedView } from './refused.ts'
import { corpView, listView, pileView, runnerView } from './sides.ts'
import { accessView, breachView, encounterView, hostedView, runView, serversView } from './table.ts'
import type { View } from './types.ts'

/** What a viewer may know of a game, and nothing else (CR 1.21, 10.2). */
export const viewFor = (game: Game, viewer: Viewer): View => ({
  viewer,
  edition: game.edition,
  definitions: game.definitions,
  turn: game.turn,
  active: game.active,
  step: stepView(game),
  corp: corpView(game, viewer),
  runner: runnerView(game, viewer),
  servers: serversView(game, viewer),
  rig: listView(game, viewer, game.zones.rig),
  hosted: hostedView(game, viewer),
  play: listView(game, viewer, game.zones.play),
  setAside: pileView(game, viewer, game.zones.setAside),
  removed: pileView(game, viewer, game.zones.removed),
  run: runView(game, ruleOfRun(game)),
  encounter: encounterView(game, viewer),
  breach: breachView(game, viewer),
  access: accessView(game, viewer),
  mark: game.mark,
  lingering: lingeringView(game, viewer),
  progress: progressView(game, viewer),
  waiting: waitingView(game),
  question: questionView(game, viewer),
  refused: refusedView(game, viewer),
  over: game.over === null ? null : { winner: game.over.winner, how: game.over.how },
})
