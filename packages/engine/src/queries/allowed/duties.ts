import type { Declaration, PaidAbility, PlayAbility } from '../../language/abilities.ts'
import { abilityAt, definitionOf } from '../../language/definitions.ts'
import { makesRun, useOfAbility } from '../../language/inferred.ts'
import type { CardState } from '../../state/cards.ts'
import type { Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import type { Option } from '../../state/questions.ts'
import type { Candidates } from '../candidates.ts'
import { onlyDuties } from '../candidates.ts'
import { hasAddedCost } from '../costs/bills.ts'
import { fullBill } from '../costs/paying.ts'
import { meetsThreat } from '../facts/applying.ts'
import { eachDeclared, eachOwnDeclared } from '../facts/declared.ts'
import { cardAt } from '../facts/look.ts'
import { matchesSubject } from '../facts/matching-cards.ts'
import { anyDeclaresNow } from '../facts/present.ts'
import type { OptionRefusal } from '../refusals.ts'

type Must = Extract<Declaration, { declare: 'must' }>

/** CR 7.1.5c, d: to trash the accessed card by any ability, or by paying its trash cost alone. */
export function judgeDutiesInAccess(game: Game, card: CardState, among: Candidates): void {
  const musts: Must[] = []
  const note = (d: Must, scope: Scope): void => {
    if (d.act === 'trash' && matchesSubject(game, card, d.cards, scope)) musts.push(d)
  }
  eachDeclared(game, 'must', note)
  // What a card says about its own access it says unrezzed too (CR 9.1.8a).
  eachOwnDeclared(game, 'must', card, note)
  if (musts.length === 0) return
  const anyhow = musts.some(each => each.act === 'trash' && each.by !== 'trashCost')
  onlyDuties(
    among,
    ({ does, ability }) =>
      does === 'trashAccessed' ||
      (anyhow &&
        does === 'useAbility' &&
        useOfAbility(abilityAt(game, ability ?? '') as PaidAbility).trashesAccessed),
    mustTrash,
  )
}
const mustTrash: OptionRefusal = { reason: 'mandatory', rule: '7.1.5c' }

/** To make a run; but nobody has to pay an additional cost for it (CR 9.12.3e). */
export function judgeDutiesInActions(game: Game, by: Side, among: Candidates): void {
  if (by === 'corp' || !anyDeclaresNow(game, 'must')) return
  if (eachDeclared(game, 'must', d => d.act === 'run'))
    onlyDuties(among, option => runsForNothingMore(game, option), mustRun)
}
const mustRun: OptionRefusal = { reason: 'mandatory', rule: '9.12.3' }

function runsForNothingMore(game: Game, option: Option): boolean {
  const isFree = (server: string | null): boolean =>
    !hasAddedCost(game, fullBill(game, 'run', null, server, { by: 'runner', purpose: 'run' }))
  if (option.does === 'run') return isFree(option.server ?? null)
  return option.server === undefined && canMakeRun(game, option) && game.servers.every(({ id }) => isFree(id))
}

/** By an event that is played, or an ability that is used. */
function canMakeRun(game: Game, { does, card, ability }: Option): boolean {
  if (does === 'useAbility') return makesRun((abilityAt(game, ability ?? '') as PaidAbility).does)
  if (does !== 'play' || card === undefined) return false
  return definitionOf(game, cardAt(game, card.card)).abilities.some(
    (each): each is PlayAbility => each.form === 'play' && meetsThreat(game, each) && makesRun(each.does),
  )
}
