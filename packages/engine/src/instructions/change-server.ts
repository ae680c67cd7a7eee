import { changeAttackedServer } from '../changes/runs.ts'
import type { Server } from '../language/expressions.ts'
import { runOf, serverOf } from '../queries/facts/look.ts'
import { serverTo } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface ChangeServer {
  readonly do: 'changeServer'
  readonly to: Server
}

/** Change the attacked server without moving the Runner (CR 6.1.2d). */
export const changeServer = (to: Server): ChangeServer => ({ do: 'changeServer', to })

export const changeServerVerb: Verb<ChangeServer> = {
  allows: always,
  couldChange: always,
  resolve(game, { to }, scope) {
    const run = runOf(game)
    const server = serverTo(game, to, scope)
    if (
      run === undefined ||
      server === undefined ||
      serverOf(game, server) === undefined ||
      serverOf(game, run.vars.server) === undefined || // CR 4.6.8e: it ends as a run on the one that is gone.
      run.vars.server === server
    )
      return
    // What was about to happen at the old server is expected at the new one.
    run.expects = run.expects.map(effect => ({ ...effect, server }))
    changeAttackedServer(game, run, server, scope.by)
  },
}
