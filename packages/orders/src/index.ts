/** Standing orders, applied by whoever runs a game: they answer where a player does not want to be asked. */
export { defaultOrders } from './default-orders.ts'
export { withoutSpentMarks } from './marks.ts'
export { isForOrders, orderedReply } from './standing.ts'
export { isNews, isPassing, type OrdersOf, released, settled } from './until.ts'
