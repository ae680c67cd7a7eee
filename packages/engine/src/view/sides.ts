import { handSizeOf, linkOf, memoryLimitOf, memoryUsed } from '../queries/characteristics.ts'
import { cardAt, deckOf, discardOf, handOf } from '../queries/look.ts'
import { score } from '../queries/score.ts'
import type { CardState } from '../state/cards.ts'
import type { Side, Viewer } from '../state/names.ts'
import { rulesOf } from '../timing/edition.ts'
import { cardView, cardViews } from './cards.ts'
import type { Gaze } from './gaze.ts'
import { seenIn } from './gaze.ts'
import { byName, nameFor } from './names.ts'
import { shared } from './sharing.ts'
import type { CardView, CorpView, PileView, RunnerView, SideView } from './types.ts'

function isInOrder(viewer: Viewer, cards: readonly CardState[]): boolean {
  let last = 0
  for (const card of cards) {
    const name = nameFor(viewer, card)
    if (name === null || name < last) return false
    last = name
  }
  return true
}

/** What lies in a zone: the cards seen, not in the order they lie in, as that would tell which is which. */
export function pileView(gaze: Gaze, numbers: readonly number[], before: PileView | undefined): PileView {
  const seen: CardState[] = []
  let facedown = 0
  for (const n of numbers) {
    const card = cardAt(gaze.game, n)
    if (!card.faceup) facedown++
    if (seenIn(gaze, card)) seen.push(card)
  }
  if (!isInOrder(gaze.viewer, seen)) seen.sort(byName(gaze.viewer))
  const cards = cardViews(gaze, seen, before?.cards)
  return shared(before, { count: numbers.length, cards, facedown })
}

export function listView(
  gaze: Gaze,
  numbers: readonly number[],
  before: readonly CardView[] | undefined,
): readonly CardView[] {
  const cards = numbers.map(n => cardAt(gaze.game, n))
  return cardViews(gaze, cards, before)
}

function sideView(gaze: Gaze, side: Side, before: SideView | undefined): SideView {
  const { game } = gaze
  const { credits, clicks, identity } = game[side]
  const scored = side === 'corp' ? game.zones.corpScore : game.zones.runnerScore
  return shared(before, {
    credits,
    clicks,
    handSize: handSizeOf(game, side),
    hand: pileView(gaze, handOf(game, side), before?.hand),
    deck: pileView(gaze, deckOf(game, side), before?.deck),
    discard: pileView(gaze, discardOf(game, side), before?.discard),
    score: score(game, side),
    pointsNeeded: rulesOf(game).winAt,
    scoreArea: listView(gaze, scored, before?.scoreArea),
    identity: cardView(gaze, cardAt(game, identity), before?.identity),
  })
}

export function corpView(gaze: Gaze, before: CorpView | undefined): CorpView {
  const side = sideView(gaze, 'corp', before)
  const { badPublicity } = gaze.game.corp
  return before === side && before.badPublicity === badPublicity ? before : { ...side, badPublicity }
}

export function runnerView(gaze: Gaze, before: RunnerView | undefined): RunnerView {
  const { game } = gaze
  const side = sideView(gaze, 'runner', before)
  const { tags, coreDamage, fund } = game.runner
  const link = linkOf(game)
  const memory = shared(before?.memory, { used: memoryUsed(game), limit: memoryLimitOf(game) })
  if (before === side && before.tags === tags && before.coreDamage === coreDamage && before.link === link)
    if (before.fund === fund && before.memory === memory) return before
  return { ...side, tags, coreDamage, link, fund, memory }
}
