import { again, askChoice, askNumber, giveResult, takeNumber, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { linger } from '../changes/linger.ts'
import { judgeOtherServers } from '../queries/allowed/actions.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { at } from '../state/bug.ts'
import type { Game, Until } from '../state/game.ts'
import type { ServerId } from '../state/names.ts'
import type { ProcedureTable } from './table.ts'

export const chooseNumber: ProcedureTable<'chooseNumber'> = [
  {
    step: 'ask',
    rule: '1.15.1b',
    deed(game, frame) {
      const { as, least } = frame.vars
      const most = Math.max(least, frame.vars.most)
      const chosen = takeNumber(frame) ?? (least === most ? least : undefined)
      if (chosen === undefined) {
        askNumber(game, {
          for: frame.by,
          asks: 'number',
          source: frame.source,
          about: { is: 'value', as },
          least,
          most,
        })
        return again
      }
      giveResult(game, as, chosen)
      return undefined
    },
  },
]

export const chooseServer: ProcedureTable<'chooseServer'> = [
  {
    step: 'ask',
    rule: '1.15.1b',
    deed(game, frame) {
      const { as, remember } = frame.vars
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        const options = optionsAmong(among => judgeServersNamed(game, frame.vars.among, among))
        if (options.length === 0) return undefined
        askChoice(game, { for: frame.by, asks: 'server', source: frame.source, options })
        return again
      }
      const server = at(chosen, 0).server ?? ''
      giveResult(game, as, server)
      happen(game, 'chosen', { by: frame.by, server })
      if (remember !== undefined) {
        linger(game, {
          of: 'choice',
          by: frame.by,
          source: frame.source,
          until: { at: remember } as Until,
          vars: { [as]: server },
        })
      }
      return undefined
    },
  },
]

export function judgeServersNamed(game: Game, named: readonly ServerId[], among: Candidates): void {
  for (const server of named) judge(among, undefined, () => ({ does: 'server', server }))
  judgeOtherServers(game, named, '1.15.1b', among)
}

export const chooseWord: ProcedureTable<'chooseWord'> = [
  {
    step: 'ask',
    rule: '1.15.1b',
    deed(game, frame) {
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        askChoice(game, {
          for: frame.by,
          asks: 'word',
          source: frame.source,
          about: { is: 'value', as: frame.vars.as },
          options: frame.vars.among.map(key => ({ does: 'word', key })),
        })
        return again
      }
      giveResult(game, frame.vars.as, at(chosen, 0).key ?? '')
      return undefined
    },
  },
]
