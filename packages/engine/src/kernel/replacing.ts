import { askChoice, beginAbility, takeOptions } from '../changes/frames.ts'
import { cardAt, controllerOf } from '../queries/facts/look.ts'
import { replaces } from '../queries/outcomes/effects.ts'
import { at } from '../state/bug.ts'
import type { AbilityFrame, Effect, StructureFrame, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Option } from '../state/questions.ts'
import type { Replacing } from './effects.ts'
import { applyReplacement, declineReplacement, replacementsFor } from './effects.ts'

type Imminent = AbilityFrame | StructureFrame

/**
 * Applies replacement effects to what is expected, one after another, until none applies (CR 9.9.4a). Where several
 * could, the order is chosen by the player who controls the card they act on, or else the effect (CR 9.9.11).
 */
export function replace(game: Game, frame: Imminent, by: Side): 'asked' | 'done' {
  const chosen = takeOptions(frame)
  if (chosen !== undefined) answered(game, frame, by, at(chosen, 0))
  for (;;) {
    const choice = choiceOf(game, frame, by)
    if (choice === undefined) return 'done'
    const { among } = choice
    const only = at(among, 0)
    if (among.length === 1 && !isOptional(only)) {
      frame.expects = applyReplacement(game, frame.expects, only)
      continue
    }
    const options: Option[] = among.map((each, index) => ({
      ...optionOf(each),
      ...(among.some(other => other !== each && isFor(optionOf(each), other)) && { index }),
    }))
    if (among.every(isOptional)) options.push({ does: 'no' })
    askChoice(game, {
      for: choice.for,
      asks: 'effect',
      source: only.scope.source,
      about: { is: 'ability', path: only.path },
      options,
    })
    return 'asked'
  }
}

function answered(game: Game, frame: Imminent, by: Side, option: Option): void {
  const among = choiceOf(game, frame, by)?.among ?? []
  if (option.does === 'no')
    for (const each of among) frame.expects = declineReplacement(frame.expects, each.name)
  else frame.expects = applyReplacement(game, frame.expects, at(among, placeOf(among, option)))
}

interface Choice {
  readonly for: Side
  readonly among: readonly Replacing[]
}

/** Which can be applied next, and who says so. What a player may do instead is for that player alone to say. */
function choiceOf(game: Game, frame: Imminent, by: Side): Choice | undefined {
  const replacing = replacementsFor(game, frame.expects)
  const first = replacing[0]
  if (first === undefined) return undefined
  const orders = ordererOf(game, frame, first, by)
  const among = replacing.filter(each => !isOptional(each) || each.scope.by === orders)
  if (among.length > 0) return { for: orders, among }
  const decides = first.scope.by
  return { for: decides, among: replacing.filter(each => each.scope.by === decides) }
}

const isOptional = ({ declaration }: Replacing): boolean => declaration.optional === true

/** CR 9.9.11: the steps of a timing structure are the effects of the player who carries them out, whoever's turn it is. */
function ordererOf(game: Game, frame: Imminent, { declaration, name, scope }: Replacing, by: Side): Side {
  const effect = frame.expects.find(each => replaces(game, each, declaration, name, scope))
  if (effect === undefined) return by
  if (effect.card !== null) return controllerOf(cardAt(game, effect.card.card))
  return frame.kind === 'structure' ? effect.by : by
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
const placeOf = (among: readonly Replacing[], option: Option): number =>
  option.index ?? among.findIndex(each => isFor(option, each))

/** Resolves the instructions that replacements put in the place of effects. */
export function resolveInstead(game: Game, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.effect !== 'instead' || effect.kind === null) continue
    const { by, card: source, vars, replacedBy } = effect
    beginAbility(game, effect.kind, { by, source, vars: { ...vars, replacedBy } })
  }
}

/** CR 9.9.9c: what was put in the place of an effect cannot be replaced by what has replaced that one. */
export function asResultOf({ replacedBy }: Vars, effects: readonly Effect[]): readonly Effect[] {
  if (typeof replacedBy !== 'object') return effects
  const names = replacedBy.filter(each => typeof each === 'string')
  return effects.map(effect => ({ ...effect, replacedBy: [...effect.replacedBy, ...names] }))
}
