import type { OrdersOf } from '@paydata/orders'
import { defaultOrders } from '@paydata/orders'
import type { Orders } from '@paydata/protocol'

/** Names for standing orders that are typed: `few` are those that a game on the page begins with. */
export type Stops = 'every' | 'able' | 'few'
export const stopsNames: readonly Stops[] = ['every', 'able', 'few']

const orders: Readonly<Record<Stops, Orders>> = {
  every: { otherwise: 'ask', at: {}, until: 'nothing' },
  able: { otherwise: 'able', at: {}, until: 'nothing' },
  few: defaultOrders,
}

/** A bot is asked everywhere. */
export const ordersBy = (
  stops: Readonly<Record<'corp' | 'runner', Stops>>,
  bots: readonly ('corp' | 'runner')[],
): OrdersOf => ({
  corp: bots.includes('corp') ? null : orders[stops.corp],
  runner: bots.includes('runner') ? null : orders[stops.runner],
})
