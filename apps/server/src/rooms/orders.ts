import type { OrdersOf } from '@paydata/orders'
import type { Room } from './room.ts'
import { botAt } from './room.ts'

/** The standing orders of both players; a bot has none. */
export const ordersIn = ({ seats: { corp, runner } }: Room): OrdersOf => ({
  corp: corp === null || botAt(corp) !== null ? null : corp.orders,
  runner: runner === null || botAt(runner) !== null ? null : runner.orders,
})

/** The room with other orders: those for one window, or until something happens, may have ended. */
export function withOrders(room: Room, orders: OrdersOf): Room {
  const { corp, runner } = room.seats
  const isSame =
    (orders.corp ?? corp?.orders) === corp?.orders && (orders.runner ?? runner?.orders) === runner?.orders
  if (isSame) return room
  return {
    ...room,
    seats: {
      corp: corp && { ...corp, orders: orders.corp ?? corp.orders },
      runner: runner && { ...runner, orders: orders.runner ?? runner.orders },
    },
  }
}
