import type { Box } from './navigation.ts'

interface Size {
  readonly wide: number
  readonly high: number
}
interface Point {
  readonly x: number
  readonly y: number
}
type Side = 'above' | 'below' | 'right' | 'left'

/** What a panel should not lie over, and how much that matters. */
export interface Taken {
  readonly box: Box
  readonly matters: number
}

interface Wish {
  readonly size: Size
  /** What the panel is about; null if nothing on the table stands for it, and the panel goes to a corner. */
  readonly about: Box | null
  readonly within: Box
  /** The sides of what it is about, the best first. */
  readonly sides: readonly Side[]
  readonly taken: readonly Taken[]
}

/** Pixels between a panel and what it is about, and the edges of where it may lie. */
const margin = 8

const clamp = (at: number, size: number, from: number, to: number): number =>
  Math.max(from + margin, Math.min(at, to - size - margin))

function pointsAt(side: Side, about: Box, { wide, high }: Size, { top, bottom }: Box): readonly Point[] {
  const middle = (about.left + about.right - wide) / 2
  switch (side) {
    case 'above':
      return [{ x: middle, y: about.top - high - margin }]
    case 'below':
      return [{ x: middle, y: about.bottom + margin }]
    case 'right':
      return [about.top, top, bottom].map(y => ({ x: about.right + margin, y }))
    case 'left':
      return [about.top, top, bottom].map(y => ({ x: about.left - wide - margin, y }))
  }
}

/** From this on a panel steps aside rather than lie over it. */
const stepsAside = 8

/** A place, and those at the same height that what matters leaves free. */
const besideWhatMatters = ({ x, y }: Point, { wide }: Size, taken: readonly Taken[]): readonly Point[] => [
  { x, y },
  ...taken
    .filter(({ matters }) => matters >= stepsAside)
    .flatMap(({ box }) => [
      { x: box.right + margin, y },
      { x: box.left - wide - margin, y },
    ]),
]

const corners = ({ left, right, top, bottom }: Box): readonly Point[] =>
  [bottom, top].flatMap(y => [right, left].map(x => ({ x, y })))

/** How many pixels of a box lie under a panel. */
function covered({ x, y }: Point, { wide, high }: Size, box: Box): number {
  const across = Math.min(x + wide, box.right) - Math.max(x, box.left)
  const down = Math.min(y + high, box.bottom) - Math.max(y, box.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** What a panel at this point would cover, weighed. */
const costOf = (point: Point, size: Size, taken: readonly Taken[]): number =>
  taken.reduce((sum, { box, matters }) => sum + matters * covered(point, size, box), 0)

/** Where a panel lies beside what it is about, whole on the screen, near it and over as little as it can. */
export function beside({ size, about, within, sides, taken }: Wish): Point & { readonly covers: number } {
  const points = about === null ? corners(within) : sides.flatMap(side => pointsAt(side, about, size, within))
  const all = about === null ? taken : [...taken, { box: about, matters: own }]
  const [best = { x: margin, y: margin, covers: 0 }] = points
    .flatMap(wished =>
      besideWhatMatters(wished, size, taken).map(({ x, y }) => {
        const inside = {
          x: clamp(x, size.wide, within.left, within.right),
          y: clamp(y, size.high, within.top, within.bottom),
        }
        const away = about === null ? 0 : Math.abs(inside.x - wished.x) + Math.abs(inside.y - about.top)
        const covers = costOf(inside, size, all)
        return { ...inside, covers, cost: covers + far * away }
      }),
    )
    .sort((one, other) => one.cost - other.cost)
  return best
}

/** What a panel is about must be seen beside it, whatever else is covered. */
const own = 20
/** As many pixels may be covered for each pixel that it lies nearer. */
const far = 30
