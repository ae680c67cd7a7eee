import { touch } from '@paydata/engine/inside/changes/touch'
import { compiledOf } from '@paydata/engine/inside/language/definitions'
import { cardAt, isRemote } from '@paydata/engine/inside/queries/facts/look'
import type { Eye } from '@paydata/engine/inside/queries/facts/sight'
import { canSee } from '@paydata/engine/inside/queries/facts/sight'
import { at } from '@paydata/engine/inside/state/bug'
import type { CardState } from '@paydata/engine/inside/state/cards'
import { cloneGame } from '@paydata/engine/inside/state/clone'
import type { Game, ListZone } from '@paydata/engine/inside/state/game'
import { held } from './held.ts'
import type { Dice } from './random-player.ts'

const heaps: readonly string[] = ['hq', 'rnd', 'grip', 'stack', 'archives']

/** The same game, but for cards that are hidden from somebody: some are others, and some lie in other places. */
export function twinOf(game: Game, eye: Eye, dice: Dice): Game {
  const twin = cloneGame(game)
  const bound = held(game, eye)
  const hidden = twin.cards.filter(card => !bound.has(card.card) && !canSee(game, eye, card))
  const rounds = 1 + dice(12)
  for (let i = 0; i < rounds && hidden.length > 0; i++) {
    const one = oneOf(hidden, dice)
    const partners = hidden.filter(other => canChange(twin, one, other))
    const near = partners.filter(card => card.zone === one.zone)
    const among = near.length > 0 && dice(2) === 0 ? near : partners
    if (among.length === 0) continue
    const other = oneOf(among, dice)
    if (heaps.includes(one.zone) && heaps.includes(other.zone)) changePlaces(twin, one, other, eye)
    else changeFaces(twin, one, other)
  }
  // How often a hidden card has moved, and how others call things, is nobody's business either.
  for (const card of hidden) if (heaps.includes(card.zone)) touch(twin, card).life += dice(3)
  for (const each of ['corp', 'runner', 'public'] as const) if (each !== eye) twin.named[each] += dice(5)
  return twin
}

/** Whether two hidden cards could be each where or what the other is. */
function canChange(game: Game, one: CardState, other: CardState): boolean {
  if (one.owner !== other.owner || one.card === other.card) return false
  if (heaps.includes(one.zone) && heaps.includes(other.zone)) return true
  return mayBe(game, one, other) && mayBe(game, other, one)
}

/** Any of these cards, from one zone as likely as from another. */
function oneOf(cards: readonly CardState[], dice: Dice): CardState {
  const zones = [...new Set(cards.map(card => card.zone))]
  const zone = at(zones, dice(zones.length))
  const there = cards.filter(card => card.zone === zone)
  return at(there, dice(there.length))
}

/**
 * Two cards in hands, decks or facedown in Archives lie where the other lay. They take over what others call them there;
 * for the one they are hidden from they have no names, and if they had, these would betray them.
 */
function changePlaces(game: Game, a: CardState, b: CardState, eye: Eye): void {
  const [one, other] = [touch(game, a), touch(game, b)]
  const from = game.zones[one.zone as ListZone]
  const to = game.zones[other.zone as ListZone]
  const here = from.indexOf(one.card)
  const there = to.indexOf(other.card)
  from[here] = other.card
  to[there] = one.card
  const { zone, faceup, corpId, runnerId, publicId } = one
  one.zone = other.zone
  one.faceup = other.faceup
  other.zone = zone
  other.faceup = faceup
  if (eye !== 'corp') [one.corpId, other.corpId] = [other.corpId, corpId]
  if (eye !== 'runner') [one.runnerId, other.runnerId] = [other.runnerId, runnerId]
  if (eye !== 'public') [one.publicId, other.publicId] = [other.publicId, publicId]
}

/** Two cards are printed as the other was. */
function changeFaces(game: Game, one: CardState, other: CardState): void {
  const titles = [...game.titles]
  titles[one.card] = at(game.titles, other.card)
  titles[other.card] = at(game.titles, one.card)
  Object.assign(game, { titles })
}

/** Whether a card could be printed like another where it is. */
function mayBe(game: Game, card: CardState, like: CardState): boolean {
  const { type } = at(compiledOf(game), like.card).printed
  if (card.zone === 'ice') return type === 'ice'
  if (card.zone === 'root') {
    if (type === 'upgrade') return true
    const holdsOther = game.table.some(n => {
      const each = cardAt(game, n)
      return n !== card.card && each.zone === 'root' && each.server === card.server
    })
    return (type === 'agenda' || type === 'asset') && isRemote(card.server ?? '') && !holdsOther
  }
  return heaps.includes(card.zone)
}
