import { askChoice, takeOptions } from '../changes/frames.ts'
import { definitionOf } from '../language/definitions.ts'
import { passesAll } from '../queries/cards.ts'
import { eachDeclared } from '../queries/declared.ts'
import { canSee } from '../queries/sight.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { keep } from './frames.ts'

/** CR 3.2.3a: the text of an agenda may have it installed faceup. */
export const saysFaceup = (game: Game, card: CardState): boolean =>
  definitionOf(game, card).declared.installedFaceup !== undefined

export const isFacedown = (game: Game, frame: Procedure<'install'>, card: CardState): boolean =>
  frame.vars.facedown === true ||
  (card.owner === 'corp' && frame.vars.faceup !== true && !saysFaceup(game, card))

/** Whether the Corp may choose the face, and whether somebody who does not know the card could think so. */
function choiceOfFace(game: Game, frame: Procedure<'install'>, card: CardState): 'may' | 'might' | 'none' {
  const { faceup, facedown } = frame.vars
  if (card.owner !== 'corp' || faceup !== undefined || facedown !== undefined || saysFaceup(game, card))
    return 'none'
  // Not even that it is ice can be told before its destination is declared (CR 8.5.16b).
  const isUnknown = !canSee(game, 'public', card)
  let choice: 'may' | 'might' | 'none' = 'none'
  eachDeclared(game, 'mayInstallFaceup', ({ cards }, scope, source) => {
    if (source?.owner !== 'corp') return
    if (passesAll(game, card, cards, scope)) choice = 'may'
    else if (isUnknown && choice === 'none') choice = 'might'
  })
  return choice
}

/** CR 8.5.16a: which face it will have. It is asked of every card that might have a choice, or that would tell (CR 10.2.2b). */
export function asksFace(game: Game, frame: Procedure<'install'>, card: CardState): boolean {
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    if (at(chosen, 0).does === 'yes') keep(frame, { faceup: true })
    return false
  }
  const choice = choiceOfFace(game, frame, card)
  if (choice === 'none') return false
  askChoice(game, {
    for: frame.by,
    asks: 'confirm',
    about: { is: 'faceup' },
    source: refOf(card),
    options: choice === 'may' ? [{ does: 'yes' }, { does: 'no' }] : [{ does: 'no' }],
  })
  return true
}
