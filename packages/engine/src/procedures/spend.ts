import { convertToAgenda } from '../changes/convert.ts'
import { dealDamage } from '../changes/dealing-damage.ts'
import type { Next } from '../changes/frames.ts'
import { giveResult, noNames } from '../changes/frames.ts'
import { addTo, derezCard, forfeitAgenda, removeCounters, zoneOf } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import { hostCard } from '../changes/host.ts'
import { cardsPicked } from '../changes/picking.ts'
import {
  hostBadPublicity,
  loseClicks,
  removeTags,
  spendClicks,
  spendFund,
  takeBadPublicity,
  takeTags,
} from '../changes/players.ts'
import { show } from '../changes/show.ts'
import { trashCards } from '../changes/trash.ts'
import type { PaidAbility } from '../language/abilities.ts'
import type { CostItem } from '../language/costs.ts'
import { abilityAt } from '../language/definitions.ts'
import { isAction } from '../language/uses.ts'
import type { Bill } from '../queries/costs/bills.ts'
import { choosesIn } from '../queries/costs/bills.ts'
import { harmOf } from '../queries/costs/paying.ts'
import { isOutsidePool, keyOf, sourcesFor } from '../queries/costs/sources.ts'
import { trashAsCost } from '../queries/costs/stakes.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardAt, objectOf } from '../queries/facts/look.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { cardTo } from '../queries/facts/references.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { bug, never } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Bound, Effect, Procedure, Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { DamageKind, Ref, Side } from '../state/names.ts'
import { heldBy, keepAsideFor } from './keeping.ts'
import { billIn } from './procedure-frames.ts'

/** The lines of a bill, each with the scope it is paid in: with X, and with the cards that were chosen for it. */
function linesIn(frame: Procedure<'pay'>): Bill['lines'] {
  const bill = billIn(frame)
  if (bill.lines.length === 0 || frame.vars === noNames) return bill.lines
  const needed = choosesIn(bill)
  return bill.lines.map(({ item, scope }, line) => {
    const choice = needed.find(each => each.line === line)
    const vars: Record<string, Bound> = { ...scope.vars, ...frame.vars }
    if (choice !== undefined) vars[choice.choose.as] = frame.vars[choice.key] ?? []
    return { item, scope: { ...scope, vars } }
  })
}

/** What a cost does that effects could do too. */
const effectsOf = (game: Game, frame: Procedure<'pay'>, lines: Bill['lines']): readonly Effect[] =>
  lines.flatMap(({ item, scope }) =>
    item.pay === 'trash'
      ? cardsOf(game, item.cards, scope).map(card => trashAsCost(billIn(frame), card))
      : (harmOf(game, item, scope) ?? []),
  )

/** Costs cannot be prevented (CR 1.16.1a), but where the edition lets them be, what was paid for is lost. */
export const preventable = (game: Game, frame: Procedure<'pay'>): readonly Effect[] =>
  rulesOf(game).preventedCosts === 'never' ? [] : effectsOf(game, frame, linesIn(frame))

const total = (effects: readonly Effect[]): number => effects.reduce((sum, { amount }) => sum + amount, 0)

/** Everything at once (CR 1.16.10b); then the checkpoint of the paid cost (CR 1.16.3). */
export function spend(game: Game, frame: Procedure<'pay'>): Next {
  const bill = billIn(frame)
  const lines = linesIn(frame)
  const due = effectsOf(game, frame, lines)
  const effects = rulesOf(game).preventedCosts === 'never' ? due : frame.expects
  spendCredits(game, frame, bill)
  for (const { item, scope } of lines) payItem(game, frame, item, scope)
  const held = heldBy(game, bill)
  for (const { item, scope } of lines) giveUp(game, bill, item, scope)
  carryOut(game, bill, effects)
  keepAsideFor(game, bill, held)
  noteUse(game, bill.by, bill.card, bill.ability)
  if (bill.lines.some(line => line.item.pay === 'X') || bill.priceIsX)
    giveResult(game, 'X', frame.vars.X ?? 0)
  // What is named twice is known as what the text of the thing itself calls so, which stands first.
  for (const { choose, key } of choosesIn(bill).toReversed())
    giveResult(game, choose.as, frame.vars[key] ?? [])
  if (effects !== due && total(effects) < total(due)) giveResult(game, 'paid', false)
  // Damage comes last, as which cards it trashes may have to be chosen.
  for (const { effect, kind, amount } of effects)
    if (effect === 'damage')
      dealDamage(game, { kind: kind as DamageKind, amount, responsible: 'runner' }, bill.card)
  return undefined
}

function carryOut(game: Game, { by }: Bill, effects: readonly Effect[]): void {
  const gone: CardState[] = []
  for (const { effect, amount, card: ref } of effects) {
    const card = ref === null ? undefined : objectOf(game, ref)
    if (effect === 'tags') takeTags(game, amount)
    else if (effect === 'badPublicity') takeBadPublicity(game, amount)
    else if (effect === 'trash' && card !== undefined) gone.push(card)
  }
  if (gone.length > 0) trashCards(game, gone, by, 'cost')
}

function spendCredits(game: Game, frame: Procedure<'pay'>, bill: Bill): void {
  // Where nothing was noted nothing is spent.
  if (frame.vars === noNames) return
  let spent = 0
  let outside = 0
  for (const source of sourcesFor(game, bill)) {
    const amount = frame.vars[keyOf(source)] ?? 0
    if (amount === 0) continue
    spent += amount
    if (isOutsidePool(game, bill.by, source)) outside += amount
    if (source.from === 'pool') game[bill.by].credits -= amount
    else if (source.from === 'fund') spendFund(game, amount)
    else {
      const card = cardAt(game, (source.card ?? bug('no card of hosted credits', game)).card)
      removeCounters(game, card, 'credit', amount, bill.by)
      // CR 1.10.4d: spending them is using the card.
      happen(game, 'abilityUsed', { by: bill.by, card, kind: 'spend', amount })
    }
  }
  if (outside > 0) happen(game, 'spentOutsidePool', { by: bill.by, amount: outside })
  if (spent > 0) happen(game, 'creditsSpent', { by: bill.by, amount: spent, kind: bill.purpose })
}

function payItem(game: Game, frame: Procedure<'pay'>, item: CostItem, scope: Scope): void {
  const { by } = billIn(frame)
  switch (item.pay) {
    case 'credits':
    case 'X':
    case 'covers':
    case 'damage':
    case 'takeTags':
    case 'takeBadPublicity':
    case 'forfeit':
    case 'remove':
    case 'becomeAgenda':
    case 'addTo':
      return
    case 'trashRandom': {
      const cards = cardsPicked(game, item.cards, scope)
      show(game, frame, cards, 'both')
      for (const card of cards) happen(game, 'revealed', { by, card })
      trashCards(game, cards, by, 'cost')
      return
    }
    case 'trashTop': {
      const top = game.zones[item.of].slice(0, amountOf(game, item.amount, scope))
      trashCards(
        game,
        top.map(n => cardAt(game, n)),
        by,
        'cost',
      )
      return
    }
    case 'addRandom':
      for (const card of cardsPicked(game, item.cards, scope))
        addTo(game, card, { zone: zoneOf(item.to, card.owner) }, by)
      return
    case 'trash':
      if (item.reveal === true) {
        const cards = cardsOf(game, item.cards, scope)
        show(game, frame, cards, 'both')
        for (const card of cards) happen(game, 'revealed', { by, card })
      }
      return
    case 'clicks':
      return spendClicks(game, by, amountOf(game, item.amount, scope))
    case 'loseClicks':
      loseClicks(game, by, amountOf(game, item.amount, scope))
      return
    case 'counters': {
      const card = cardTo(game, item.from, scope)
      if (card !== undefined) removeCounters(game, card, item.counter, amountOf(game, item.amount, scope), by)
      return
    }
    case 'hostBadPublicity': {
      const on = cardTo(game, item.on, scope)
      if (on !== undefined) hostBadPublicity(game, on, amountOf(game, item.amount, scope), by)
      return
    }
    case 'removeTags':
      removeTags(game, amountOf(game, item.amount, scope), by)
      return
    case 'derez':
      for (const card of cardsOf(game, item.cards, scope)) derezCard(game, card, by)
      return
    case 'host': {
      const onto = cardTo(game, item.on, scope)
      if (onto === undefined) return
      for (const card of cardsOf(game, item.cards, scope)) hostCard(game, card, onto, item.face, by)
      return
    }
    case 'reveal':
      for (const card of cardsOf(game, item.cards, scope)) happen(game, 'revealed', { by, card })
      return
    default:
      return never(item)
  }
}

/** Cards that go to pay, once the counters on them that pay too are gone. */
function giveUp(game: Game, { by }: Bill, item: CostItem, scope: Scope): void {
  if (item.pay === 'forfeit')
    for (const card of cardsOf(game, item.cards, scope)) forfeitAgenda(game, card, by)
  if (item.pay === 'addTo')
    for (const card of cardsOf(game, item.cards, scope))
      addTo(game, card, { zone: zoneOf(item.to, card.owner) }, by)
  if (item.pay !== 'remove' && item.pay !== 'becomeAgenda') return
  const card = cardTo(game, item.card, scope)
  if (card === undefined) return
  if (item.pay === 'remove') addTo(game, card, { zone: 'removed' }, by)
  else {
    const { points, cannot } = item
    convertToAgenda(game, card, by, { points, ...(cannot !== undefined && { cannot }) }, by)
  }
}

/** CR 9.5.7b: the ability and its source are used when the cost is paid. */
export function noteUse(game: Game, by: Side, source: Ref | null, ability: string | null): void {
  if (ability === null) return
  const card = source === null ? null : cardAt(game, source.card)
  happen(game, 'abilityUsed', { by, card, kind: ability })
  if (isAction(abilityAt(game, ability) as PaidAbility))
    happen(game, 'actionTaken', { by, card, kind: ability })
}
