/** Standing orders, applied by whoever runs a game: they pass where a player does not want to be asked. */
export { defaultOrders } from './default-orders.ts'
export { isForOrders, orderedPass } from './standing.ts'
export { isNews, isPassing, type OrdersOf, released, settled } from './until.ts'
