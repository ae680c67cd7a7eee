import { bug } from '../state/bug.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import { checkGame, shown } from '../state/shape.ts'

/** Everything is shown to nobody while the game is on, whatever the wish; and nothing to anybody who is no viewer. */
export function checkViewer(game: Game, viewer: Viewer): void {
  checkGame(game)
  switch (viewer) {
    case 'corp':
    case 'runner':
    case 'spectator':
      return
    case 'all':
      if (game.over === null) bug('"all" sees everything, and so may look only once the game is over')
      return
    default:
      bug(
        `no viewer ${shown(viewer)}: there are "corp", "runner", "spectator" and, once the game is over, "all"`,
      )
  }
}
