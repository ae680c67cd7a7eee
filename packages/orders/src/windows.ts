import type { CardView, Game, Question, View } from '@paydata/engine'
import { isForNothing } from '@paydata/engine'
import { couldUseFacedown } from './facedown.ts'

type Choice = Extract<Question, { form: 'choose' }>

/** Whether, by what everybody knows, the player who is asked could do more than pass (`able`), or anything that matters (`news`). */
export function couldAct(game: Game, question: Choice, view: View, order: 'able' | 'news'): boolean {
  if (question.options.some(option => isOpen(game, view, option) && !isForNothing(game, option))) return true
  if (question.for === 'runner') return false
  // The engine opens a reaction window for the Corp only if, by what the Runner knows, a facedown card could react.
  return question.asks !== 'paidWindow' || couldUseFacedown(game, view, order)
}

/** Whether an option belongs to a faceup card, so that everybody knows of it. */
function isOpen(game: Game, view: View, { does, card }: Choice['options'][number]): boolean {
  if (does === 'pass' || does === 'rez' || does === 'score') return false
  if (card === undefined) return true
  const name = game.cards[card.card]?.[view.viewer === 'corp' ? 'corpId' : 'runnerId']
  return openCards(view).some(each => each.id === name)
}

const openCards = (view: View): readonly CardView[] =>
  [
    view.corp.identity,
    view.runner.identity,
    ...view.rig,
    ...view.hosted,
    ...view.play,
    ...view.corp.scoreArea,
    ...view.runner.scoreArea,
    ...view.servers.flatMap(({ root, ice }) => [...root, ...ice.flatMap(position => position.ice ?? [])]),
  ].filter(each => each.faceup)
