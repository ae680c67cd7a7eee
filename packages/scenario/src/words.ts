import { refusedAt } from '@paydata/engine/inside/kernel/candidates'
import { at } from '@paydata/engine/inside/state/bug'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Side } from '@paydata/engine/inside/state/names'
import type { Question } from '@paydata/engine/inside/state/questions'
import { refusedOptionViews } from '@paydata/engine/inside/view/question'
import { viewFor } from '@paydata/engine/inside/view/view'
import { labelOf, promptOf, reasonText } from '@paydata/words/english'
import type { AskedOption } from './asking.ts'
import { optionsOf } from './asking.ts'
import { plainly } from './labels.ts'
import { nameOf } from './playing.ts'

/** What a player reads of a question: the prompt, why it is asked, and what each option says. */
export interface QuestionWords {
  readonly words: string
  readonly why: string
  readonly options: readonly string[]
}

export function wordsFor(game: Game, side: Side): QuestionWords | undefined {
  const view = viewFor(game, side)
  const { question } = view
  if (question === null) return undefined
  const { text, why } = promptOf(question, view)
  const options = question.form === 'choose' ? question.options.map(option => labelOf(option, view)) : []
  return { words: text, why, options }
}

/** What a player is told, for a reader of tests: with the name of the player and without symbols. */
const retold = (text: string, side: Side): string =>
  plainly(text.replaceAll('you have', `${nameOf(side)} has`))

/** Something a player could expect to be offered, and why it is not. */
export interface RefusedInWords extends AskedOption {
  /** In the words of this option, with the rule. */
  readonly reason: string
  readonly rule: string
}

export function refusedIn(game: Game, question: Question): RefusedInWords[] {
  const excluded = refusedAt(game, question)
  const view = viewFor(game, question.for)
  const shown = refusedOptionViews(game, question.for, question, excluded)
  const asked = optionsOf(
    game,
    question.for,
    excluded.map(each => each.option),
  )
  return asked.map((option, i) => {
    const each = at(shown, i)
    const reason = retold(reasonText(each, game.definitions), question.for)
    return { ...option, words: labelOf(each, view), reason, rule: each.rule }
  })
}
