import type {
  ProgressView,
  QuestionView,
  RefusedOptionView,
  SourceView,
  StepView,
  View,
} from '@paydata/engine'
import { blankOption } from '@paydata/engine/fields'
import { citation, effectText, labelOf, progressLine, promptOf, reasonText, stepNameIn } from '@paydata/words'
import { factsOf } from '../cards/facts.ts'
import { atTable } from '../messages/at-table.ts'
import { gameWords } from '../messages/game.ts'

/** The text of a card, or of one of its faces if it is double-sided: one line for each ability. */
export function textOf(version: string, definition: string, side?: number): readonly string[] {
  const abilities = factsOf(definition)?.abilities
  const lines: string[] = []
  for (let i = 0; ; i++) {
    const text = effectText(version, `${definition}/${i}`, gameWords())
    if (text === null) return lines
    if (side === undefined || (abilities?.[i]?.face ?? 0) === side) lines.push(text)
  }
}

export const subroutineText = (version: string, path: string): string =>
  effectText(version, path, gameWords())?.replace(/^\[sub\] */, '') ?? atTable.encounter.aSubroutine

export const promptText = (view: View, question: QuestionView) => promptOf(question, view, gameWords())
export const progressText = (view: View, progress: ProgressView): string =>
  progressLine(progress, view, gameWords())

/** The name of a card, as an option has it that is about nothing else. */
function cardWords(view: View, card: number | null, definition: string | null): string {
  return labelOf({ ...blankOption, does: 'card', card, definition }, view, gameWords())
}

export const sourceText = (view: View, { from, card, definition }: SourceView): string =>
  from === 'card' ? cardWords(view, card, definition) : atTable.pay.from[from]

/** Options that are not offered for the same reason. */
export interface RefusedGroup {
  readonly id: string
  readonly labels: readonly string[]
  readonly why: string
}

/** Groups options that are not offered by card and reason. With `isNamed`, the labels leave out the name of the card. */
export function refusedTexts(
  view: View,
  refused: readonly RefusedOptionView[],
  isNamed: boolean,
): readonly RefusedGroup[] {
  const together = new Map<string, RefusedGroup>()
  for (const each of refused) {
    const why = reasonText(each, view.definitions, gameWords())
    const place = `${each.card} ${why}`
    const { id, labels } = together.get(place) ?? { id: each.id, labels: [] }
    together.set(place, { id, why, labels: [...labels, refusedLabel(view, each, isNamed)] })
  }
  return [...together.values()]
}

function refusedLabel(view: View, each: RefusedOptionView, isNamed: boolean): string {
  if (each.ability === null) return labelOf(each, view, gameWords())
  return labelOf(isNamed ? { ...each, card: null, definition: null } : each, view, gameWords()).replace(
    /\.$/,
    '',
  )
}

/** A step with its rule, in the words of the edition that it is of. */
export const stepText = ({ structure, step, rule }: StepView, edition: string): string =>
  `${stepNameIn(edition, structure, step, gameWords()) ?? step} (${citation(rule)})`
