import type { Definition, Definitions, Game, Side } from '@paydata/engine'
import type { Known } from '@paydata/engine/worlds'
import { imagine, unknownIn } from '@paydata/engine/worlds'
import type { Dice } from '../bot.ts'
import { shuffled } from '../dice.ts'
import { definitionOf, nodesIn } from '../reading/meaning.ts'
import type { Expectation, Unseen } from './likely.ts'
import { opponentsCards } from './likely.ts'
import type { Possible } from './possible.ts'
import { possibleCards } from './possible.ts'

type Slot = ReturnType<typeof unknownIn>[number]

/** Titles for the cards a side does not see, in their order: its own cards are known, but not where they lie. */
export function guess(known: Known, expectation: Expectation, dice: Dice): readonly string[] {
  const slots = unknownIn(known)
  const own = shuffled(known.own, dice)
  const theirs = opponentsCards(known, expectation, dice)
  const titles = new Map<Slot, string>()
  const possible = (side: Side): Possible => possibleCards(expectation.definitions, known.game, side)
  for (const slot of slots) if (slot.owner === known.side) titles.set(slot, own.pop() ?? '')
  const isAgendaLeft = agendasLeftIn(known, expectation.definitions)
  // First the places where fewest cards can be.
  const others = slots.filter(({ owner }) => owner !== known.side)
  for (const slot of others.toSorted((a, b) => narrowness(b) - narrowness(a))) {
    const fits = fitting(slot, known, titles, expectation.definitions)
    const isLikely = (title: string): boolean => fits(title) && isAgendaLeft(slot, title)
    titles.set(slot, takenFrom(theirs, isLikely, fits) ?? anyCard(possible(slot.owner), isLikely, dice))
  }
  return slots.map(slot => titles.get(slot) ?? '')
}

/** A card that is likely there, or where the whole deck is known, one that can be there at all. */
function takenFrom(
  { titles, from }: Unseen,
  isLikely: (title: string) => boolean,
  fits: (title: string) => boolean,
): string | undefined {
  const likely = titles.findIndex(isLikely)
  const found = likely < 0 && from === 'list' ? titles.findIndex(fits) : likely
  return found < 0 ? undefined : titles.splice(found, 1)[0]
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

/**
 * An agenda with enough counters would have been scored when it got them, unless it is worth more with more counters. In the turn of
 * the Corp it may be scored yet (CR 5.6.2a).
 */
function agendasLeftIn({ game }: Known, definitions: Definitions): (slot: Slot, title: string) => boolean {
  return ({ counters, zone }, title) => {
    const { printed, abilities } = definitionOf(definitions, title)
    if (zone !== 'root' || printed.type !== 'agenda' || game.active === 'corp') return true
    const needed = printed.advancement === 'X' ? Number.POSITIVE_INFINITY : (printed.advancement ?? 0)
    return (counters.advancement ?? 0) < needed || growsBeyond(abilities)
  }
}

/** Whether an agenda counts what it was scored with. */
const growsBeyond = (abilities: Definition['abilities']): boolean =>
  [...nodesIn(abilities)].some(({ of }) => of === 'advancementWhenScored')

const canBeAdvanced = (abilities: Definition['abilities']): boolean =>
  [...nodesIn(abilities)].some(({ declare }) => declare === 'canAdvance')

/** Any card that could be there, when none is left of those that were expected. */
function anyCard({ legal, all }: Possible, fits: (title: string) => boolean, dice: Dice): string {
  // A card that should not be there is better than none.
  const lists = [legal, all].map(list => list.filter(({ is }) => fits(is)))
  const among = [...lists, all].find(list => list.length > 0) ?? []
  return among[dice(Math.max(1, among.length))]?.is ?? ''
}

/** What is left to chance in a game that is played on. */
export const seedFrom = (dice: Dice): string => `${dice(1 << 30)}`

/** A game that a side could be in, for all that it knows. */
export const worldFor = (known: Known, expectation: Expectation, dice: Dice): Game =>
  imagine(known, guess(known, expectation, dice), seedFrom(dice))
