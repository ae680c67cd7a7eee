/** A place in the picture of a curve: to the right, and down. */
export interface Place {
  readonly x: number
  readonly y: number
}

interface Rated {
  readonly rating: number
  readonly deviation: number
}

export interface CurveShape {
  readonly points: readonly Place[]
  /** The line through all points, and the band in which the true strength lies, as an SVG says them. */
  readonly line: string
  readonly band: string
  /** Ratings that are written beside the picture, each with its height. */
  readonly marks: readonly { readonly rating: number; readonly y: number }[]
}

export const size = { width: 640, height: 220 } as const
const edge = { left: 44, right: 12, top: 12, bottom: 12 } as const

const steps = [10, 20, 50, 100, 200, 500] as const
const mostMarks = 6

/** The picture of ratings in their order, each as far from the next as any other. */
export function curveShape(games: readonly Rated[]): CurveShape {
  const low = Math.min(...games.map(({ rating, deviation }) => rating - deviation))
  const high = Math.max(...games.map(({ rating, deviation }) => rating + deviation))
  const wide = size.width - edge.left - edge.right
  const tall = size.height - edge.top - edge.bottom
  const x = (nth: number): number =>
    edge.left + (games.length === 1 ? wide / 2 : (wide * nth) / (games.length - 1))
  const y = (rating: number): number => edge.top + (tall * (high - rating)) / Math.max(1, high - low)
  const points = games.map(({ rating }, nth) => ({ x: x(nth), y: y(rating) }))
  const above = games.map(({ rating, deviation }, nth) => ({ x: x(nth), y: y(rating + deviation) }))
  const below = games.map(({ rating, deviation }, nth) => ({ x: x(nth), y: y(rating - deviation) }))
  const step = steps.find(each => (high - low) / each <= mostMarks) ?? 1000
  const first = Math.ceil(low / step)
  const marks = Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, nth) => {
    const rating = (first + nth) * step
    return { rating, y: y(rating) }
  })
  return { points, line: path(points), band: `${path([...above, ...below.toReversed()])}Z`, marks }
}

const path = (places: readonly Place[]): string =>
  places.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The point that is nearest to a place. */
export const nearest = (points: readonly Place[], x: number): number =>
  points.reduce(
    (best, place, nth) => (Math.abs(place.x - x) < Math.abs((points[best]?.x ?? 0) - x) ? nth : best),
    0,
  )
