import { askChoice, beginAbility, takeOptions } from '../changes/frames.ts'
import { cardAt, controllerOf } from '../queries/look.ts'
import { at } from '../state/bug.ts'
import type { AbilityFrame, Effect, ProcedureFrame, StructureFrame, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Option } from '../state/questions.ts'
import type { Replacing } from './effects.ts'
import { applyReplacement, declineReplacement, replacementsFor } from './effects.ts'

/**
 * Applies replacement effects to what is expected, one after another, until none applies (CR 9.9.4a). Where several
 * could, the order is chosen by who controls the card they act on, or else the effect (CR 9.9.11).
 */
export function replace(
  game: Game,
  frame: AbilityFrame | StructureFrame | ProcedureFrame,
  by: Side,
): 'asked' | 'done' {
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    const option = at(chosen, 0)
    const replacing = replacementsFor(game, frame.expects)
    if (option.does === 'no')
      for (const each of replacing) frame.expects = declineReplacement(frame.expects, each.name)
    else frame.expects = applyReplacement(game, frame.expects, at(replacing, placeOf(replacing, option)))
  }
  for (;;) {
    const replacing = replacementsFor(game, frame.expects)
    const only = replacing[0]
    if (only === undefined) return 'done'
    if (replacing.length === 1 && only.declaration.optional !== true) {
      frame.expects = applyReplacement(game, frame.expects, only)
      continue
    }
    const options: Option[] = replacing.map((each, index) => ({
      ...optionOf(each),
      ...(replacing.some(other => other !== each && isFor(optionOf(each), other)) && { index }),
    }))
    if (replacing.every(each => each.declaration.optional === true)) options.push({ does: 'no' })
    askChoice(game, {
      // Whether a single one applies its controller says (CR 1.14.5); the order of several is another matter (CR 9.9.11).
      for: replacing.length === 1 ? only.scope.by : chooserOf(game, frame.expects, by),
      asks: 'effect',
      source: only.scope.source,
      about: only.path,
      options,
    })
    return 'asked'
  }
}

const optionOf = ({ path, scope: { source } }: Replacing): Option => ({
  does: 'effect',
  ability: path,
  ...(source !== null && { card: source }),
})

/** Whether an option is for an effect with this text, of this card. */
const isFor = ({ ability, card }: Option, { path, scope: { source } }: Replacing): boolean =>
  ability === path && card?.card === source?.card

/** Copies have one text, so it takes the card to know the effect that was chosen; of effects of one card, their place. */
const placeOf = (replacing: readonly Replacing[], option: Option): number =>
  option.index ?? replacing.findIndex(each => isFor(option, each))

function chooserOf(game: Game, effects: readonly Effect[], by: Side): Side {
  const card = effects.find(effect => effect.card !== null)?.card
  return card === undefined || card === null ? by : controllerOf(cardAt(game, card.card))
}

/** Resolves the instructions that replacements put in the place of effects. */
export function resolveInstead(game: Game, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.effect !== 'instead' || effect.kind === null) continue
    const { by, card: source, vars, replacedBy } = effect
    beginAbility(game, effect.kind, { by, source, vars: { ...vars, replacedBy: replacedBy.join(separator) } })
  }
}

/** CR 9.9.9c: what was put in the place of an effect cannot be replaced by what has replaced that one. */
export function asResultOf({ replacedBy }: Vars, effects: readonly Effect[]): readonly Effect[] {
  if (typeof replacedBy !== 'string') return effects
  const names = replacedBy.split(separator)
  return effects.map(effect => ({ ...effect, replacedBy: [...effect.replacedBy, ...names] }))
}

const separator = '\n'
