export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export interface Direction {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

export const directions = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
} as const satisfies Readonly<Record<string, Direction>>

const middle = (box: Box): readonly [number, number] => [
  (box.left + box.right) / 2,
  (box.top + box.bottom) / 2,
]

/** The distance of a box in a direction, with more weight on sideways distance; null if the box lies the other way. */
export function distance(from: Box, to: Box, { x, y }: Direction): number | null {
  const [fromX, fromY] = middle(from)
  const [toX, toY] = middle(to)
  const along = (toX - fromX) * x + (toY - fromY) * y
  if (along <= 1) return null
  const across =
    x === 0 ? gap(from.left, from.right, to.left, to.right) : gap(from.top, from.bottom, to.top, to.bottom)
  const offset = x === 0 ? Math.abs(toX - fromX) : Math.abs(toY - fromY)
  return along + across * 4 + offset * 0.3
}

/** The space between two ranges; 0 if they overlap. */
const gap = (aLow: number, aHigh: number, bLow: number, bHigh: number): number =>
  Math.max(0, bLow - aHigh, aLow - bHigh)

/** The nearest element in a direction. */
export function nextInDirection(
  from: HTMLElement,
  all: readonly HTMLElement[],
  direction: Direction,
): HTMLElement | null {
  const start = from.getBoundingClientRect()
  let best: { element: HTMLElement; far: number } | null = null
  for (const element of all) {
    if (element === from) continue
    const box = element.getBoundingClientRect()
    if (box.width === 0) continue
    const far = distance(start, box, direction)
    if (far !== null && (best === null || far < best.far)) best = { element, far }
  }
  return best?.element ?? null
}
