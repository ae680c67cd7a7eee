import { handSizeOf, linkOf, memoryLimitOf, memoryUsed } from '../queries/characteristics.ts'
import { cardAt, deckOf, discardOf, handOf } from '../queries/look.ts'
import { score } from '../queries/score.ts'
import type { Game } from '../state/game.ts'
import type { Side, Viewer } from '../state/names.ts'
import { rulesOf } from '../timing/edition.ts'
import { cardView } from './cards.ts'
import { byName, sees } from './names.ts'
import type { CardView, CorpView, PileView, RunnerView } from './types.ts'

/** What lies in a zone: the cards seen, not in the order they lie in, as that would tell which is which. */
export function pileView(game: Game, viewer: Viewer, numbers: readonly number[]): PileView {
  const cards = numbers.map(n => cardAt(game, n))
  return {
    count: cards.length,
    cards: cards
      .filter(card => sees(game, viewer, card))
      .sort(byName(viewer))
      .map(card => cardView(game, viewer, card)),
    facedown: cards.filter(card => !card.faceup).length,
  }
}

export const listView = (game: Game, viewer: Viewer, numbers: readonly number[]): CardView[] =>
  numbers.map(n => cardView(game, viewer, cardAt(game, n)))

function sideView(game: Game, viewer: Viewer, side: Side) {
  const { credits, clicks, identity } = game[side]
  return {
    credits,
    clicks,
    handSize: handSizeOf(game, side),
    hand: pileView(game, viewer, handOf(game, side)),
    deck: pileView(game, viewer, deckOf(game, side)),
    discard: pileView(game, viewer, discardOf(game, side)),
    score: score(game, side),
    pointsNeeded: rulesOf(game).winAt,
    scoreArea: listView(game, viewer, side === 'corp' ? game.zones.corpScore : game.zones.runnerScore),
    identity: cardView(game, viewer, cardAt(game, identity)),
  }
}

export const corpView = (game: Game, viewer: Viewer): CorpView => ({
  ...sideView(game, viewer, 'corp'),
  badPublicity: game.corp.badPublicity,
})

export const runnerView = (game: Game, viewer: Viewer): RunnerView => ({
  ...sideView(game, viewer, 'runner'),
  tags: game.runner.tags,
  coreDamage: game.runner.coreDamage,
  link: linkOf(game),
  fund: game.runner.fund,
  memory: { used: memoryUsed(game), limit: memoryLimitOf(game) },
})
