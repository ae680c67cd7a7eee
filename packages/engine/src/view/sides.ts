import type { CardView, CorpView, PileView, RunnerView, SideView } from '../fields/types.ts'
import { cardAt, deckOf, handOf } from '../queries/facts/look.ts'
import { pointsNeeded } from '../queries/facts/score.ts'
import { at } from '../state/bug.ts'
import type { Side, Zone } from '../state/names.ts'
import { isAmongZones } from './basis.ts'
import type { Gaze } from './gaze.ts'
import { kept, seenIn } from './gaze.ts'
import { byName, nameFor } from './names.ts'
import { cardView, cardViews } from './seen-cards.ts'
import { shared } from './sharing.ts'

/** What lies in a zone: the cards seen, not in the order they lie in, as that would tell which is which. */
export function pileView(gaze: Gaze, numbers: readonly number[], before: PileView | undefined): PileView {
  const { game, viewer } = gaze
  const seen: number[] = []
  let facedown = 0
  let last = 0
  let isInOrder = true
  for (let i = 0; i < numbers.length; i++) {
    const card = cardAt(game, at(numbers, i))
    if (!card.faceup) facedown++
    if (!seenIn(gaze, card)) continue
    seen.push(card.card)
    const name = nameFor(viewer, card)
    if (name === null || name < last) isInOrder = false
    else last = name
  }
  if (!isInOrder) seen.sort((a, b) => byName(viewer)(cardAt(game, a), cardAt(game, b)))
  return pileOf(numbers.length, cardViews(gaze, seen, before?.cards), facedown, before)
}

function pileOf(
  count: number,
  cards: readonly CardView[],
  facedown: number,
  before: PileView | undefined,
): PileView {
  const isSame =
    before !== undefined && before.count === count && before.cards === cards && before.facedown === facedown
  return isSame ? before : { count, cards, facedown }
}

/** What lies in a hidden zone: nothing but backs, while nothing in progress shows any of them. */
const backsView = (numbers: readonly number[], before: PileView | undefined): PileView =>
  pileOf(numbers.length, before?.cards.length === 0 ? before.cards : noCards, numbers.length, before)

const noCards: readonly CardView[] = []

function hiddenView(
  gaze: Gaze,
  zone: Zone,
  numbers: readonly number[],
  before: PileView | undefined,
): PileView {
  const isHidden = gaze.viewer !== 'all' && !isAmongZones(gaze.shown, zone)
  return isHidden ? backsView(numbers, before) : pileView(gaze, numbers, before)
}

function handView(gaze: Gaze, side: Side, before: PileView | undefined): PileView {
  const numbers = handOf(gaze.game, side)
  return gaze.viewer === side
    ? pileView(gaze, numbers, before)
    : hiddenView(gaze, zonesOf[side].hand, numbers, before)
}

const zonesOf = {
  corp: { hand: 'hq', deck: 'rnd', discard: 'archives', scored: 'corpScore' },
  runner: { hand: 'grip', deck: 'stack', discard: 'heap', scored: 'runnerScore' },
} as const

function sideView(gaze: Gaze, side: Side, before: SideView | undefined): SideView {
  const { game, moment } = gaze
  const { credits, clicks, identity } = game[side]
  const tally = moment.tallies[side]
  const { hand, deck, discard, scored } = zonesOf[side]
  return {
    credits,
    clicks,
    handSize: tally.handSize,
    hand: kept(gaze, hand, before?.hand) ?? handView(gaze, side, before?.hand),
    deck: kept(gaze, deck, before?.deck) ?? hiddenView(gaze, deck, deckOf(game, side), before?.deck),
    discard: kept(gaze, discard, before?.discard) ?? pileView(gaze, game.zones[discard], before?.discard),
    score: tally.score,
    pointsNeeded: pointsNeeded(game),
    scoreArea:
      kept(gaze, scored, before?.scoreArea) ?? cardViews(gaze, game.zones[scored], before?.scoreArea),
    identity:
      kept(gaze, 'identity', before?.identity) ?? cardView(gaze, cardAt(game, identity), before?.identity),
  }
}

const isSameSide = (before: SideView, now: SideView): boolean =>
  before.credits === now.credits &&
  before.clicks === now.clicks &&
  before.handSize === now.handSize &&
  before.hand === now.hand &&
  before.deck === now.deck &&
  before.discard === now.discard &&
  before.score === now.score &&
  before.scoreArea === now.scoreArea &&
  before.identity === now.identity

/** Every field is written out: putting more fields onto a copy makes objects that are slow to read. */
export function corpView(gaze: Gaze, before: CorpView | undefined): CorpView {
  const of = sideView(gaze, 'corp', before)
  const { badPublicity } = gaze.game.corp
  if (before !== undefined && before.badPublicity === badPublicity && isSameSide(before, of)) return before
  return {
    credits: of.credits,
    clicks: of.clicks,
    handSize: of.handSize,
    hand: of.hand,
    deck: of.deck,
    discard: of.discard,
    score: of.score,
    pointsNeeded: of.pointsNeeded,
    scoreArea: of.scoreArea,
    identity: of.identity,
    badPublicity,
  }
}

export function runnerView(gaze: Gaze, before: RunnerView | undefined): RunnerView {
  const { game, moment } = gaze
  const of = sideView(gaze, 'runner', before)
  const { tags, coreDamage, fund } = game.runner
  const { link } = moment
  const memory = shared(before?.memory, moment.memory)
  if (
    before !== undefined &&
    before.tags === tags &&
    before.coreDamage === coreDamage &&
    before.link === link &&
    before.fund === fund &&
    before.memory === memory &&
    isSameSide(before, of)
  )
    return before
  return {
    credits: of.credits,
    clicks: of.clicks,
    handSize: of.handSize,
    hand: of.hand,
    deck: of.deck,
    discard: of.discard,
    score: of.score,
    pointsNeeded: of.pointsNeeded,
    scoreArea: of.scoreArea,
    identity: of.identity,
    tags,
    coreDamage,
    link,
    fund,
    memory,
  }
}
