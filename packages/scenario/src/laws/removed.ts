import type { OptionRefusalCode } from '@paydata/engine'
import { touchTable } from '@paydata/engine/inside/changes/touch'
import { candidatesOf } from '@paydata/engine/inside/kernel/candidates'
import type { RefusedOption } from '@paydata/engine/inside/queries/candidates'
import { hasSubtype, memoryLimitOf } from '@paydata/engine/inside/queries/facts/characteristics'
import { cardAt } from '@paydata/engine/inside/queries/facts/look'
import { cloneGame } from '@paydata/engine/inside/state/clone'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Question } from '@paydata/engine/inside/state/questions'
import { differBy } from '../fiat/numbers.ts'
import { declarations } from '../fiat/rules.ts'
import { essence } from './refused.ts'

/** The reasons that name nothing which could be taken away by itself, each with why. */
const notAlone = {
  // Another moment asks another question, with candidates of its own.
  notEncountering: 'moment',
  notApproaching: 'moment',
  notApproached: 'moment',
  notAction: 'moment',
  notPaidWindow: 'moment',
  notImminent: 'moment',
  notAccessing: 'moment',
  noRezzing: 'moment',
  noScoring: 'moment',
  noJackingOut: 'moment',
  // It lies in the text of the card or in what is printed on it: with another text it would be another card.
  unfit: 'card',
  otherIce: 'card',
  subtype: 'card',
  itself: 'card',
  notAdvanceable: 'card',
  noTrashCost: 'card',
  noSubroutine: 'card',
  noSwap: 'card',
  needsHost: 'card',
  wrongServer: 'card',
  outside: 'card',
  notForThis: 'card',
  // It is a number that the rules or a text set, and which the player has reached.
  most: 'bound',
  accessLimit: 'bound',
  remoteLimit: 'bound',
  hostLimit: 'bound',
  // Many things would do, and the reason names none of them.
  condition: 'many',
  cost: 'many',
  creditsFrom: 'many',
  noHost: 'many',
  noPlace: 'many',
  noTarget: 'many',
  notFully: 'many',
  // It lies in how the player pays or chooses at this very question.
  neededTwice: 'choice',
  neededElsewhere: 'choice',
  restriction: 'choice',
  chosenAlready: 'choice',
  mustGo: 'choice',
  // Something else has to be done first or instead, and is offered for that.
  mandatory: 'duty',
  mustSteal: 'duty',
  // It lies in what has already come to pass in this run, encounter or breach, or in where a card came to lie.
  notFirst: 'past',
  loop: 'past',
  broken: 'past',
  notWanted: 'past',
  inArchives: 'past',
  notControlled: 'past',
} as const satisfies Partial<Record<OptionRefusalCode, string>>

/** The reasons whose obstacle can be taken away. */
export type Removable = Exclude<OptionRefusalCode, keyof typeof notAlone>

const isRemovable = (reason: OptionRefusalCode): reason is Removable => !(reason in notAlone)

/**
 * Refusals that stay as they are although exactly what they name was taken out of the way: they name something else than what
 * keeps the option from being offered.
 */
export const unmovedReasons = (game: Game): string[] =>
  tried(game).flatMap(({ asks, refused, isUnmoved }) =>
    isUnmoved
      ? [`${asks}: ${essence(refused.option)} is refused for ${nameOf(refused)} without that too`]
      : [],
  )

/** The reasons at a moment whose obstacles can be taken away. */
export const removableReasons = (game: Game): string[] => tried(game).map(({ refused }) => refused.why.reason)

const tried = (game: Game) =>
  game.waiting.flatMap(question =>
    candidatesOf(game, question).refused.flatMap(refused => {
      const without = withoutObstacle(game, question, refused)
      if (without === undefined) return []
      const again = candidatesOf(without, question).refused.find(
        each => essence(each.option) === essence(refused.option),
      )
      const isUnmoved = again !== undefined && nameOf(again) === nameOf(refused)
      return [{ asks: question.asks, refused, isUnmoved }]
    }),
  )

const nameOf = ({ why }: RefusedOption): string =>
  JSON.stringify([why.reason, why.rule, 'because' in why ? why.because : null])

/** The game with what a refusal names taken away and nothing else; nothing of what cannot be taken away by itself. */
function withoutObstacle(
  game: Game,
  { for: side, form }: Question,
  refused: RefusedOption,
): Game | undefined {
  const { option, why } = refused
  // The number that is asked for was found before.
  if (form === 'number' || !isRemovable(why.reason)) return undefined
  const without = cloneGame(game)
  switch (why.reason) {
    case 'credits':
      without[side].credits += why.needs - why.has
      return without
    case 'clicks':
      without[side].clicks += why.needs - why.has
      return without
    case 'notTagged':
      without.runner.tags++
      return without
    case 'limit':
      without.thisTurn = without.thisTurn.filter(({ what }) => what !== 'abilityUsed')
      return without
    case 'notFirstClick':
      without.thisTurn = without.thisTurn.filter(({ what }) => what !== 'clicksSpent')
      return without
    case 'requirement': {
      const card = without.cards[option.card?.card ?? -1]
      if (card === undefined) return undefined
      const advancement = (card.counters.advancement ?? 0) + why.needs - why.has
      without.cards[card.card] = { ...card, counters: { ...card.counters, advancement } }
      return without
    }
    case 'memory':
      // Memory below none counts as none, and has to be made up first.
      differBy(without, declarations.memory, why.needs - why.has + Math.max(0, -memoryLimitOf(game)))
      return without
    case 'strength':
      if (option.card === undefined) return undefined
      differBy(without, declarations.strength, why.needs - why.has, { vars: { cards: [option.card] } })
      return without
    case 'counters': {
      const card = without.cards[option.card?.card ?? -1]
      if (card === undefined || why.item?.pay !== 'counters' || why.item.from !== 'self') return undefined
      const { counter } = why.item
      const counters = { ...card.counters, [counter]: (card.counters[counter] ?? 0) + why.needs - why.has }
      without.cards[card.card] = { ...card, counters }
      return without
    }
    case 'console':
      without.zones.rig = without.zones.rig.filter(n => !hasSubtype(game, cardAt(game, n), 'console'))
      return without
    case 'forbidden':
    case 'averted': {
      if (why.because === 'rule' || why.because.card === option.card?.card) return undefined
      const { card } = why.because
      without.table = without.table.filter(n => n !== card)
      touchTable(without)
      without.lingering = without.lingering.filter(({ source }) => source?.card !== card)
      return without
    }
    default:
      return why.reason satisfies never
  }
}
