import { askChoice, beginProcedure, pop, procedure, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { placeOfAccess } from '../queries/allowed/accessing.ts'
import { judgeActions } from '../queries/allowed/actions.ts'
import { canOnlyPass, judgeMidAccess, judgePaidWindow, onlyPass } from '../queries/allowed/in-windows.ts'
import { optionsAmong } from '../queries/candidates.ts'
import { accessOf } from '../queries/facts/look.ts'
import { accessedCard } from '../queries/facts/usable.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at, bug, never } from '../state/bug.ts'
import { extended } from '../state/extended.ts'
import type { ActionWindow, MidAccessWindow, PaidWindow, WindowFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { otherSide } from '../state/names.ts'
import type { ProcedureVars } from '../state/procedures.ts'
import type { Option } from '../state/questions.ts'
import { checkpoint } from './checkpoint.ts'
import { stepInterrupt, stepReaction } from './triggering.ts'

/** Who is asked in windows: everybody who may act there, or only who can do anything but pass. */
export type Asked = 'everybody' | 'whoCanChoose'

export function stepWindow(game: Game, window: WindowFrame, asked: Asked): void {
  if (window.ended) return pop(game)
  switch (window.of) {
    case 'paid':
      return stepPaid(game, window, asked)
    case 'action':
      return stepAction(game, window)
    case 'reaction':
      return stepReaction(game, window)
    case 'interrupt':
      return stepInterrupt(game, window)
    case 'midAccess':
      return stepMidAccess(game, window)
    default:
      return never(window)
  }
}

/** CR 9.2.7. The player who has priority keeps it until passing; two passes in a row close the window. */
function stepPaid(game: Game, window: PaidWindow, asked: Asked): void {
  const chosen = takeOptions(window)
  if (chosen !== undefined) {
    const option = at(chosen, 0)
    window.entered = false
    if (option.does !== 'pass') {
      window.passes = 0
      takeOption(game, window.priority, option)
      return
    }
    if (closesByPass(game, window)) return
  }
  for (;;) {
    if (!window.entered) {
      window.entered = true
      checkpoint(game) // CR 10.3.3
      if (game.frames[game.frames.length - 1] !== window || game.over !== null) return
    }
    const options = optionsIn(game, window)
    if (asked === 'everybody' || options.length > 1)
      return askChoice(game, { for: window.priority, asks: 'paidWindow', options })
    // Passed as if it had been asked: the numbers of questions go on alike.
    game.asked[window.priority]++
    window.entered = false
    if (closesByPass(game, window)) return
  }
}

function closesByPass(game: Game, window: PaidWindow): boolean {
  window.passes++
  if (window.passes === 2) {
    pop(game)
    return true
  }
  window.priority = otherSide(window.priority)
  return false
}

const optionsIn = (game: Game, window: PaidWindow): readonly Option[] =>
  canOnlyPass(game, window.priority, window)
    ? onlyPass
    : optionsAmong(among => judgePaidWindow(game, window.priority, window, among))

/** CR 9.2.6: one action, no passing. */
function stepAction(game: Game, window: ActionWindow): void {
  if (window.taken !== null) {
    happen(game, 'actionFinished', { by: window.priority, kind: window.taken })
    return pop(game)
  }
  const chosen = takeOptions(window)
  if (chosen === undefined) {
    const options = optionsAmong(among => judgeActions(game, window.priority, among))
    askChoice(game, { for: window.priority, asks: 'action', options })
    return
  }
  const option = at(chosen, 0)
  window.taken = option.ability ?? bug('no ability', game)
  takeOption(game, window.priority, option)
}

/** What each option of a priority window starts. */
function takeOption(game: Game, by: 'corp' | 'runner', option: Option): void {
  switch (option.does) {
    case 'rez':
      beginProcedure(
        game,
        procedure('rez', 'price', {
          by,
          vars: { card: [option.card ?? bug('nothing to rez', game)] },
        }),
      )
      return
    case 'score':
      beginProcedure(
        game,
        procedure('score', 'price', {
          by,
          vars: { card: [option.card ?? bug('nothing to score', game)] },
        }),
      )
      return
    case 'useAbility':
    case 'trashAccessed':
      beginProcedure(
        game,
        procedure('use', 'announce', { by, source: option.card ?? null, vars: usedIn(option) }),
      )
      return
    default: {
      // The basic actions are abilities of the rules; what they act on was chosen with them.
      const { card } = option
      const vars = usedIn(option)
      beginProcedure(
        game,
        procedure('use', 'announce', {
          by,
          vars: card === undefined ? vars : extended(vars, { card: [card] }),
        }),
      )
    }
  }
}

const usedIn = ({ ability = bug('no ability'), server }: Option): ProcedureVars['use'] =>
  server === undefined ? { ability } : { ability, server }

/** CR 9.2.10: the Runner alone, once. */
function stepMidAccess(game: Game, window: MidAccessWindow): void {
  const chosen = takeOptions(window)
  if (chosen === undefined) {
    checkpoint(game)
    if (game.frames[game.frames.length - 1] !== window || game.over !== null) return
    const card = accessedCard(game)
    if (card === undefined || placeOfAccess(card) !== accessOf(game)?.vars.place) return pop(game) // CR 7.1.7
    askChoice(game, {
      for: 'runner',
      asks: 'midAccess',
      options: optionsAmong(among => judgeMidAccess(game, among)),
    })
    return
  }
  const option = at(chosen, 0)
  window.ended = option.does === 'pass' || rulesOf(game).midAccessAbilities === 'one'
  if (option.does !== 'pass') takeOption(game, 'runner', option)
}
