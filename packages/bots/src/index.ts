/** Players that see what their side sees, and answer what they are asked. */
export type { Bot, Dice, Thought } from './bot.ts'
export { diceOf } from './dice.ts'
export { random, randomReply } from './random.ts'
export { sensible } from './sensible/sensible.ts'
