import { beginProcedure, procedure } from '../changes/frames.ts'
import type { ConditionalAbility, Declaration } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import type { Servers } from '../language/expressions.ts'
import { cannot } from '../queries/facts/permissions.ts'
import { isServerAmong } from '../queries/facts/references.ts'
import { extended } from '../state/extended.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Instruction } from './index.ts'
import type { ProhibitableVerb } from './verb.ts'

export interface Run {
  readonly do: 'run'
  /** The servers to choose from. */
  readonly on: Servers
  /** "If successful", for a run on one of the servers (CR 6.7.4a). */
  readonly ifSuccessful?: ConditionalAbility
  /** What holds or triggers during that run only. */
  readonly during?: readonly ConditionalAbility[]
  readonly while?: readonly Declaration[]
}

export interface OfTheRun {
  readonly during?: readonly ConditionalAbility[]
  readonly while?: readonly Declaration[]
}

/** Make a run (CR 6). `ifSuccessful` are the instructions of its "if successful". */
export const run = (on: Servers, ifSuccessful: readonly Instruction[] = [], more: OfTheRun = {}): Run => ({
  do: 'run',
  on,
  ...(ifSuccessful.length > 0 && {
    ifSuccessful: {
      form: 'when',
      result: 'ifSuccessful',
      when: { on: { what: ['runSuccessful'], server: on } },
      does: ifSuccessful,
    },
  }),
  ...more,
})

const hasServer = (game: Game, { on }: Run, scope: Scope): boolean =>
  game.servers.some(({ id }) => isServerAmong(game, id, on, scope))

export const runVerb: ProhibitableVerb<Run> = {
  allows: hasServer,
  couldChange: hasServer,
  isProhibited(game, { on }, scope) {
    const among = game.servers.filter(({ id }) => isServerAmong(game, id, on, scope))
    return among.length > 0 && among.every(({ id }) => cannot(game, 'run', { who: 'runner', server: id }))
  },
  resolve(game, written, scope) {
    const among = game.servers
      .filter(server => isServerAmong(game, server.id, written.on, scope))
      .map(server => server.id)
    const during = [
      ...(written.ifSuccessful === undefined ? [] : [pathOf(written.ifSuccessful)]),
      ...(written.during ?? []).map(pathOf),
      ...(written.while === undefined ? [] : [pathOf(written.while)]),
    ]
    const vars = extended(scope.vars, { among, during })
    beginProcedure(game, procedure('run', 'announce', { by: scope.by, source: scope.source, vars }))
  },
}
