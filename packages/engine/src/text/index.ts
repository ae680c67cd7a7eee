/** How the game reads: everything a player sees in words. */
export { cardText } from './abilities.ts'
export { type Catalogue, english } from './english/index.ts'
export { logLine } from './log.ts'
export { progressLine } from './progress.ts'
export { labelOf, type Prompt, promptOf, reasonText } from './prompts.ts'
export { stepName } from './steps.ts'
export { isPayment, type LogSentence, logSentences, type Reader } from './story.ts'
export { effectText } from './view-words.ts'
