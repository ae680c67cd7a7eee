import { makePosition, makeRemote } from '@paydata/engine/inside/changes/move'
import { touch, touchZone } from '@paydata/engine/inside/changes/touch'
import { definitionOf } from '@paydata/engine/inside/language/definitions'
import { cardAt, deckOf, handOf, theServer } from '@paydata/engine/inside/queries/facts/look'
import type { CardState } from '@paydata/engine/inside/state/cards'
import { refOf } from '@paydata/engine/inside/state/cards'
import type { Game } from '@paydata/engine/inside/state/game'
import type { CounterKind, ServerId, Side, Zone } from '@paydata/engine/inside/state/names'
import {
  checkAmount,
  checkCounters,
  checkFace,
  checkKeys,
  checkPlace,
  checkRecord,
  checkSide,
} from '../checking.ts'
import type { Which } from '../finding.ts'
import { findCard, findFree, isTitled } from '../finding.ts'
import { serverIn } from '../labels.ts'
import { putQuietly } from '../placing.ts'
import type { Playing } from '../playing.ts'
import { refuse } from '../refusing.ts'

/** Where in its new zone a card is put. */
export interface MoveDetails {
  /** For the root and ice: a server, or a new remote when left out. */
  readonly server?: string
  /** From the top of a deck, or from the innermost ice; left out, the top or the outermost. */
  readonly index?: number
  readonly on?: Which
  readonly rezzed?: boolean
  readonly facedown?: boolean
}

/** What is done to cards without cost, and without anything noticing. */
export function cardDeedsOf(playing: Playing) {
  return {
    /** Puts a card anywhere. */
    move: (which: Which, zone: Zone, details: MoveDetails = {}): void =>
      playing.change(game => move(game, findFree(game, which), zone, details)),
    /** Says how many counters of these kinds a card has. */
    setCounters: (which: Which, counters: Readonly<Partial<Record<CounterKind, number>>>): void =>
      playing.change(game => {
        checkCounters(counters)
        const card = findCard(game, which)
        touch(game, card).counters = { ...card.counters, ...counters }
      }),
    placeCounters: (which: Which, kind: CounterKind, amount = 1): void =>
      playing.change(game => {
        checkCounters({ [kind]: amount })
        addCounters(game, findCard(game, which), kind, amount)
      }),
    removeCounters: (which: Which, kind: CounterKind, amount = 1): void =>
      playing.change(game => {
        checkCounters({ [kind]: amount })
        addCounters(game, findCard(game, which), kind, -amount)
      }),
    /** Puts cards of a deck on its top, the first topmost. */
    stackDeck: (side: Side, ...titles: readonly string[]): void =>
      playing.change(game => {
        checkSide(side)
        const deck = deckOf(game, side)
        const picked = pick(game, deck, titles, side === 'corp' ? 'R&D' : 'the stack')
        const zone = side === 'corp' ? 'rnd' : 'stack'
        touchZone(game, zone)
        game.zones[zone] = [...picked, ...deck.filter(n => !picked.includes(n))]
      }),
    /** Fixes the next random choices: the place of each from 0 among what can be chosen. Shuffles are not fixed. */
    nextRandom: (...outcomes: readonly number[]): void =>
      playing.change(game => {
        for (const outcome of outcomes) checkAmount('a random outcome', outcome)
        game.random.fixed = [...game.random.fixed, ...outcomes]
      }),
    /** Fixes the next cards that are chosen at random from a hand, for damage or an access. */
    nextRandomCards: (side: Side, ...titles: readonly string[]): void =>
      playing.change(game => {
        checkSide(side)
        const left = [...handOf(game, side)]
        const outcomes = titles.map(title => {
          const [n = -1] = pick(game, left, [title], 'the hand')
          const index = left.indexOf(n)
          left.splice(index, 1)
          return index
        })
        game.random.fixed = [...game.random.fixed, ...outcomes]
      }),
  }
}

/** A different card for each title. */
function pick(game: Game, from: readonly number[], titles: readonly string[], where: string): number[] {
  const picked: number[] = []
  for (const title of titles) {
    const found = from.find(n => !picked.includes(n) && isTitled(game, cardAt(game, n), title))
    picked.push(found ?? refuse(`No card called "${title}" is left in ${where}.`))
  }
  return picked
}

function addCounters(game: Game, card: CardState, kind: CounterKind, amount: number): void {
  touch(game, card).counters = { ...card.counters, [kind]: Math.max(0, (card.counters[kind] ?? 0) + amount) }
}

const moveKeys: Readonly<Record<keyof MoveDetails, true>> = {
  server: true,
  index: true,
  on: true,
  rezzed: true,
  facedown: true,
}

function move(game: Game, card: CardState, zone: Zone, details: MoveDetails): void {
  checkRecord(details, 'where a card is put', "{ server: 'HQ' }")
  checkKeys(details, moveKeys, 'nothing that is said of where a card is put. It may be')
  if (details.index !== undefined) checkAmount('cards before it', details.index)
  const { printed } = definitionOf(game, card)
  checkPlace(printed, zone, { title: '', points: 0, facedown: true }, false)
  checkFace(printed, { ...details, title: printed.title }, zone, details.on !== undefined)
  const isInServer = zone === 'root' || zone === 'ice'
  const server = isInServer ? serverFor(game, details) : undefined
  const isDeck = zone === 'rnd' || zone === 'stack'
  putQuietly(
    game,
    card,
    {
      zone,
      faceup: isFaceup(zone, details),
      ...(isDeck && { index: details.index ?? 0 }),
      ...(server !== undefined && { server }),
      ...(zone === 'ice' && server !== undefined && { position: newPosition(game, server, details.index) }),
      ...(details.on !== undefined && { host: refOf(findCard(game, details.on)) }),
    },
    { title: '' },
  )
}

const serverFor = (game: Game, { server }: MoveDetails): ServerId =>
  server === undefined ? makeRemote(game) : serverIn(game, server)

function newPosition(game: Game, id: ServerId, index: number | undefined): number {
  const server = theServer(game, id)
  return makePosition(game, server, index ?? server.ice.length)
}

function isFaceup(zone: Zone, { rezzed, facedown }: MoveDetails): boolean {
  switch (zone) {
    case 'root':
    case 'ice':
      return rezzed === true || facedown === false
    case 'hq':
    case 'grip':
    case 'rnd':
    case 'stack':
      return false
    default:
      return facedown !== true
  }
}
