import { optionId } from '../fields/options.ts'
import type { OptionView, QuestionView, RefusedOptionView, SourceView } from '../fields/question-types.ts'
import { questionFor } from '../kernel/answer.ts'
import type { Definition } from '../language/abilities.ts'
import { definitionOf, pathIfKnown, pathOf } from '../language/definitions.ts'
import { speaksOf } from '../language/patterns.ts'
import { isInVain } from '../procedures/in-vain.ts'
import type { RefusedOption } from '../queries/candidates.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { citedIn } from '../rulebook/citing.ts'
import { bug, never } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Viewer } from '../state/names.ts'
import type { Choice, Option, Question, Source } from '../state/questions.ts'
import { definitionFor, nameFor, originFor, sees } from './names.ts'
import { finder, shared, sharedMap, sharedOrNull, sharedParts } from './sharing.ts'

const cardOf = (game: Game, ref: Ref): CardState =>
  game.cards[ref.card] ?? bug(`no card ${ref.card} to choose`, game)

/** What is known of an option, all but the name that tells it from the others. */
function optionView(
  game: Game,
  viewer: Viewer,
  question: Question,
  option: Option,
  nameOf: (option: Omit<OptionView, 'id'>) => string,
): OptionView {
  const card = option.card === undefined ? undefined : cardOf(game, option.card)
  // Who searches a deck is looking through it, though its cards have no names there (CR 4.2.3a).
  const { asks } = question
  const isSeen = card !== undefined && (asks === 'search' || sees(game, viewer, card))
  const view = {
    id: '',
    does: option.does,
    definition: isSeen ? definitionFor(game, card) : null,
    card: card === undefined ? null : nameFor(viewer, card),
    cards: option.cards?.map(ref => nameFor(viewer, cardOf(game, ref))) ?? null,
    ability: option.ability ?? null,
    server: option.server ?? null,
    position: option.position ?? null,
    // The key of a subroutine is for the engine alone; players know it by its place on the ice.
    key: option.does === 'subroutine' ? null : (option.key ?? null),
    index: option.index ?? null,
    credits: option.credits ?? null,
    pays: option.pays ?? null,
    hidden: option.hidden ?? null,
    mandatory: option.mandatory ?? false,
    actsOnAccess: isSeen && asks === 'candidate' && meetsAccess(definitionOf(game, card)),
    inVain: isInVain(game, question, option),
  }
  view.id = nameOf(view)
  return view
}

const meetsAccess = ({ abilities }: Definition): boolean =>
  abilities.some(each => each.form === 'when' && 'on' in each.when && speaksOf(each.when.on, 'accessed'))

/** Gives each option an id of its own: alike ones are numbered. */
function namer(): (option: Omit<OptionView, 'id'>) => string {
  const counts = new Map<string, number>()
  return option => {
    const name = optionId(option)
    const nth = (counts.get(name) ?? 0) + 1
    counts.set(name, nth)
    return nth === 1 ? name : `${name}#${nth}`
  }
}

/** Options in their order. */
function optionViews(
  game: Game,
  viewer: Viewer,
  question: Choice,
  before: readonly OptionView[] | undefined,
): readonly OptionView[] {
  const earlier = finder(before)
  const nameOf = namer()
  return sharedMap(before, question.options, option => {
    const view = optionView(game, viewer, question, option, nameOf)
    return shared(earlier(view.id), view)
  })
}

/** What is not offered, as an option would be shown; no id is that of an option. */
export function refusedOptionViews(
  game: Game,
  viewer: Viewer,
  question: Question,
  refused: readonly RefusedOption[],
): RefusedOptionView[] {
  const nameOf = namer()
  if (question.form === 'choose')
    for (const option of question.options) optionView(game, viewer, question, option, nameOf)
  return refused.map(({ option, why }) => ({
    ...optionView(game, viewer, question, option, nameOf),
    reason: why.reason,
    rule: citedIn(game, why.rule),
    because: 'because' in why && why.because !== 'rule' ? definitionFor(game, why.because) : null,
    condition: wordsOf(why),
    needs: 'needs' in why ? why.needs : null,
    has: 'has' in why ? why.has : 'most' in why ? why.most : null,
  }))
}

/** Path of what says in words what is not so, does not fit or cannot be paid. */
function wordsOf(why: OptionRefusal): string | null {
  if ('condition' in why) return pathOf(why.condition)
  if ('test' in why) return pathOf(why.test)
  return ('item' in why && why.item !== undefined ? pathIfKnown(why.item) : undefined) ?? null
}

const harmlessKinds = ['pass', 'continue', 'no', 'keep']

const harmlessAmong = (options: readonly OptionView[]): string | null =>
  options.find(option => harmlessKinds.includes(option.does))?.id ?? null

function sourceView(game: Game, viewer: Viewer, source: Source): SourceView {
  const { id, definition } = originFor(game, viewer, source.card)
  return { card: id, definition, from: source.from, most: source.most }
}

/** The question to a player with all it needs to answer it, or nothing for those who are not asked. */
export function questionView(
  game: Game,
  viewer: Viewer,
  before: QuestionView | null | undefined,
): QuestionView | null {
  if (viewer !== 'corp' && viewer !== 'runner') return null
  const question = game.over === null ? questionFor(game, viewer) : undefined
  return question === undefined ? null : viewOf(game, viewer, question, before)
}

function viewOf(
  game: Game,
  viewer: Viewer,
  question: Question,
  before: QuestionView | null | undefined,
): QuestionView {
  const { id: source, definition } = originFor(game, viewer, question.source)
  const { for: side, number, asks } = question
  const about = sharedOrNull(before?.about, question.about)
  switch (question.form) {
    case 'choose': {
      const earlier = before?.form === 'choose' ? before : undefined
      const options = optionViews(game, viewer, question, earlier?.options)
      const { form, least, most, ordered } = question
      const harmless = harmlessAmong(options)
      return shared(earlier, {
        for: side,
        number,
        asks,
        about,
        source,
        definition,
        form,
        options,
        least,
        most,
        ordered,
        harmless,
      })
    }
    case 'number': {
      const { form, least, most } = question
      const earlier = before?.form === 'number' ? before : undefined
      return shared(earlier, { for: side, number, asks, about, source, definition, form, least, most })
    }
    case 'allocate': {
      const { form, total } = question
      const earlier = before?.form === 'allocate' ? before : undefined
      const sources = sharedParts(
        earlier?.sources,
        question.sources.map(each => sourceView(game, viewer, each)),
      )
      return shared(earlier, { for: side, number, asks, about, source, definition, form, total, sources })
    }
    default:
      return never(question)
  }
}
