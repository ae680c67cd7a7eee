import type { Definition, Definitions, OptionView, Reply, View } from '@paydata/engine'
import type { Thought } from '../bot.ts'
import { breaksOf } from '../reading/breaking.ts'
import { meaningOf } from '../reading/meaning.ts'
import { traitsOf } from '../reading/traits.ts'
import { waysAhead } from '../runs/ways.ts'
import { mayHoldAgenda } from './reach.ts'

/** Of a choice that could be anything, so many options are tried. */
const mostOptions = 8

/** What a player who wants to win this turn may answer; `first` is sensible, and all there is where one answer is as good as another. */
export function ownReplies(view: View, definitions: Definitions, first: () => Thought): readonly Reply[] {
  const { question } = view
  if (question === null) return []
  if (question.form !== 'choose' || question.most > 1 || question.asks === 'subroutines')
    return [first().reply]
  const { asks, number, options } = question
  const seen = new Set<string>()
  return options
    .flatMap((option, index) => {
      const likeness = likenessOf(option)
      if (seen.has(likeness) || !isOfUse(view, option, definitions)) return []
      seen.add(likeness)
      return [{ index, urgency: urgencyOf(option, definitions) }]
    })
    .sort((a, b) => b.urgency - a.urgency)
    .slice(0, asks === 'action' ? options.length : mostOptions)
    .map(({ index }) => ({ question: number, choose: [index] }))
}

/** Copies of a card in hand are all alike. */
const likenessOf = ({ does, definition, id }: OptionView): string =>
  (does === 'play' || does === 'install') && definition !== null ? `${does} ${definition}` : id

/** What ends the game most often comes first. */
function urgencyOf({ does, definition }: OptionView, definitions: Definitions): number {
  switch (does) {
    case 'score':
    case 'steal':
      return 5
    case 'run':
    case 'advance':
      return 4
    case 'play':
      return meaningOf(definitions.cards.get(definition ?? '')?.abilities, 'corp').damage > 0 ? 4.5 : 3
    case 'install':
    case 'useAbility':
    case 'rez':
      return 2
    case 'gainCredit':
      return 1
    default:
      return 0
  }
}

/** Whether it can bring a win this turn: no draw, and no card that only pays later. */
function isOfUse(view: View, option: OptionView, definitions: Definitions): boolean {
  const definition = definitions.cards.get(option.definition ?? '')
  switch (option.does) {
    case 'drawCard':
    case 'purge':
    case 'removeTag':
    case 'jackOut':
      return false
    case 'run':
    case 'server':
      return view.active === 'corp' || mayHoldAgenda(view, option.server ?? '')
    case 'install':
      return definition !== undefined && worksAtOnce(definition)
    case 'rez':
      return definition?.printed.type === 'ice' ? false : definition !== undefined && worksAtOnce(definition)
    case 'play':
      return definition !== undefined && !isForDrawing(definition)
    case 'useAbility':
      return view.encounter === null ? !isForIce(option, definitions) : isOnWay(view, option, definitions)
    default:
      return true
  }
}

function isForDrawing({ abilities, printed }: Definition): boolean {
  const { cards, credits, clicks, runs, damage } = meaningOf(abilities, printed.side)
  return cards > 0 && credits <= 0 && clicks <= 0 && damage === 0 && runs.length === 0
}

/** An agenda, what helps in runs, or what can be used or is in force as soon as it is there. */
function worksAtOnce(definition: Definition): boolean {
  if (definition.printed.type === 'ice') return false
  if (definition.printed.type === 'agenda' || breaksOf(definition).breaks.length > 0) return true
  const { income } = traitsOf(definition)
  return income === 0 && definition.abilities.some(({ form }) => form === 'static' || form === 'paid')
}

function isForIce({ ability, definition }: OptionView, definitions: Definitions): boolean {
  const found = definitions.cards.get(definition ?? '')
  if (found === undefined) return false
  const { breaks, boosts, weakens } = breaksOf(found)
  return [...breaks, ...boosts, ...weakens].some(({ path }) => path === ability)
}

/** In an encounter the calculator says what to use next: what begins any of the ways to the server. */
function isOnWay(view: View, option: OptionView, definitions: Definitions): boolean {
  const isNext = waysAhead(view, definitions).some(({ passed: [met] }) => {
    const use = met?.uses[0]
    return use !== undefined && use.card === option.card && use.path === option.ability
  })
  return isNext || !isForIce(option, definitions)
}

/** All that the other side may answer, as far as it could be against the win. */
export function theirReplies(view: View, first: () => Thought): readonly Reply[] {
  const { question } = view
  if (question === null) return []
  const { number } = question
  switch (question.form) {
    case 'allocate':
      return [first().reply]
    case 'number':
      return [...new Set([question.least, question.most])].map(amount => ({
        question: number,
        number: amount,
      }))
    case 'choose': {
      if (question.most > 1) return [first().reply]
      const seen = new Set<string>()
      return question.options.flatMap((option, index) => {
        const likeness = likenessOf(option)
        if (seen.has(likeness) || (question.asks === 'paidWindow' && isIdle(view, option))) return []
        seen.add(likeness)
        return [{ question: number, choose: [index] }]
      })
    }
  }
}

/** Assets elsewhere are not rezzed against a run. */
const isIdle = ({ run, servers }: View, { does, card }: OptionView): boolean =>
  does === 'rez' && servers.some(({ id, root }) => id !== run?.server && root.some(each => each.id === card))
