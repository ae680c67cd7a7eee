import type { Definitions, Game, Side } from '@paydata/engine'
import { imagine, knownTo, unknownIn } from '@paydata/engine/worlds'

/** Where there are more, the position is no puzzle. */
const mostWorlds = 2000

type Slot = ReturnType<typeof unknownIn>[number]

/** The games in which the cards that a side does not see lie in another way, wherever they could lie. */
export function arrangementsOf(game: Game, side: Side, definitions: Definitions): readonly Game[] {
  const known = knownTo(game, side)
  if (known === undefined) throw new Error('The side is not asked anything.')
  const slots = unknownIn(known)
  const hidden = hiddenTitles(game, side, slots.length, known.game.titles)
  const found: (readonly string[])[] = []
  const place = (titles: readonly string[], left: readonly string[]): void => {
    const slot = slots[titles.length]
    if (slot === undefined) {
      found.push(titles)
      if (found.length > mostWorlds) throw new Error(`There are more than ${mostWorlds} arrangements.`)
      return
    }
    for (const title of new Set(left))
      if (fits(slot, title, definitions)) place([...titles, title], without(left, title))
  }
  place([], hidden)
  return found.map(titles => imagine(known, titles, game.random.seed))
}

/** What the unseen cards are: all cards but those that the side sees. */
function hiddenTitles(game: Game, side: Side, count: number, seen: readonly string[]): readonly string[] {
  let left = [...game.titles]
  for (const title of seen) if (title !== '') left = [...without(left, title)]
  if (left.length !== count)
    throw new Error(`The ${side} does not see ${count} cards, but ${left.length} are left.`)
  return left
}

function without(all: readonly string[], title: string): readonly string[] {
  const at = all.indexOf(title)
  return at < 0 ? all : all.toSpliced(at, 1)
}

function fits({ zone, owner, counters, server }: Slot, title: string, { cards }: Definitions): boolean {
  const printed = cards.get(title)?.printed
  if (printed === undefined || printed.side !== owner) return false
  const { type } = printed
  if (zone === 'ice') return type === 'ice'
  if (zone !== 'root') return true
  if ((counters.advancement ?? 0) > 0) return type === 'agenda'
  return (
    type === 'upgrade' || (server?.startsWith('remote') === true && (type === 'agenda' || type === 'asset'))
  )
}
