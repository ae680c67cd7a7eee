import { cards, cardsVersion, defineAllCards } from '@paydata/cards'
import type { Pool, ReadyDeck } from '@paydata/decks'
import {
  broughtToPlay,
  isPoolName,
  pointsToWin,
  pools,
  readyDecks,
  readyDecksIn,
  starterDecks,
} from '@paydata/decks'
import type { Deck, Definition, Setup, Side } from '@paydata/engine'
import { defineCards } from '@paydata/engine/vocabulary'
import type { Dice } from '@paydata/scenario'
import { diceOf, rareCards } from '@paydata/scenario'
import { stop } from './options.ts'

defineAllCards()
/** With cards that use what no real card uses yet. */
export const everyCard = defineCards(`${cardsVersion}+rare`, [...cards, ...rareCards])

const of = (side: Side, decks: readonly ReadyDeck[]): Deck[] =>
  decks.filter(deck => deck.side === side).map(broughtToPlay)
const corps = of('corp', starterDecks)
const runners = of('runner', starterDecks)

export function formatNamed(name: string): Pool {
  return isPoolName(name)
    ? pools[name]
    : stop(`There is no format "${name}". There are: ${Object.keys(pools).join(', ')}.`)
}

/** Every pair of the decks that are ready for a format. */
export function pairsIn(format: Pool): readonly (readonly [corp: ReadyDeck, runner: ReadyDeck])[] {
  const decks = readyDecksIn(format)
  const [ofCorp, ofRunner] = [
    decks.filter(({ side }) => side === 'corp'),
    decks.filter(({ side }) => side === 'runner'),
  ]
  return ofRunner.flatMap(runner => ofCorp.map(corp => [corp, runner] as const))
}

export function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('the list is empty')
  return found
}

/** A game of two decks in a format. */
export const gameOf = (
  format: Pool,
  [corp, runner]: readonly [ReadyDeck, ReadyDeck],
  seed: string,
): Setup => {
  const winAt = pointsToWin(corp, runner)
  return {
    ...within(format),
    ...(winAt !== null && { winAt }),
    definitions: cardsVersion,
    seed,
    corp: broughtToPlay(corp),
    runner: broughtToPlay(runner),
  }
}

const within = ({ sets }: Pool): Pick<Setup, 'sets'> => (sets === undefined ? {} : { sets })

/** The cards of a format that can be played with. */
const cardsIn = ({ cards: ids }: Pool): readonly Definition[] => cards.filter(({ is }) => ids.has(is))

/** The nth game of the starter decks: every Corp meets every Runner. */
export const starterGame = (nth: number, seed = `game ${nth}`): Setup => ({
  definitions: cardsVersion,
  seed,
  corp: at(corps, nth),
  runner: at(runners, Math.floor(nth / corps.length)),
})

const size = 45
/** What a deck of this size must hold in agenda points. */
const points = 20
const copies = 3

/** Which cards fill most of a deck. */
type Theme = (card: Definition) => boolean

const any: Theme = () => true

const doing =
  (what: Readonly<Record<Side, RegExp>>): Theme =>
  ({ printed, abilities }) =>
    what[printed.side].test(JSON.stringify(abilities))

/** Where chance seldom brings the right cards together: games in which they make up most of both decks. */
const themes: readonly Theme[] = [
  // What interrupts, and what it interrupts.
  doing({
    corp: /"do":"(damage|giveTags|expose|trash|trace)"/,
    runner: /"(would|expected)":|"flag":"interrupt"|"do":"expose"/,
  }),
  // Much that triggers at the same time.
  doing({
    corp: /"what":\["(turnBegan|installed|rezzed)"/,
    runner: /"what":\["(turnBegan|runSuccessful|installed)"/,
  }),
  // Memory that comes and goes, and hosts.
  doing({
    corp: /"do":"(trash|damage)"/,
    runner: /"declare":"(memory|canHost|installOnly)"|"flag":"interface"/,
  }),
  // Choices by what only a face tells, and cards that do not say whether they fit.
  doing({
    corp: /"is":"advanceable"|"declare":"canAdvance"|"from":"hq"/,
    runner: /"from":"grip"|"do":"giveTags"|"do":"install"/,
  }),
]

/** Any identities with decks of cards of all sets, mixed across factions: legal in size and agendas only. */
export const mixedGame = (seed: string, dice: Dice): Setup => mixed(cardsVersion, cards, any, seed, dice)

const mixed = (
  definitions: string,
  pool: readonly Definition[],
  theme: Theme,
  seed: string,
  dice: Dice,
): Setup => ({
  definitions,
  seed,
  corp: mixedDeck(pool, 'corp', theme, dice),
  runner: mixedDeck(pool, 'runner', theme, dice),
})

const rareGame = (seed: string, dice: Dice, format: Pool): Setup =>
  mixed(everyCard.version, [...cardsIn(format), ...rareCards], card => rareCards.includes(card), seed, dice)

/** Every other game has a theme. */
function variedGame(nth: number, seed: string, dice: Dice, format: Pool): Setup {
  const theme = nth % 2 === 0 ? any : themes[Math.floor(nth / 2) % (themes.length + 1)]
  return theme === undefined
    ? rareGame(seed, dice, format)
    : { ...mixed(cardsVersion, cardsIn(format), theme, seed, dice), ...within(format) }
}

/** How many kinds of card of its theme a deck has for one of another. */
const thematic = 2

function mixedDeck(pool: readonly Definition[], side: Side, isMeant: Theme, dice: Dice): Deck {
  const ours = pool.filter(({ printed }) => printed.side === side)
  const identity = at(shuffled(ours.filter(isIdentity), dice), 0).is
  const agendas = shuffled(ours.filter(isAgenda), dice)
  const others = shuffled(
    ours.filter(card => !isIdentity(card) && !isAgenda(card)),
    dice,
  )
  const meant = others.filter(isMeant)
  const kinds = [...meant, ...others.filter(card => !isMeant(card)).slice(0, meant.length / thematic)]
  // A format may have no such card.
  return filled(identity, agendas, meant.length === 0 ? others : kinds)
}

/** A deck of a size: agendas in turn until there are enough points, then the other kinds of card, again and again. */
export function filled(identity: string, agendas: readonly Definition[], kinds: readonly Definition[]): Deck {
  const deck: string[] = []
  let inDeck = 0
  for (const agenda of agendas) {
    for (let copy = 0; copy < copies && inDeck < points; copy++) {
      deck.push(agenda.is)
      inDeck += agenda.printed.points ?? 0
    }
  }
  for (let nth = 0; deck.length < size; nth++) {
    for (let copy = 0; copy < copies; copy++) deck.push(at(kinds, nth).is)
  }
  return { identity, cards: deck }
}

export const isIdentity = ({ printed }: Definition): boolean => printed.type === 'identity'
export const isAgenda = ({ printed }: Definition): boolean => printed.type === 'agenda'

/** In any order. A card draws its place by its name, so that one which is added leaves the others in the order they had. */
export function shuffled(of: readonly Definition[], dice: Dice): Definition[] {
  const seed = dice(1 << 30)
  const places = new Map(of.map(card => [card, diceOf(`${seed} ${card.is}`)(1 << 30)]))
  return of.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** The decks a name stands for in a format: `mixed`, `rare`, `ready`, `starter`, or ready decks by parts of their names. */
export function setupFor(
  name: string,
  nth: number,
  seed: string,
  dice: Dice,
  format: Pool = pools.all,
): Setup {
  if (name === 'mixed') return variedGame(nth, seed, dice, format)
  if (name === 'rare') return rareGame(seed, dice, format)
  if (name === 'starter') return starterGame(nth, seed)
  if (name === 'ready') return gameOf(format, at(pairsIn(format), nth), seed)
  const [corp, runner] = name.split(',').map(part => {
    const found = readyDecks.find(deck => deck.id.includes(part))
    return (
      found ??
      stop(
        `There is no deck "${part}" that is ready. There are: ${readyDecks.map(({ id }) => id).join(', ')}.`,
      )
    )
  })
  if (corp?.side !== 'corp' || runner?.side !== 'runner')
    return stop('--deck takes a deck of the Corp, a comma, and one of the Runner: jinteki,shaper.')
  return gameOf(format, [corp, runner], seed)
}
