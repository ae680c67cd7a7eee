import { answer } from '@paydata/engine/inside/kernel/answer'
import { candidatesOf } from '@paydata/engine/inside/kernel/candidates'
import { definitionOf, pathOf } from '@paydata/engine/inside/language/definitions'
import type { RefusedOption } from '@paydata/engine/inside/queries/candidates'
import { hasAbilities } from '@paydata/engine/inside/queries/facts/active'
import { cardAt, handOf, isOnFaceUp } from '@paydata/engine/inside/queries/facts/look'
import { mayUse } from '@paydata/engine/inside/queries/facts/usable'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Asks, Option, Question } from '@paydata/engine/inside/state/questions'
import { refusedOptionViews } from '@paydata/engine/inside/view/question'
import { reasonText } from '@paydata/words/english'

/** What is wrong with the reasons for what the open questions do not offer. */
export function wrongReasons(game: Game): string[] {
  const before = JSON.stringify(game)
  const found = game.waiting.flatMap(question => {
    const excluded = candidatesOf(game, question).refused
    const problems = [
      ...told(game, question, excluded),
      ...untrue(excluded),
      ...otherOptions(question, candidatesOf(game, question).offered),
      ...offeredToo(question, excluded),
      ...missing(game, question, excluded),
      ...accepted(game, question, excluded),
    ]
    return problems.map(problem => `${question.asks}: ${problem}`)
  })
  return JSON.stringify(game) === before ? found : [...found, 'the game was changed by being asked']
}

/** Each has words, a rule (that there is such a rule, another test looks up) and an id of its own. */
function told(game: Game, question: Question, excluded: readonly RefusedOption[]): string[] {
  const views = refusedOptionViews(game, question.for, question, excluded)
  const ids = views.map(each => each.id)
  const doubled = ids.filter((id, i) => ids.indexOf(id) !== i)
  const untold = views.filter(
    each =>
      reasonText({ ...each, rule: '' }, game.definitions) === '' ||
      !/^(\d+\.\d+\.\d+[a-z]?|[A-Z].*, .+)$/.test(each.rule),
  )
  return [
    ...doubled.map(id => `two refusals called ${id}`),
    ...views.flatMap(({ id, needs, has }) =>
      needs !== null && has !== null && needs <= has ? [`${id} needs ${needs}, and there is ${has}`] : [],
    ),
    ...untold.map(({ id, reason, rule }) => `${id} is refused without words or rule: ${reason}, CR ${rule}`),
  ]
}

/** A reason with numbers says that more is needed than there is. */
const untrue = (excluded: readonly RefusedOption[]): string[] =>
  excluded.flatMap(({ option, why }) =>
    'needs' in why && why.needs <= why.has
      ? [`${option.does} is refused for ${why.reason}: it needs ${why.needs}, and there is ${why.has}`]
      : [],
  )

/** What is offered is what the same search for candidates finds that says what is refused. */
function otherOptions(question: Question, found: readonly Option[]): string[] {
  if (question.form !== 'choose' || found.length === 0) return []
  return JSON.stringify(found) === JSON.stringify(question.options)
    ? []
    : [`offered ${JSON.stringify(question.options)}, and found ${JSON.stringify(found)}`]
}

/** What makes two options one and the same. */
export const essence = ({
  does,
  card,
  cards,
  ability,
  server,
  position,
  key,
  index,
  hidden,
}: Option): string =>
  JSON.stringify([
    does,
    card?.card,
    cards?.map(each => each.card),
    does === 'useAbility' || does === 'effect' || does === 'trigger' ? ability : null,
    server,
    position,
    key,
    does === 'trigger' ? null : index,
    hidden,
  ])

function offeredToo(question: Question, excluded: readonly RefusedOption[]): string[] {
  const offered = question.form === 'choose' ? question.options.map(essence) : []
  const refused = excluded.map(each => essence(each.option))
  return refused.filter(each => offered.includes(each)).map(each => `offered and refused: ${each}`)
}

const windows: readonly Asks[] = ['action', 'paidWindow', 'reaction', 'interrupt', 'midAccess']

/** In windows each paid ability a player has is in one of the lists, and each card of the hand when an action is taken. */
function missing(game: Game, question: Question, excluded: readonly RefusedOption[]): string[] {
  const { for: side, asks } = question
  if (question.form !== 'choose' || !windows.includes(asks)) return []
  const listed = [...question.options, ...excluded.map(each => each.option)]
  const found: string[] = []
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (!hasAbilities(game, card)) continue
    for (const ability of definitionOf(game, card).abilities) {
      if (ability.form !== 'paid' || !isOnFaceUp(card, ability) || !mayUse(side, ability, card)) continue
      const path = pathOf(ability)
      if (!listed.some(option => option.card?.card === n && option.ability === path))
        found.push(`nothing is said of ${path}`)
    }
  }
  if (asks === 'action')
    for (const n of handOf(game, side))
      if (!listed.some(option => option.card?.card === n)) found.push(`nothing is said of ${game.titles[n]}`)
  return found
}

/** Whoever replies with what is refused, as if it stood behind the options, is refused and changes nothing. */
function accepted(game: Game, question: Question, excluded: readonly RefusedOption[]): string[] {
  const { for: side, number } = question
  return excluded.flatMap(({ option }, i) => {
    const reply =
      question.form === 'choose'
        ? { question: number, choose: [question.options.length + i] }
        : { question: number, number: (option.index ?? 0) + 1 }
    if (question.form === 'number' && option.does !== 'more') return []
    return answer(game, side, reply).ok ? [`a reply with ${essence(option)} is taken`] : []
  })
}
