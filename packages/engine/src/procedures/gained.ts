import { again, askChoice, takeOptions } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import { objectOf } from '../queries/facts/look.ts'
import { grantsTo, subroutinesOf } from '../queries/facts/subroutines.ts'
import { isSame } from '../state/cards.ts'
import { keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

/** CR 9.8.2d: the Corp declares the order of subroutines that a piece of ice has gained at the same time. */
export const orderGained: ProcedureTable<'orderGained'> = [
  {
    step: 'order',
    rule: '9.8.2d',
    deed(game, frame) {
      const ice = frame.source === null ? undefined : objectOf(game, frame.source)
      if (ice === undefined) return undefined
      const asked = frame.vars.keys
      const grants = grantsTo(game, ice).filter(({ key }) => asked.includes(key))
      // Of what is added before the others the last to begin stands first (CR 9.8.3a).
      const inOrder = grants[0]?.order === 'before' ? grants.reverse() : grants
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        askChoice(game, {
          for: 'corp',
          asks: 'arrange',
          about: { is: 'gained' },
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
          ? { ...each, keys: [...each.keys.filter(key => !ordered.includes(key)), ...ordered] }
          : each,
      )
      return undefined
    },
  },
]

/** CR 9.8.2c: the Corp declares where each subroutine that the ice has gained stands among the others. */
export const placeGained: ProcedureTable<'placeGained'> = [
  {
    step: 'place',
    rule: '9.8.2c',
    deed(game, frame) {
      const ice = frame.source === null ? undefined : objectOf(game, frame.source)
      const [key, ...later] = frame.vars.keys
      if (ice === undefined || key === undefined) return undefined
      const all = subroutinesOf(game, ice)
      const added = all.find(each => each.key === key)
      const others = all.filter(each => each !== added && !later.includes(each.key))
      const answer = takeOptions(frame)
      if (
        added !== undefined &&
        answer === undefined &&
        others.some(({ ability }) => ability !== added.ability)
      ) {
        askChoice(game, {
          for: 'corp',
          asks: 'arrange',
          about: { is: 'ability', path: pathOf(added.ability) },
          source: frame.source,
          options: others.map((other, index) => ({
            does: 'subroutine',
            key: other.key,
            index,
            ability: pathOf(other.ability),
          })),
          least: 0,
          most: 1,
        })
        return again
      }
      if (added !== undefined) {
        const keys = others.map(each => each.key)
        const [before] = answer ?? []
        const among = keys.toSpliced(before?.index ?? keys.length, 0, key)
        game.gained = game.gained.map(each =>
          isSame(each.ice, ice) ? { ...each, placed: [...(each.placed ?? []), { key, among }] } : each,
        )
      }
      keep(frame, { keys: later })
      return later.length === 0 ? undefined : 'place'
    },
  },
]
