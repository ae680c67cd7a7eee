import type { Deck, Definition, Definitions, Game, Side } from '@paydata/engine'
import type { Known } from '@paydata/engine/worlds'
import { imagine, unknownIn } from '@paydata/engine/worlds'
import type { Dice } from '../bot.ts'
import { definitionOf, nodesIn } from '../reading/meaning.ts'
import type { Possible } from './possible.ts'
import { possibleCards } from './possible.ts'

/** What a player believes possible beyond what it sees. */
export interface Expectation {
  readonly definitions: Definitions
  /** Decks that opponents are likely to have, such as those of an agreed format. */
  readonly decks: readonly Deck[]
}

type Slot = ReturnType<typeof unknownIn>[number]

/** Titles for the cards a side does not see, in their order: its own cards are known, but not where they lie. */
export function guess(known: Known, expectation: Expectation, dice: Dice): readonly string[] {
  const slots = unknownIn(known)
  const own = shuffled(known.own, dice)
  const theirs = opponentsCards(known, slots, expectation, dice)
  const titles = new Map<Slot, string>()
  const possible = (side: Side): Possible => possibleCards(expectation.definitions, known.game, side)
  for (const slot of slots) if (slot.owner === known.side) titles.set(slot, own.pop() ?? '')
  // First the places where fewest cards can be.
  const others = slots.filter(({ owner }) => owner !== known.side)
  for (const slot of others.toSorted((a, b) => narrowness(b) - narrowness(a))) {
    const fits = fitting(slot, known, titles, expectation.definitions)
    const found = theirs.findIndex(fits)
    titles.set(
      slot,
      found < 0 ? anyCard(possible(slot.owner), fits, dice) : (theirs.splice(found, 1)[0] ?? ''),
    )
  }
  return slots.map(slot => titles.get(slot) ?? '')
}

/** Only upgrades can be installed in roots of central servers. */
function narrowness({ zone, server, counters }: Slot): number {
  if (zone !== 'ice' && zone !== 'root') return 0
  if (zone === 'root' && !isRemote(server)) return 3
  return (counters.advancement ?? 0) === 0 ? 1 : 2
}
const isRemote = (server: string | null): boolean => server?.startsWith('remote') ?? false

/** Which cards could lie in a place. */
function fitting(
  slot: Slot,
  { game }: Known,
  titles: ReadonlyMap<Slot, string>,
  definitions: Definitions,
): (title: string) => boolean {
  const advanced = slot.counters.advancement ?? 0
  const isHeld = game.cards.some(card => {
    const title = game.titles[card.card] || titles.get(card)
    const isThere = card !== slot && card.zone === 'root' && card.server === slot.server
    return isThere && title !== undefined && definitionOf(definitions, title).printed.type !== 'upgrade'
  })
  return title => {
    const { printed, abilities } = definitionOf(definitions, title)
    if (slot.zone === 'ice') return printed.type === 'ice'
    if (slot.zone !== 'root') return true
    if (advanced > 0 && printed.type !== 'agenda' && !canBeAdvanced(abilities)) return false
    if (printed.type === 'upgrade') return true
    return (printed.type === 'agenda' || printed.type === 'asset') && isRemote(slot.server) && !isHeld
  }
}

const canBeAdvanced = (abilities: Definition['abilities']): boolean =>
  [...nodesIn(abilities)].some(({ declare }) => declare === 'canAdvance')

/** The unseen cards of the opponent's deck: the rest of a likely deck, or else any cards there are. */
function opponentsCards(
  known: Known,
  slots: readonly Slot[],
  { definitions, decks }: Expectation,
  dice: Dice,
): string[] {
  const { game, side } = known
  const opponent: Side = side === 'corp' ? 'runner' : 'corp'
  const identity = game.titles[game[opponent].identity]
  const seen = game.cards.flatMap(({ owner, card }) => {
    const title = game.titles[card]
    return owner === opponent && card !== game[opponent].identity && title !== undefined && title !== ''
      ? [title]
      : []
  })
  const missing = slots.filter(({ owner }) => owner === opponent).length
  const possible = decks.flatMap(deck => {
    if (deck.identity !== identity) return []
    const rest = without(deck.cards, seen)
    return rest === undefined || rest.length !== missing ? [] : [rest]
  })
  const likely = possible[dice(Math.max(1, possible.length))]
  return shuffled(
    likely ?? fromAll(possibleCards(definitions, game, opponent), opponent, missing, dice),
    dice,
  )
}

/** A list without some of its elements; nothing if it does not have them all. */
function without(all: readonly string[], some: readonly string[]): string[] | undefined {
  const rest = [...all]
  for (const each of some) {
    const place = rest.indexOf(each)
    if (place < 0) return undefined
    rest.splice(place, 1)
  }
  return rest
}

/** As many agendas as decks have (CR 1.4.3): about one card in five. */
const agendaShare = 0.2

function fromAll({ agendas, others }: Possible, side: Side, count: number, dice: Dice): string[] {
  return Array.from({ length: count }, (_, nth) => {
    const among = side === 'corp' && nth < count * agendaShare && agendas.length > 0 ? agendas : others
    return among[dice(among.length)]?.is ?? ''
  })
}

/** Any card that could be there, when none is left of those that were expected. */
function anyCard({ all }: Possible, fits: (title: string) => boolean, dice: Dice): string {
  const fit = all.filter(({ is }) => fits(is))
  // A card that should not be there is better than none.
  const among = fit.length > 0 ? fit : all
  return among[dice(among.length)]?.is ?? ''
}

function shuffled(list: readonly string[], dice: Dice): string[] {
  const all = [...list]
  for (let i = all.length - 1; i > 0; i--) {
    const j = dice(i + 1)
    const [one, other] = [all[i] ?? '', all[j] ?? '']
    all[i] = other
    all[j] = one
  }
  return all
}

/** What is left to chance in a game that is played on. */
export const seedFrom = (dice: Dice): string => `${dice(1 << 30)}`

/** A game that a side could be in, for all that it knows. */
export const worldFor = (known: Known, expectation: Expectation, dice: Dice): Game =>
  imagine(known, guess(known, expectation, dice), seedFrom(dice))
