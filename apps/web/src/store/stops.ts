import { defaultOrders } from '@paydata/orders'
import type { Orders } from '@paydata/protocol'

/** In which windows a player wants to be asked, as they set it. */
export interface Stops {
  /** `few`: where something is usually at stake; `able`: where more than passing could be possible; `every`: everywhere. */
  readonly mode: 'few' | 'able' | 'every'
  /** Windows in which this player is asked besides, by their places. */
  readonly at: readonly string[]
}

/** What counts for once: to be asked in the very next window, or not until something happens. */
export type Once = 'nothing' | 'ask' | 'skip'

export const defaultStops: Stops = { mode: 'few', at: [] }

/** A window as orders name it. */
export const placeOf = (structure: string, step: string): string => `${structure}.${step}`

/** The same as standing orders, which whoever runs the game applies. */
export function ordersOf(stops: Stops, once: Once): Orders {
  const orders = lasting(stops)
  switch (once) {
    case 'nothing':
      return orders
    case 'ask':
      return { ...orders, hold: 'next' }
    case 'skip':
      return { ...orders, until: 'somethingHappens' }
  }
}

function lasting({ mode, at }: Stops): Orders {
  const until = 'nothing'
  const stops = Object.fromEntries(at.map(place => [place, 'ask' as const]))
  switch (mode) {
    case 'few':
      return { ...defaultOrders, at: { ...defaultOrders.at, ...stops }, until }
    case 'able':
      return { otherwise: 'able', at: stops, until }
    case 'every':
      return { otherwise: 'ask', at: {}, until }
  }
}
