import { defaultOrders } from '@paydata/orders'
import type { Order, Orders } from '@paydata/protocol'

/** In which windows a player wants to be asked, as they set it. */
export interface Stops {
  /** `few`: where something is usually at stake; `able`: where more than passing could be possible; `every`: everywhere. */
  readonly mode: 'few' | 'able' | 'every'
  /** What this player wants otherwise than that, by the place or kind of window. */
  readonly at: Readonly<Record<string, Order>>
}

/** What counts for once: to be asked in the very next window, or not until something happens. */
export type Once = 'nothing' | 'ask' | 'skip'

export const defaultStops: Stops = { mode: 'few', at: {} }

/** A window as orders name it. */
export const placeOf = (structure: string, step: string): string => `${structure}.${step}`

/** The same as standing orders, which whoever runs the game applies, with the cards that are to be rezzed at the next chance. */
export function ordersOf(stops: Stops, once: Once, rez: readonly number[] = []): Orders {
  const orders = { ...lasting(stops), ...(rez.length === 0 ? {} : { rez: [...rez] }) }
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
  const usual = usually[mode]
  return { ...usual, at: { ...usual.at, ...at } }
}

const usually: Readonly<Record<Stops['mode'], Orders>> = {
  few: defaultOrders,
  able: { otherwise: 'able', at: {}, until: 'nothing' },
  every: { otherwise: 'ask', at: {}, until: 'nothing' },
}

/** What holds for a window of which a player has said nothing. */
export const usualOrder = ({ mode }: Stops, place: string): Order =>
  usually[mode].at[place] ?? usually[mode].otherwise

/** Something else for a window, or what is usual there. */
export function stopsWith({ mode, at }: Stops, place: string, order: Order | 'usual'): Stops {
  const { [place]: _, ...others } = at
  return { mode, at: order === 'usual' ? others : { ...others, [place]: order } }
}

/** Whether a player is always asked in a window. */
export const isStop = (stops: Stops, place: string): boolean =>
  (stops.at[place] ?? usualOrder(stops, place)) === 'ask'

/** A stop more, or one less. */
export function toggledStop(stops: Stops, place: string): Stops {
  const usual = stopsWith(stops, place, 'usual')
  if (isStop(usual, place) !== isStop(stops, place)) return usual
  return stopsWith(stops, place, isStop(stops, place) ? 'able' : 'ask')
}
