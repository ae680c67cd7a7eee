import { askChoice, takeOptions } from '../changes/frames.ts'
import { definitionOf } from '../language/definitions.ts'
import { judgeServers } from '../queries/allowed/destinations.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { passesAll } from '../queries/facts/matching-cards.ts'
import { canSee } from '../queries/facts/sight.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Option } from '../state/questions.ts'
import { termsIn } from './install-and-rez.ts'
import { keep } from './procedure-frames.ts'

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

/**
 * CR 8.5.16a, 8.5.16b: where it goes and which face it will have is one decision. It is asked before the card is placed, of every
 * card that might have a choice: another question, or the same at another time, would tell what the card is (CR 10.2.2b).
 */
export function asksFace(game: Game, frame: Procedure<'install'>, card: CardState): boolean {
  const chosen = takeOptions(frame)
  if (chosen !== undefined) {
    const { does, server = 'newRemote' } = at(chosen, 0)
    keep(frame, { server, ...((does === 'serverFaceup' || does === 'newRemoteFaceup') && { faceup: true }) })
    return false
  }
  if (choiceOfFace(game, frame, card) === 'none') return false
  const options = optionsAmong(among => judgePlaces(game, frame, card, among))
  askChoice(game, { for: frame.by, asks: 'server', source: refOf(card), options })
  return true
}

const faceupIn = (place: Option): Option => ({
  ...place,
  does: place.does === 'newRemote' ? 'newRemoteFaceup' : 'serverFaceup',
})

/** Where a Corp card can be installed, and where with its face up if the Corp may choose that. */
export function judgePlaces(
  game: Game,
  frame: Procedure<'install'>,
  card: CardState,
  among: Candidates,
): void {
  judgeFacedown(game, frame, card, among)
  if (choiceOfFace(game, frame, card) !== 'may') return
  for (const place of optionsAmong(each => judgeFacedown(game, frame, card, each)))
    judge(among, undefined, () => faceupIn(place))
}

/** Where the effect says, or in any server of its kind (CR 8.5.2a). */
function judgeFacedown(game: Game, frame: Procedure<'install'>, card: CardState, among: Candidates): void {
  const { server, onlyRemote, notServer } = frame.vars
  if (server === undefined)
    judgeServers(game, card, frame.by, termsIn(frame), among, { onlyRemote, notServer })
  else judge(among, undefined, () => (server === 'newRemote' ? { does: server } : { does: 'server', server }))
}
