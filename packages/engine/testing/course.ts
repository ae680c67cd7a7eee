import { cardAt } from '../src/queries/look.ts'
import type { CardState } from '../src/state/cards.ts'
import type { Game } from '../src/state/game.ts'
import type { Ref } from '../src/state/names.ts'
import type { Mention, Occurrence } from '../src/state/occurrences.ts'
import type { Question } from '../src/state/questions.ts'
import { sees } from '../src/view/names.ts'

type Watcher = 'corp' | 'runner' | 'spectator'
const bits: Readonly<Record<Watcher, number>> = { corp: 1, runner: 2, spectator: 4 }

/**
 * A player knows the order of the own hand, as it was drawn, that of own cards set aside, as they lay in the deck, and
 * where in a deck a card is that is shown. The Corp knows in which order cards came facedown to Archives.
 */
function placeOf(game: Game, viewer: Watcher, card: CardState): number | null {
  if (card.zone === 'archives' && !card.faceup) return game.zones.archives.indexOf(card.card)
  if (card.zone === 'rnd' || card.zone === 'stack') return game.zones[card.zone].indexOf(card.card)
  if (card.zone !== 'hq' && card.zone !== 'grip' && card.zone !== 'setAside') return null
  return card.owner === viewer ? game.zones[card.zone].indexOf(card.card) : null
}

/**
 * The public course of a game: what happened, where cards lie and which faces a viewer sees, but nothing that tells
 * alike cards apart, and no order but that of the table. Games whose courses differ may look different.
 */
export function courseOf(game: Game, viewer: Watcher): string {
  const faces = game.cards
    .filter(card => sees(game, viewer, card))
    .map(
      card => `${game.titles[card.card]} in ${card.zone} ${card.server ?? ''} ${placeOf(game, viewer, card)}`,
    )
  const installed = (n: number): unknown => {
    const card = cardAt(game, n)
    const title = sees(game, viewer, card) ? game.titles[n] : null
    return [card.zone, title, card.faceup, Object.entries(card.counters).sort(), card.host !== null]
  }
  return JSON.stringify([
    [game.turn, game.active, game.over, game.mark],
    [game.corp.credits, game.corp.clicks, game.corp.badPublicity],
    [game.runner.credits, game.runner.clicks, game.runner.tags, game.runner.coreDamage, game.runner.fund],
    Object.values(game.zones).map(zone => zone.length),
    game.zones.archives.filter(n => cardAt(game, n).faceup).length,
    game.zones.rig.map(installed),
    game.servers.map(({ id, root, ice }) => [
      id,
      root.map(installed),
      ice.map(({ ice }) => (ice === null ? null : installed(ice))),
    ]),
    faces.sort(),
    game.occurred.map(occurrence => eventOf(game, viewer, occurrence)).sort(),
    game.occurred.flatMap(occurrence => shownInDeck(game, viewer, occurrence)),
    damageOf(game),
    game.frames.map(frame => [
      frame.kind,
      frame.kind !== 'ability' || frame.source === null || isKnown(game, viewer, frame.source)
        ? frame.of
        : null,
      'step' in frame ? frame.step : null,
    ]),
    game.lingering.map(({ of, source, until }) => [
      source === null || isKnown(game, viewer, source) ? of : null,
      until,
    ]),
    game.waiting.map(each => [each.for, each.asks, ...(each.for === viewer ? toldBy(game, each) : [])]),
  ])
}

/** What a question itself tells: what it is about, and the cards of a deck that is looked through. */
function toldBy(game: Game, question: Question): unknown[] {
  if (question.form !== 'choose' || (question.asks !== 'search' && question.asks !== 'arrange'))
    return [question.about]
  return [question.about, question.options.map(({ card }) => card && game.titles[card.card])]
}

const isKnown = (game: Game, viewer: Watcher, ref: Ref): boolean =>
  ref.card >= 0 && sees(game, viewer, cardAt(game, ref.card))

/** What each damage trashed, one after another; the cards of one are told together. */
function damageOf(game: Game): readonly string[] {
  const trashed: string[][] = []
  for (const { what, kind, card } of game.occurred) {
    if (what === 'damageSuffered') trashed.push([])
    else if (what === 'trashed' && kind === 'damage' && card !== null)
      trashed.at(-1)?.push(game.titles[card.card] ?? '')
  }
  return trashed.map(titles => titles.sort().join())
}

/** Cards of a deck that are shown are shown in the order they lie in. */
function shownInDeck(game: Game, viewer: Watcher, { what, card }: Occurrence): string[] {
  if ((what !== 'lookedAt' && what !== 'revealed') || card === null) return []
  const { zone } = cardAt(game, card.card)
  const isShown = (zone === 'rnd' || zone === 'stack') && (card.seenBy & bits[viewer]) !== 0
  return isShown ? [game.titles[card.card] ?? ''] : []
}

function eventOf(game: Game, viewer: Watcher, occurrence: Occurrence): string {
  const title = (mention: Mention | null): string | null =>
    mention !== null && (mention.seenBy & bits[viewer]) !== 0 ? (game.titles[mention.card] ?? null) : null
  const { what, by, server, amount, before, card, cause } = occurrence
  const titles = [card, before?.mention ?? null, cause.card].map(title)
  return JSON.stringify([what, by, server, amount, before?.zone, titles])
}
