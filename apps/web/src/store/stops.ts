import { defaultOrders } from '@paydata/orders'
import type { Order, Orders } from '@paydata/protocol'

/** In which windows a player wants to be asked, as set in the settings. */
export interface Stops {
  /** `few`: where something is usually at stake; `able`: where more than passing could be possible; `every`: everywhere. */
  readonly mode: 'few' | 'able' | 'every'
  /** Exceptions from the mode, by the place or kind of window. */
  readonly at: Readonly<Record<string, Order>>
}

/** Replaces the stops for a while: `ask` asks in the very next window, `skip` passes until something happens. */
export type TemporaryOrder = 'nothing' | 'ask' | 'skip'

export const defaultStops: Stops = { mode: 'few', at: {} }

/** The name of a window in standing orders. */
export const placeOf = (structure: string, step: string): string => `${structure}.${step}`

/**
 * The player's wishes as standing orders, which the server or worker that runs the game applies. `rez` are the cards to be rezzed
 * at the next chance.
 */
export function ordersOf(stops: Stops, temporaryOrder: TemporaryOrder, rez: readonly number[] = []): Orders {
  return { ...lasting(stops), ...(rez.length === 0 ? {} : { rez: [...rez] }), ...meanwhile[temporaryOrder] }
}

const meanwhile: Readonly<Record<TemporaryOrder, Partial<Orders>>> = {
  nothing: {},
  ask: { hold: 'next' },
  skip: { until: 'somethingHappens' },
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

/** The order for a window that the player has set no exception for. */
export const usualOrder = ({ mode }: Stops, place: string): Order =>
  usually[mode].at[place] ?? usually[mode].otherwise

/** The stops with another order for a window; `usual` removes the exception. */
export function stopsWith({ mode, at }: Stops, place: string, order: Order | 'usual'): Stops {
  const { [place]: _, ...others } = at
  return { mode, at: order === 'usual' ? others : { ...others, [place]: order } }
}

/** Whether a player is always asked in a window. */
export const isStop = (stops: Stops, place: string): boolean =>
  (stops.at[place] ?? usualOrder(stops, place)) === 'ask'

/** Adds a stop at a window, or removes it. */
export function toggledStop(stops: Stops, place: string): Stops {
  const usual = stopsWith(stops, place, 'usual')
  if (isStop(usual, place) !== isStop(stops, place)) return usual
  return stopsWith(stops, place, isStop(stops, place) ? 'able' : 'ask')
}
