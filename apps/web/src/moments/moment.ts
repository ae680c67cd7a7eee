import type { SeenCard, SeenOccurrence, ServerId, Side, View } from '@paydata/engine'

/** A card as the viewer knew it when something happened to it. */
type Card = Pick<SeenCard, 'id' | 'definition' | 'title' | 'before'>

/** Something that a player should see happen. It is made of what the viewer was told, and of nothing else. */
export type Moment =
  | { readonly is: 'run'; readonly server: ServerId }
  /** The Runner encounters ice. */
  | { readonly is: 'met'; readonly ice: number }
  /** The Runner accesses a card that turns on them. */
  | { readonly is: 'trap'; readonly card: Card; readonly server: ServerId | null }
  | { readonly is: 'tag'; readonly amount: number }
  | { readonly is: 'damage'; readonly kind: string; readonly amount: number; readonly lost: readonly Card[] }
  | {
      readonly is: 'scored' | 'stolen'
      readonly side: Side
      readonly card: Card
      /** The points of that side before and after, and how many win. */
      readonly points: { readonly before: number; readonly after: number; readonly needed: number }
    }
  | { readonly is: 'flatline' }
  | { readonly is: 'lastAgenda'; readonly winner: Side; readonly card: Card | null }

/** What happened in one update, as moments in the order in which they are played. */
export function momentsIn(happened: readonly SeenOccurrence[], before: View, view: View): readonly Moment[] {
  const traps = accessedIn(happened, before, view)
  const sprung = new Set<number>()
  const moments: Moment[] = []
  for (const each of happened) {
    const trap = trapIn(each, traps)
    if (trap !== null && trap.id !== null && !sprung.has(trap.id)) {
      sprung.add(trap.id)
      moments.push({ is: 'trap', card: trap, server: (view.breach ?? before.breach)?.server ?? null })
    }
    moments.push(...playedFor(each, happened, before, view))
  }
  return moments.reduce(withMoment, [])
}

function playedFor(
  { what, by, card, server, amount, kind }: SeenOccurrence,
  happened: readonly SeenOccurrence[],
  before: View,
  view: View,
): readonly Moment[] {
  switch (what) {
    case 'runBegan':
    case 'attackedServerChanged':
      return server === null ? [] : [{ is: 'run', server }]
    case 'iceEncountered':
      return card?.id == null ? [] : [{ is: 'met', ice: card.id }]
    case 'tagsTaken':
      return amount > 0 ? [{ is: 'tag', amount }] : []
    case 'damageSuffered':
      return amount > 0 ? [{ is: 'damage', kind: kind ?? '', amount, lost: [] }] : []
    case 'trashed':
      return kind === 'damage' && card !== null ? [{ is: 'damage', kind: '', amount: 0, lost: [card] }] : []
    case 'scored':
    case 'stolen': {
      if (card === null) return []
      const side = by ?? (what === 'scored' ? 'corp' : 'runner')
      const { score: after, pointsNeeded: needed } = view[side]
      return [{ is: what, side, card, points: { before: before[side].score, after, needed } }]
    }
    case 'gameEnded':
      return endingOf(happened, view)
    default:
      return []
  }
}

/** Only these two ends take the screen. The others, such as a concession, are told by the result alone. */
function endingOf(happened: readonly SeenOccurrence[], { over }: View): readonly Moment[] {
  if (over?.how === 'flatline') return [{ is: 'flatline' }]
  if (over?.how !== 'points' || over.winner === null) return []
  const { winner } = over
  const last = happened.findLast(({ what, by }) => (what === 'scored' || what === 'stolen') && by === winner)
  return [{ is: 'lastAgenda', winner, card: last?.card ?? null }]
}

/** The cards that were accessed in this update, or are accessed since an earlier one. */
const accessedIn = (happened: readonly SeenOccurrence[], before: View, view: View): ReadonlySet<number> =>
  new Set(
    [
      before.access?.id,
      view.access?.id,
      ...happened.map(({ what, card }) => (what === 'accessed' ? card?.id : null)),
    ].filter(id => id !== null && id !== undefined),
  )

const hurts: readonly SeenOccurrence['what'][] = ['tagsTaken', 'damageSuffered', 'creditsLost', 'trashed']

/** The accessed card that did something to the Runner; null if none did. What is lost to it may be the Runner's card, not itself. */
function trapIn({ what, card, cause }: SeenOccurrence, accessed: ReadonlySet<number>): SeenCard | null {
  const { card: by } = cause
  return by?.id != null && accessed.has(by.id) && hurts.includes(what) && card?.id !== by.id ? by : null
}

/** How much each moment matters, where there is no time for all of them. */
const weights: Readonly<Record<Moment['is'], number>> = {
  run: 1,
  met: 2,
  tag: 3,
  damage: 4,
  trap: 5,
  scored: 6,
  stolen: 6,
  flatline: 7,
  lastAgenda: 7,
}

export const isEnding = ({ is }: Moment): boolean => weights[is] === 7

/** How many moments wait at most, so that the last of them begins before the first is over. */
const mostWaiting = 3

/** Moments that wait to be played, with one more. Two of a kind become one; of too many the least is left out; an end is all there is. */
export function withMoment(waiting: readonly Moment[], next: Moment): readonly Moment[] {
  if (isEnding(next)) return [next]
  if (waiting.some(isEnding)) return waiting
  const last = waiting.at(-1)
  const joined = last === undefined ? null : together(last, next)
  if (joined !== null) return [...waiting.slice(0, -1), joined]
  const all = [...waiting, next]
  if (all.length <= mostWaiting) return all
  const least = Math.min(...all.map(({ is }) => weights[is]))
  const left = all.findIndex(({ is }) => weights[is] === least)
  return all.filter((_, i) => i !== left)
}

/** Two moments as one, if they are of one kind; otherwise null. */
function together(a: Moment, b: Moment): Moment | null {
  if (a.is === 'tag' && b.is === 'tag') return { is: 'tag', amount: a.amount + b.amount }
  if (a.is === 'damage' && b.is === 'damage')
    return {
      is: 'damage',
      kind: b.kind === '' ? a.kind : b.kind,
      amount: a.amount + b.amount,
      lost: [...a.lost, ...b.lost],
    }
  if ((a.is === 'run' && b.is === 'run') || (a.is === 'met' && b.is === 'met')) return b
  return null
}
