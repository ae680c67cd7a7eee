import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { setIdentity } from '../changes/handling-cards.ts'
import { definitionOf } from '../language/definitions.ts'
import { objectOf } from '../queries/facts/look.ts'
import { at } from '../state/bug.ts'
import type { ProcedureTable } from './table.ts'

/** CR 1.5.2b: among all copies, the present one too, so that nobody learns whether it stays. */
export const settingIdentity: ProcedureTable<'setIdentity'> = [
  {
    step: 'ask',
    rule: '1.5.2b',
    deed(game, frame) {
      const card = frame.source === null ? undefined : objectOf(game, frame.source)
      const faces = card === undefined ? undefined : definitionOf(game, card).printed.faces
      if (card === undefined || faces === undefined) return undefined
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        askChoice(game, {
          for: frame.by,
          asks: 'word',
          about: { is: 'face' },
          source: frame.source,
          options: faces.map(({ title }, index) => ({ does: 'word', key: title, index })),
        })
        return again
      }
      setIdentity(game, card, (at(chosen, 0).index ?? 0) + 1, frame.by)
      return undefined
    },
  },
]
