import type { Next } from '../changes/frames.ts'
import { again, askChoice, giveResult, takeOptions } from '../changes/frames.ts'
import { shuffleDeck } from '../changes/handling-cards.ts'
import { happen } from '../changes/happen.ts'
import { becomeNewObject, moveCard } from '../changes/move.ts'
import { trashCards } from '../changes/trash.ts'
import { definitionOf, nodeAt } from '../language/definitions.ts'
import type { Test } from '../language/expressions.ts'
import type { Search } from '../language/instructions.ts'
import type { Terms } from '../queries/allowed/installing.ts'
import { refusalToInstall } from '../queries/allowed/installing.ts'
import { refusalToPlayFound } from '../queries/allowed/playing.ts'
import { reliefOn } from '../queries/allowed/relief.ts'
import type { Candidates } from '../queries/candidates.ts'
import { judge, optionsAmong } from '../queries/candidates.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardAt } from '../queries/facts/look.ts'
import { passesAll } from '../queries/facts/matching-cards.ts'
import { inTitleOrder } from '../queries/facts/sight.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at, bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Procedure } from '../state/frames.ts'
import type { Game, ListZone } from '../state/game.ts'
import { keep } from './procedure-frames.ts'
import type { ProcedureTable } from './table.ts'

const searchIn = (game: Game, frame: Procedure<'search'>): Search => nodeAt(game, frame.vars.search) as Search

/** What is looked for now. */
function soughtIn(game: Game, frame: Procedure<'search'>): readonly Test[] {
  const { for: tests, each } = searchIn(game, frame)
  return each === undefined ? tests : [...tests, at(each, frame.vars.kind ?? 0)]
}

const isDeck = (zone: string): zone is 'rnd' | 'stack' => zone === 'rnd' || zone === 'stack'

/** What may be found: of cards that match, what can be installed or played then (CR 8.7.2b). */
export function judgeFinds(game: Game, frame: Procedure<'search'>, among: Candidates): void {
  const written = searchIn(game, frame)
  const scope = { by: frame.by, source: frame.source, vars: frame.vars }
  const change = amountOf(game, written.change ?? 0, scope)
  // Who searches may count on what lowers the price when it is imminent (CR 9.9.6c).
  const termsFor = (card: CardState): Terms => ({
    change: change - reliefOn(game, 'install', card, frame.by),
    ignore: written.ignore ?? 'nothing',
  })
  const refusal = (card: CardState): OptionRefusal | undefined => {
    if (written.then === 'install') return refusalToInstall(game, card, frame.by, termsFor(card))
    return written.then === 'play' ? refusalToPlayFound(game, card, frame.by) : undefined
  }
  const sought = soughtIn(game, frame)
  const found = (frame.vars.found ?? []).map(({ card }) => card)
  const matching = game.zones[written.zone as ListZone]
    .filter(n => !found.includes(n))
    .map(n => cardAt(game, n))
    .filter(card => passesAll(game, card, sought, scope))
  const possible = matching.filter(card => refusal(card) === undefined)
  const offered = written.names === 'different' ? oneOfEachName(game, possible) : possible
  for (const card of sortedByTitle(game, offered))
    judge(among, undefined, () => ({ does: 'card', card: refOf(card) }))
  if (among.refused === null) return
  // In an order that tells nothing of that of the deck (CR 4.2.3a).
  for (const card of inTitleOrder(game, matching)) {
    const why = refusal(card)
    if (why !== undefined) judge(among, why, () => ({ does: 'card', card: refOf(card) }))
  }
}

/** Cards of different names are asked for (CR 2.1.5): of copies, which are alike to the player who searches, one is enough to choose from. */
function oneOfEachName(game: Game, cards: readonly CardState[]): CardState[] {
  const names = cards.map(card => definitionOf(game, card).printed.title)
  return cards.filter((_card, i) => names.indexOf(at(names, i)) === i)
}

/** CR 8.7.2: without criteria something must be found, with criteria a search of a deck may fail (CR 8.7.2d, e). */
function find(game: Game, frame: Procedure<'search'>): Next {
  const written = searchIn(game, frame)
  const chosen = takeOptions(frame)
  if (chosen === undefined) {
    const options = optionsAmong(among => judgeFinds(game, frame, among))
    const most = Math.min(options.length, frame.vars.most)
    const mayFail =
      rulesOf(game).searchMayFail === 'withCriteria' &&
      soughtIn(game, frame).length > 0 &&
      isDeck(written.zone)
    askChoice(game, {
      for: frame.by,
      asks: 'search',
      source: frame.source,
      options,
      least: mayFail ? 0 : most,
      most,
    })
    return again
  }
  const found = [
    ...(frame.vars.found ?? []),
    ...chosen.map(option => option.card ?? bug('no card found', game)),
  ]
  const kind = (frame.vars.kind ?? 0) + 1
  if (written.each !== undefined && kind < written.each.length) {
    keep(frame, { found, kind })
    return 'find'
  }
  // All are set aside at once, whatever was looked for first.
  const all = found.map(({ card: n }) => {
    const card = cardAt(game, n)
    moveCard(game, card, { zone: 'setAside', faceup: false })
    return refOf(card)
  })
  keep(frame, { found: all })
  happen(game, 'searched', { by: frame.by, kind: written.zone, amount: all.length })
  return undefined
}

/** A searching player sees the cards, not their order (CR 4.2.3a). */
const sortedByTitle = (game: Game, cards: readonly CardState[]): CardState[] =>
  [...cards].sort((a, b) => {
    const x = game.titles[a.card] ?? ''
    const y = game.titles[b.card] ?? ''
    return x < y ? -1 : x > y ? 1 : a.card - b.card
  })

/** CR 8.7.3: a searched deck is shuffled before anything else. */
function reshuffle(game: Game, frame: Procedure<'search'>): Next {
  const written = searchIn(game, frame)
  if (written.zone === 'rnd') shuffleDeck(game, 'corp')
  else if (written.zone === 'stack') shuffleDeck(game, 'runner')
  giveResult(game, frame.vars.as, frame.vars.found ?? [])
  return undefined
}

export const searching: ProcedureTable<'search'> = [
  { step: 'find', rule: '8.7.2', deed: find },
  { step: 'shuffle', rule: '8.7.3', deed: reshuffle },
]

/** CR 8.3.3: put back in the order of choice, all as new objects. Nothing happens while they are aside, so they need not move. */
export const arranging: ProcedureTable<'arrange'> = [
  {
    step: 'order',
    rule: '8.3.3',
    deed(game, frame) {
      const zone = frame.vars.deck
      const deck = game.zones[zone]
      const amount = Math.min(frame.vars.amount, deck.length)
      const chosen = takeOptions(frame)
      if (chosen === undefined) {
        if (amount <= 1) return undefined // CR 8.3.1a
        const options = deck
          .slice(0, amount)
          .map(n => ({ does: 'card' as const, card: refOf(cardAt(game, n)) }))
        askChoice(game, {
          for: frame.by,
          asks: 'arrange',
          source: frame.source,
          options,
          least: amount,
          most: amount,
          ordered: true,
        })
        return again
      }
      chosen.forEach((option, i) => {
        deck[i] = (option.card ?? bug('no card named', game)).card
      })
      for (const n of deck.slice(0, amount)) becomeNewObject(game, cardAt(game, n))
      happen(game, 'arranged', { by: frame.by, amount, kind: zone })
      return undefined
    },
  },
]

/** CR 10.12.2: from HQ by choice, the rest from the top of R&D, all facedown and at once. */
export const sabotaging: ProcedureTable<'sabotage'> = [
  {
    step: 'choose',
    rule: '10.12.2',
    deed(game, frame) {
      const { hq, rnd } = game.zones
      const amount = Math.min(frame.vars.amount, hq.length + rnd.length)
      if (amount <= 0) return undefined
      const chosen = hq.length === 0 ? [] : takeOptions(frame)
      if (chosen === undefined) {
        const least = Math.max(0, amount - rnd.length)
        const options = hq.map(n => ({ does: 'card' as const, card: refOf(cardAt(game, n)) }))
        askChoice(game, {
          for: 'corp',
          asks: 'choose',
          about: { is: 'sabotage' },
          source: frame.source,
          options,
          least,
          most: Math.min(amount, hq.length),
        })
        return again
      }
      const fromHand = chosen.map(option => cardAt(game, (option.card ?? bug('no card named', game)).card))
      const fromDeck = rnd.slice(0, amount - fromHand.length).map(n => cardAt(game, n))
      trashCards(game, [...fromHand, ...fromDeck], 'corp', 'sabotage')
      return undefined
    },
  },
]
