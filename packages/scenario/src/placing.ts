import { becomeActive, becomeInactive, moveCard, nameAnew } from '@paydata/engine/inside/changes/move'
import { touch } from '@paydata/engine/inside/changes/touch'
import { definitionOf } from '@paydata/engine/inside/language/definitions'
import { isInstalled } from '@paydata/engine/inside/queries/facts/look'
import type { CardState } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import { noCounters } from '@paydata/engine/inside/state/game'
import type { CounterKind, Side } from '@paydata/engine/inside/state/names'
import type { CounterNumbers, DetailedCard } from './spec.ts'

/** Where a card is put by fiat. */
export type Place = Parameters<typeof moveCard>[2]

/** Puts a card somewhere as if it had been there for long: active where it should be, and nobody noticed. */
export function putQuietly(game: Game, card: CardState, place: Place, details: DetailedCard): void {
  const { happened, occurred, thisTurn } = game
  game.happened = []
  game.occurred = []
  game.thisTurn = []
  moveCard(game, card, place)
  if (card.activeSince === 0 && shouldBeActive(game, card)) becomeActive(game, card)
  else if (card.activeSince > 0 && isInstalled(card) && !card.faceup) becomeInactive(game, card)
  const given: CounterNumbers = {
    ...details.counters,
    ...(details.advanced !== undefined && { advancement: details.advanced }),
  }
  const placed = touch(game, card)
  placed.counters = { ...card.counters, ...given }
  placed.loaded = loadedKind(game, card)
  if (details.points !== undefined) placed.conversion = { into: 'agenda', points: details.points }
  game.happened = happened
  game.occurred = occurred
  game.thisTurn = thisTurn
}

/** A new card, the next whose title the game knows, put straight into a list of cards on the table. */
export function createCard(game: Game, owner: Side, zone: 'corpScore' | 'runnerScore'): CardState {
  const card: CardState = {
    card: game.cards.length,
    owner,
    life: 1,
    zone,
    server: null,
    host: null,
    faceup: true,
    counters: noCounters,
    loaded: null,
    conversion: null,
    asideFrom: null,
    flipped: 0,
    back: 1,
    activeSince: 0,
    corpId: 0,
    runnerId: 0,
    publicId: 0,
  }
  game.cards.push(card)
  game.zones[zone].push(card.card)
  game.table.push(card.card)
  nameAnew(game, card, 'new')
  return card
}

/** CR 1.8.6, 3.2.3a: scored, in play, or installed and faceup; an agenda only if its text has it installed so. */
function shouldBeActive(game: Game, card: CardState): boolean {
  if (card.zone === 'corpScore' || card.zone === 'play' || card.zone === 'identity') return true
  if (!isInstalled(card) || !card.faceup) return false
  const { printed, declared } = definitionOf(game, card)
  return printed.type !== 'agenda' || declared.installedFaceup !== undefined
}

/** The kind of counter the card loads onto itself, if it has some: it can become empty (CR 10.9.2). */
function loadedKind(game: Game, card: CardState): CounterKind | null {
  for (const ability of definitionOf(game, card).abilities) {
    if (ability.form !== 'when') continue
    for (const instruction of ability.does) {
      if (
        instruction.do === 'placeCounters' &&
        instruction.load &&
        (card.counters[instruction.counter] ?? 0) > 0
      )
        return instruction.counter
    }
  }
  return null
}
