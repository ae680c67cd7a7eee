import type { Game, OptionView, QuestionView, SourceView, View } from '@paydata/engine'
import { optionNames, viewFor } from '@paydata/engine'
import { labelOf, promptOf, titleOf } from '@paydata/words/english'
import { objectName, sideName } from './naming.ts'
import type { Branch } from './tree.ts'
import { branch } from './tree.ts'

type Question = Game['waiting'][number]

/** What each player is asked, in the words that the player reads. */
export const askedIn = (game: Game): readonly Branch[] => game.waiting.map(each => askedOf(game, each))

function askedOf(game: Game, question: Question): Branch {
  const { for: side, asks, number, source } = question
  const view = viewFor(game, side)
  const of = source === null || source.card < 0 ? '' : `, of ${objectName(game, source)}`
  const kind = `[${asks}, question ${number}${of}]`
  const asked = view.question
  if (asked === null) return branch(`${sideName(side)} ${kind}`)
  const { text, why } = promptOf(asked, view)
  const words = `${sideName(side)}: ${text}${why === '' ? '' : ` – ${why}`} ${kind}`
  return branch(
    words,
    answersTo(asked, namesIn(question), view).map(each => branch(each)),
  )
}

/** The names by which replays store options. */
const namesIn = (question: Question): readonly string[] =>
  question.form === 'choose' ? optionNames(question.options) : []

function answersTo(asked: QuestionView, names: readonly string[], view: View): readonly string[] {
  switch (asked.form) {
    case 'choose': {
      const options = asked.options.map((option, at) => optionText(option, names[at] ?? option.id, view))
      const { least, most, ordered } = asked
      if (least === 1 && most === 1) return options
      return [`choose ${least} to ${most}${ordered ? ', in order' : ''}`, ...options]
    }
    case 'number':
      return [`a number from ${asked.least} to ${asked.most}`]
    case 'allocate':
      return [`pay ${asked.total} in all`, ...asked.sources.map(each => sourceText(each, view))]
  }
}

const optionText = (option: OptionView, name: string, view: View): string =>
  `${labelOf(option, view)} [${name}]`

function sourceText({ from, most, definition }: SourceView, view: View): string {
  const card = definition === null ? null : titleOf(view.definitions, definition)
  return `at most ${most} from ${card ?? `the ${from}`}`
}
