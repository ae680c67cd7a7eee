import { basicTrash } from '../../language/basic.ts'
import { definitionOf, pathOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame, refOf } from '../../state/cards.ts'
import type { PaidWindow } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import { memosAreKept } from '../../state/memos.ts'
import type { Side } from '../../state/names.ts'
import type { Option } from '../../state/questions.ts'
import type { Candidates } from '../candidates.ts'
import { judge } from '../candidates.ts'
import { priced } from '../costs/bills.ts'
import { lackOf } from '../costs/paying.ts'
import { typeOf } from '../facts/characteristics.ts'
import { countersCounted } from '../facts/counters.ts'
import { approachOf, cardAt, mustLetGo, runOf } from '../facts/look.ts'
import { anyDeclaresNow, mightSpend } from '../facts/present.ts'
import { requirementOf } from '../facts/score.ts'
import { accessedCard, mightUse } from '../facts/usable.ts'
import type { OptionRefusal } from '../refusals.ts'
import { endlessLoop } from '../refusals.ts'
import { restrictionOnTrash, trashBill } from './accessing.ts'
import { judgeDutiesInAccess } from './duties.ts'
import { isRezzable, refusalToRez, refusalToScore, rezBill, scoreBill } from './rezzing.ts'
import { judgeAbilities } from './using-abilities.ts'

export const pass: Option = Object.freeze({ does: 'pass' })

type Window = Pick<PaidWindow, 'rez' | 'score'>

/** The options of whoever can but pass: one list, as most windows are such. */
export const onlyPass: readonly Option[] = Object.freeze([pass])

/**
 * Whether a player can but pass in a paid ability window, as a look at the table tells before anything is judged: most windows are
 * such. Where it cannot tell, it says no.
 */
export const canOnlyPass = (game: Game, by: Side, window: Window): boolean =>
  memosAreKept &&
  !mightUse(game, by, 'window') &&
  (by === 'runner' || !(mightRez(game, window) || mightScore(game, window)))

function mightRez(game: Game, { rez }: Window): boolean {
  if (rez === 'nothing') return false
  const ice = rez === 'approached' ? approachOf(game)?.vars.ice : undefined
  if (ice !== undefined && mightRezCard(game, cardAt(game, ice.card))) return true
  for (const { root } of game.servers)
    for (const n of root) if (mightRezCard(game, cardAt(game, n))) return true
  return false
}

/** Not if it is dearer than the Corp is rich, and nothing makes it cheaper or pays for it. */
function mightRezCard(game: Game, card: CardState): boolean {
  const { printed, declared } = definitionOf(game, card)
  if (card.faceup || printed.type === 'agenda') return false
  if (typeof printed.cost !== 'number' || mightSpend(game, 'corp', printed.cost)) return true
  if (declared.cost !== undefined || declared.alternativePayment !== undefined) return true
  return anyDeclaresNow(game, 'cost') || anyDeclaresNow(game, 'alternativePayment')
}

function mightScore(game: Game, { score }: Window): boolean {
  if (!score) return false
  for (const { root } of game.servers)
    for (const n of root) {
      const card = cardAt(game, n)
      if (typeOf(game, card) !== 'agenda') continue
      if (countersCounted(game, card, 'advancement') >= requirementOf(game, card)) return true
    }
  return false
}

/** What may be done in a paid ability window (CR 9.2.7). */
export function judgePaidWindow(game: Game, by: Side, window: Window, among: Candidates): void {
  judge(among, undefined, () => pass)
  judgeAbilities(game, by, 'window', among)
  if (by === 'corp') {
    judgeRezzing(game, window, among)
    judgeScoring(game, window, among)
  } else if (among.refused !== null && runOf(game) !== undefined)
    judge(among, noJackingOut, () => ({ does: 'jackOut' }))
}

const noJackingOut: OptionRefusal = { reason: 'noJackingOut', rule: '6.9.4c' }
const noRezzing: OptionRefusal = { reason: 'noRezzing', rule: '9.2.7c' }
const notApproached: OptionRefusal = { reason: 'notApproached', rule: '6.4.3' }
const noScoring: OptionRefusal = { reason: 'noScoring', rule: '9.2.7d' }

function judgeRezzing(game: Game, window: Window, among: Candidates): void {
  if (window.rez === 'nothing' && among.refused === null) return
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (card.faceup || card.owner !== 'corp' || !isRezzable(game, card)) continue
    const elsewhen = whyNotNow(game, card, window)
    if (elsewhen !== undefined) {
      // Outside of runs nobody expects to rez ice.
      if (among.refused !== null && (card.zone === 'root' || runOf(game) !== undefined))
        judge(among, elsewhen, () => ({ does: 'rez', card: refOf(card) }))
      continue
    }
    const bill = rezBill(game, card)
    judge(among, refusalToRez(game, card, bill), () => ({
      does: 'rez',
      card: refOf(card),
      credits: bill.price,
    }))
  }
}

/** Why this is not the time to rez a card. */
function whyNotNow(game: Game, card: CardState, { rez }: Window): OptionRefusal | undefined {
  if (card.zone === 'root') return rez === 'nothing' ? noRezzing : undefined
  const ice = rez === 'approached' ? approachOf(game)?.vars.ice : undefined
  if (ice === undefined || !isSame(ice, card)) return notApproached
  return mustLetGo(game, 'corp') ? endlessLoop : undefined
}

function judgeScoring(game: Game, window: Window, among: Candidates): void {
  if (!window.score && among.refused === null) return
  for (const server of game.servers) {
    for (const n of server.root) {
      const card = cardAt(game, n)
      if (typeOf(game, card) !== 'agenda') continue
      // Before it is advanced enough nobody expects to score it at another time.
      if (!window.score && countersCounted(game, card, 'advancement') < requirementOf(game, card)) continue
      judge(among, window.score ? refusalToScore(game, card) : noScoring, () =>
        priced(game, { does: 'score', card: refOf(card) }, scoreBill(game, card)),
      )
    }
  }
}

/** What the Runner may do in the middle of an access (CR 9.2.10). */
export function judgeMidAccess(game: Game, among: Candidates): void {
  judge(among, undefined, () => pass)
  const card = accessedCard(game)
  if (card === undefined) return
  judgeBasicTrash(game, card, among)
  judgeAbilities(game, 'runner', 'access', among)
  judgeDutiesInAccess(game, card, among)
}

/** The basic trash ability (CR 7.1.5). */
function judgeBasicTrash(game: Game, card: CardState, among: Candidates): void {
  const option: Option = { does: 'trashAccessed', card: refOf(card), ability: pathOf(basicTrash), credits: 0 }
  const why = restrictionOnTrash(game, card)
  // An agenda is stolen; nobody expects to trash it.
  if (why === undefined) {
    const bill = trashBill(game, card)
    judge(among, lackOf(game, bill), () => priced(game, option, bill))
  } else if (typeOf(game, card) !== 'agenda') judge(among, why, () => option)
}
