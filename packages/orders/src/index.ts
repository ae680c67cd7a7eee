/** Standing orders: they answer questions that a player does not want to be asked. The driver of a game applies them. */
export { defaultOrders } from './default-orders.ts'
export { isForOrders } from './for-orders.ts'
export { withoutSpentMarks } from './marks.ts'
export { onlyAnswer, plainQuestions } from './plain.ts'
export { type Opponent, orderedReply } from './standing.ts'
export { isNews, isPassing, type OrdersOf, opponentOf, released, settled } from './until.ts'
