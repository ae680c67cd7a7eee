import type { Definition } from '@paydata/engine/language'
import { english } from './english/game/index.ts'
import * as words from './tree/index.ts'

/** The words of the game for whoever speaks English alone: terminals, tools and tests. */
export { english } from './english/game/index.ts'
export type { Language, LogSentence, Prompt, Reader } from './tree/index.ts'
export { isPayment, titleOf } from './tree/index.ts'

type Given<Of extends (...given: never[]) => unknown> =
  Parameters<Of> extends [...infer Others, words.Language] ? Others : never

export const cardText = (definition: Definition): string[] => words.cardText(definition, english)
export const effectText = (...given: Given<typeof words.effectText>): string | null =>
  words.effectText(...given, english)
export const labelOf = (...given: Given<typeof words.labelOf>): string => words.labelOf(...given, english)
export const logLine = (...given: Given<typeof words.logLine>): string | null =>
  words.logLine(...given, english)
export const logSentences = (...given: Given<typeof words.logSentences>): readonly words.LogSentence[] =>
  words.logSentences(...given, english)
export const progressLine = (...given: Given<typeof words.progressLine>): string =>
  words.progressLine(...given, english)
export const promptOf = (...given: Given<typeof words.promptOf>): words.Prompt =>
  words.promptOf(...given, english)
export const reasonText = (...given: Given<typeof words.reasonText>): string =>
  words.reasonText(...given, english)
export const refusedText = (...given: Given<typeof words.refusedText>): string =>
  words.refusedText(...given, english)
export const stepNameIn = (...given: Given<typeof words.stepNameIn>): string | null =>
  words.stepNameIn(...given, english)
export const stepName = (...given: Given<typeof words.stepName>): string | null =>
  words.stepName(...given, english)
