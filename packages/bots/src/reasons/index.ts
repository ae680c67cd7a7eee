/** Why bots do what they do, for whoever shows it: nothing of the bots themselves. */
export { type ReasonWords, reasonsText, type Told } from './words.ts'
