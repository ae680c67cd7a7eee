import type { Game } from '../src/state/game.ts'
import type { Side } from '../src/state/names.ts'
import type { OptionKind } from '../src/state/questions.ts'
import { labelOf, promptOf, reasonText } from '../src/text/index.ts'
import { refusedFor } from '../src/view/refused.ts'
import { viewFor } from '../src/view/view.ts'

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

/** Why a player may not do something with a card now, as the player is told it; nothing when there is no telling. */
export function whyNot(
  game: Game,
  side: Side,
  kinds: readonly OptionKind[],
  definition: string,
): string | undefined {
  const found = refusedFor(game, side).find(
    each => each.definition === definition && kinds.includes(each.does),
  )
  return found === undefined ? undefined : reasonText(found.reason, found)
}
