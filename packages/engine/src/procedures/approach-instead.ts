import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { optionsAmong } from '../queries/candidates.ts'
import type { ServerId } from '../state/names.ts'
import { judgeServersNamed } from './choosing.ts'
import type { ProcedureTable } from './table.ts'

/** CR 1.15.1b: of several servers one is chosen as the interrupt resolves; CR 9.9.10: then the approach is of that one. */
export const approachingInstead: ProcedureTable<'approachInstead'> = [
  {
    step: 'ask',
    rule: '1.15.1b',
    deed(game, frame) {
      const { among, interrupts } = frame.vars
      const chosen = takeOptions(frame)
      if (chosen === undefined && among.length > 1) {
        const options = optionsAmong(judging => judgeServersNamed(game, among, judging))
        askChoice(game, { for: frame.by, asks: 'server', source: frame.source, options })
        return again
      }
      const server: ServerId | undefined = chosen === undefined ? among[0] : chosen[0]?.server
      const imminent = game.frames[interrupts]
      if (server !== undefined && imminent !== undefined && 'expects' in imminent)
        imminent.expects = imminent.expects.map(effect =>
          effect.effect === 'approach' ? { ...effect, server } : effect,
        )
      return undefined
    },
  },
]
