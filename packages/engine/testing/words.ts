import type { Game } from '../src/state/game.ts'
import type { Side } from '../src/state/names.ts'
import type { OptionKind } from '../src/state/questions.ts'
import { labelOf, promptOf, reasonText } from '../src/text/index.ts'
import { refusedFor } from '../src/view/refused.ts'
import { viewFor } from '../src/view/view.ts'
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
  text
    .replaceAll('you have', `${nameOf(side)} has`)
    .replaceAll('[mu]', ' MU')
    .replace(
      /(\d+)\[(credit|click)\]/g,
      (_, amount: string, unit: string) => `${amount} ${unit}${amount === '1' ? '' : 's'}`,
    )

/** Why a player may not do something with a card now; nothing when there is no telling. */
export function whyNot(
  game: Game,
  side: Side,
  kinds: readonly OptionKind[],
  definition: string,
): string | undefined {
  const found = refusedFor(game, side).find(
    each => each.definition === definition && kinds.includes(each.does),
  )
  return found === undefined ? undefined : retold(reasonText(found.reason, found), side)
}
