/** How the game reads: everything a player sees in words, in the language that is given. */

export { cardText } from './card-text.ts'
export { citation } from './citation.ts'
export { breachTermIn, coreTermIn, costText, effectText, faceTitleAt } from './effect-text.ts'
export { labelOf } from './labels.ts'
export type { Language } from './language.ts'
export { logLine } from './log.ts'
export { progressLine } from './progress.ts'
export { type Prompt, promptOf } from './prompts.ts'
export { reasonText, refusedText } from './reasons.ts'
export { stepName, stepNameIn } from './steps.ts'
export { isPayment, type LogSentence, logSentences, type Reader } from './story.ts'
export { titleOf } from './view-things.ts'
