import { questionFor } from '../kernel/answer.ts'
import { bug, never } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Viewer } from '../state/names.ts'
import type { Asks, Option, Question, Reply, Source } from '../state/questions.ts'
import { definitionFor, nameFor, originFor, sees } from './names.ts'
import type { OptionView, QuestionView, SourceView } from './question-types.ts'

const cardOf = (game: Game, ref: Ref): CardState =>
  game.cards[ref.card] ?? bug(`no card ${ref.card} to choose`, game)

/** Who searches or arranges a deck is looking through it, though its cards have no names there (CR 4.2.3a, 8.3.3). */
const looksThrough = (asks: Asks): boolean => asks === 'search' || asks === 'arrange'

type Bare = Omit<OptionView, 'id'>

function bareView(game: Game, viewer: Viewer, asks: Asks, option: Option): Bare {
  const card = option.card === undefined ? undefined : cardOf(game, option.card)
  const isSeen = card !== undefined && (looksThrough(asks) || sees(game, viewer, card))
  return {
    does: option.does,
    card: card === undefined ? null : nameFor(viewer, card),
    definition: isSeen ? definitionFor(game, card) : null,
    cards: option.cards?.map(ref => nameFor(viewer, cardOf(game, ref))) ?? null,
    ability: option.ability ?? null,
    server: option.server ?? null,
    position: option.position ?? null,
    // The key of a subroutine is for the engine alone; players know it by its place on the ice.
    key: option.does === 'subroutine' ? null : (option.key ?? null),
    index: option.index ?? null,
    credits: option.credits ?? null,
    hidden: option.hidden ?? null,
    mandatory: option.mandatory ?? false,
  }
}

/** What tells an option from the others, in few words. */
function idOf(option: Bare): string {
  const words: (string | number | null)[] = [
    option.does,
    option.card ?? option.definition,
    option.cards?.join('+') ?? null,
    option.does === 'useAbility' || option.does === 'trigger' || option.does === 'effect'
      ? option.ability
      : null,
    option.server,
    option.hidden,
    option.position,
    option.key,
    option.does === 'trigger' ? null : option.index,
  ]
  return words.filter(word => word !== null).join(':')
}

/** Options in their order, each with an id of its own: alike ones are numbered. */
function optionViews(
  game: Game,
  viewer: Viewer,
  asks: Asks,
  options: readonly Option[],
): readonly OptionView[] {
  const counts = new Map<string, number>()
  return options.map(option => {
    const bare = bareView(game, viewer, asks, option)
    const id = idOf(bare)
    const nth = (counts.get(id) ?? 0) + 1
    counts.set(id, nth)
    return { id: nth === 1 ? id : `${id}#${nth}`, ...bare }
  })
}

const harmless = ['pass', 'continue', 'no', 'keep']

const harmlessAmong = (options: readonly OptionView[]): string | null =>
  options.find(option => harmless.includes(option.does))?.id ?? null

function sourceView(game: Game, viewer: Viewer, source: Source): SourceView {
  const { id, definition } = originFor(game, viewer, source.card)
  return { card: id, definition, from: source.from, most: source.most }
}

/** The question to a player with all it needs to answer it, or nothing for those who are not asked. */
export function questionView(game: Game, viewer: Viewer): QuestionView | null {
  if (viewer !== 'corp' && viewer !== 'runner') return null
  const question = game.over === null ? questionFor(game, viewer) : undefined
  return question === undefined ? null : viewOf(game, viewer, question)
}

function viewOf(game: Game, viewer: Viewer, question: Question): QuestionView {
  const { id: source, definition } = originFor(game, viewer, question.source)
  const { number, asks, about } = question
  const asked = { for: question.for, number, asks, about, source, definition }
  switch (question.form) {
    case 'choose': {
      const options = optionViews(game, viewer, asks, question.options)
      const { form, least, most, ordered } = question
      return { ...asked, form, options, least, most, ordered, harmless: harmlessAmong(options) }
    }
    case 'number':
      return { ...asked, form: question.form, least: question.least, most: question.most }
    case 'allocate':
      return {
        ...asked,
        form: question.form,
        total: question.total,
        sources: question.sources.map(source => sourceView(game, viewer, source)),
      }
    default:
      return never(question)
  }
}

/** The reply that chooses options by their ids; nothing when one of them is not among the options. */
export function replyFor(question: QuestionView, ids: readonly string[]): Reply | undefined {
  if (question.form !== 'choose') return undefined
  const choose = ids.map(id => question.options.findIndex(option => option.id === id))
  return choose.includes(-1) ? undefined : { question: question.number, choose }
}
