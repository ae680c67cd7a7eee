import type { Deck, Definitions, Side } from '@paydata/engine'
import type { Known } from '@paydata/engine/worlds'
import type { Dice } from '../bot.ts'
import { shuffled } from '../dice.ts'
import { madeDeck } from './making.ts'
import { possibleCards } from './possible.ts'

/** What a player believes possible beyond what it sees. */
export interface Expectation {
  readonly definitions: Definitions
  /** Decks that opponents are likely to have, of any format: those of the game's format are thought of. */
  readonly decks: readonly Deck[]
}

/** Unseen cards, in any order. */
export interface Unseen {
  readonly titles: string[]
  /** Whether they are what is left of a whole list. */
  readonly from: 'list' | 'guesses'
}

/** The unseen cards of the opponent's deck: what is left of a likely deck, of one much like it, or of a made one. */
export function opponentsCards(known: Known, { definitions, decks }: Expectation, dice: Dice): Unseen {
  const { game, side } = known
  const opponent: Side = side === 'corp' ? 'runner' : 'corp'
  const seen: string[] = []
  let missing = 0
  for (const { owner, card } of game.cards) {
    if (owner !== opponent || card === game[opponent].identity) continue
    const title = game.titles[card] ?? ''
    if (title === '') missing++
    else seen.push(title)
  }
  const possible = possibleCards(definitions, game, opponent)
  const identity = game.titles[game[opponent].identity]
  const listed = decks.filter(deck => deck.identity === identity && deck.cards.every(possible.isThere))
  const { rest, strange } = restOf(listed, seen, missing, dice)
  const taken = shuffled(rest, dice).slice(0, missing)
  const others = madeDeck([...seen, ...taken], missing - taken.length, possible, definitions, dice)
  const isWhole = strange === 0 && rest.length === missing
  return { titles: shuffled([...taken, ...others], dice), from: isWhole ? 'list' : 'guesses' }
}

/** A deck of which not more than one in so many cards that were seen is strange is taken for a likely one that was changed. */
const mostlyKnown = 3

/** What is left of one of the decks: one that has all that was seen, and as many cards, or else one that comes near. */
function restOf(decks: readonly Deck[], seen: readonly string[], missing: number, dice: Dice): Rest {
  const rests = decks.map(deck => without(deck.cards, seen))
  const whole = rests.filter(({ strange, rest }) => strange === 0 && rest.length === missing)
  const fewest = Math.min(...rests.map(({ strange }) => strange))
  const near = rests.filter(({ strange }) => strange === fewest && strange * mostlyKnown <= seen.length)
  const among = whole.length > 0 ? whole : near
  return among[dice(Math.max(1, among.length))] ?? nothing
}

/** What is left of a list without some cards, and how many of these were not in it. */
interface Rest {
  readonly rest: readonly string[]
  readonly strange: number
}

const nothing: Rest = { rest: [], strange: 0 }

function without(all: readonly string[], some: readonly string[]): Rest {
  const rest = [...all]
  let strange = 0
  for (const each of some) {
    const place = rest.indexOf(each)
    if (place < 0) strange++
    else rest.splice(place, 1)
  }
  return { rest, strange }
}
