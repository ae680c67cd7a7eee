import type {
  OptionView,
  ProgressView,
  QuestionView,
  RefusedOptionView,
  SeenOccurrence,
  SourceView,
  StepView,
  View,
} from '@paydata/engine'
import { blankOption } from '@paydata/engine/fields'
import { citation, faceTitleAt, labelOf } from '@paydata/words'
import type { Language, LogSentence, Reader } from '@paydata/words/english'
import {
  effectText,
  english,
  logSentences,
  progressLine,
  promptOf,
  reasonText,
  stepNameIn,
} from '@paydata/words/english'

/** The words of the engine, with symbols that a terminal has. */
const symbols: Readonly<Record<string, string>> = {
  '[credit]': '¢',
  '[click]': '●',
  '[mu]': ' MU',
  '[link]': ' link',
  '[recurring-credit]': '¢ recurring',
  '[sub]': '↳',
  '[trash]': 'trash',
  '[interrupt]': 'Interrupt:',
}
const shown = (text: string): string => text.replace(/\[[a-z-]+\]/g, symbol => symbols[symbol] ?? symbol)

/** What a card does, a line for each of its abilities; those of its other faces follow the titles of these. */
export function textOf(version: string, definition: string): readonly string[] {
  const lines: string[] = []
  let face: string | null = null
  for (let i = 0; ; i++) {
    const path = `${definition}/${i}`
    const text = effectText(version, path)
    if (text === null) return lines
    const title = faceTitleAt(version, path)
    if (title !== null && title !== face) lines.push(`${title}:`)
    face = title
    lines.push(shown(text))
  }
}

/** The words of a subroutine, without its arrow. */
export const subroutineText = (version: string, path: string): string =>
  shown(effectText(version, path) ?? 'A subroutine').replace(/^↳ */, '')

/** A step with its rule, in the words of the edition of the game. */
export function stepWords({ structure, step, rule }: StepView, edition: string): string {
  return `${stepNameIn(edition, structure, step) ?? step} (${citation(rule)})`
}

export function promptWords(
  view: View,
  question: QuestionView,
): { readonly text: string; readonly why: string } {
  const { text, why } = promptOf(question, view)
  return { text: shown(text), why: shown(why) }
}

/** The cost stands right behind the label, as many options must fit on a screen. */
const terse: Language = {
  ...english,
  labels: {
    ...english.labels,
    withCost: (label, prices) => `${label} ${prices.map(english.labels.price).join('')}`,
  },
}

/** What an option says. */
export const optionLabel = (view: View, option: OptionView): string => shown(labelOf(option, view, terse))

/** A refused option, in the words of an offered one, and the reason. */
export function refusedWords(view: View, each: RefusedOptionView): string {
  const label = optionLabel(view, each)
  // The words of an ability end with a full stop, titles with one keep it.
  return `${each.ability === null ? label : label.replace(/\.$/, '')} – ${shown(reasonText(each, view.definitions))}`
}

export const progressWords = (view: View, each: ProgressView): string => shown(progressLine(each, view))

/** What lasts for a while or waits for something to happen, as the cards that made it so say it. */
export const lastingWords = (view: View): readonly string[] =>
  view.lingering.flatMap(({ path, source, definition, chosen }) => {
    const text = chosen === null ? effectText(view.definitions, path) : null
    if (text === null) return []
    return [`${cardLabel(view, source, definition)}: ${shown(text)}`]
  })

export const logWords = (happened: readonly SeenOccurrence[], reader: Reader): readonly LogSentence[] =>
  logSentences(happened, reader).map(({ text, depth }) => ({ text: shown(text), depth }))

const cardLabel = (view: View, card: OptionView['card'], definition: string | null): string =>
  optionLabel(view, { ...blankOption, does: 'card', card, definition })

const pools = { pool: 'your credit pool', fund: 'bad publicity credits' } as const

/** Where credits may come from. */
export function sourceLabel(view: View, { from, card, definition }: SourceView): string {
  return from === 'card' ? cardLabel(view, card, definition) : pools[from]
}
