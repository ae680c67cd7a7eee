import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import { objectOf } from '../queries/look.ts'
import { grantsTo } from '../queries/subroutines.ts'
import { isSame } from '../state/cards.ts'
import { wordIn } from './frames.ts'
import type { Procedure } from './table.ts'

/** CR 9.8.2d: the Corp declares the order of subroutines that a piece of ice has gained at the same time. */
export const orderGained: Procedure = [
  {
    step: 'order',
    rule: '9.8.2d',
    deed(game, frame) {
      const ice = frame.source === null ? undefined : objectOf(game, frame.source)
      if (ice === undefined) return undefined
      const asked = (wordIn(frame, 'keys') ?? '').split(' ')
      const grants = grantsTo(game, ice).filter(({ key }) => asked.includes(key))
      // Of what is added before the others the last to begin stands first (CR 9.8.3a).
      const inOrder = grants[0]?.order === 'before' ? grants.reverse() : grants
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        askChoice(game, {
          for: 'corp',
          asks: 'arrange',
          about: 'gained',
          source: frame.source,
          options: inOrder.map(({ key, source, ability }) => ({
            does: 'subroutine',
            key,
            ability: pathOf(ability),
            ...(source !== null && { card: source }),
          })),
          least: grants.length,
          most: grants.length,
          ordered: true,
        })
        return again
      }
      const ordered = chosen.flatMap(({ key }) => key ?? [])
      if (grants[0]?.order === 'before') ordered.reverse()
      game.gained = game.gained.map(each =>
        isSame(each.ice, ice)
          ? { ice: each.ice, keys: [...each.keys.filter(key => !ordered.includes(key)), ...ordered] }
          : each,
      )
      return undefined
    },
  },
]
