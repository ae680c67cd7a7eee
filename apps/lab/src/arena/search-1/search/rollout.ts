import type { Definitions, Game, Option, Reply, Side } from '@paydata/engine'
import { answerInPlace, skipForced, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Dice } from '../bot.ts'
import type { Meaning } from '../reading/meaning.ts'
import { definitionOf, incomeOf, meaningOf, nodesIn } from '../reading/meaning.ts'
import { sensible } from '../sensible/sensible.ts'

/** Both sides answer as a sensible player would, each with a look at its own side. */
export type Player = (game: Game, dice: Dice) => void

/** More answers than a few turns have. A game that goes on for so long is left as it is. */
const longest = 600

/** Plays until the turn of a number begins to be played, or the game is over. */
export function playUntil(game: Game, turn: number, player: Player, dice: Dice): void {
  for (let answers = 0; answers < longest; answers++) {
    skipForced(game)
    if (game.over !== null) return
    if (game.turn >= turn && game.waiting[0]?.asks === 'action') return
    player(game, dice)
  }
}

/** Sensible answers, without a look at the table where there is nothing worth doing. */
export function playerWith(definitions: Definitions): Player {
  const bot = sensible(definitions)
  const offers = new Offers(definitions)
  return (game, dice) => {
    const [question] = game.waiting
    if (question === undefined) throw new Error('The game is not over, but nobody is asked.')
    const side = question.for
    const reply = offers.pass(game) ?? bot(viewFor(game, side), dice, recallOf(game, side)).reply
    const outcome = answerInPlace(game, side, reply)
    if (!outcome.ok) throw new Error(`A bot gave a wrong answer: ${outcome.why}.`)
  }
}

/** Options of windows. Players pass in most windows. */
export class Offers {
  private readonly meanings = new Map<string, Meaning>()
  private readonly workers = new Map<string, boolean>()

  constructor(private readonly definitions: Definitions) {}

  /** The reply that passes, if no option could be worth its price. */
  pass(game: Game): Reply | undefined {
    const [question] = game.waiting
    if (question?.asks !== 'paidWindow' || question.form !== 'choose') return undefined
    const pass = question.options.findIndex(({ does }) => does === 'pass')
    if (pass < 0) return undefined
    const isBetter = question.options.some(
      (option, index) => index !== pass && this.isWorthwhile(game, option, question.for),
    )
    return isBetter ? undefined : { question: question.number, choose: [pass] }
  }

  private isWorthwhile(game: Game, option: Option, side: Side): boolean {
    switch (option.does) {
      case 'useAbility':
        return isIn(game, 'encounter') || this.gainOf(option, side) > 0
      case 'rez':
        return this.isWorthRezzing(game, game.titles[option.card?.card ?? -1] ?? '')
      default:
        return true
    }
  }

  /** At most. */
  private gainOf({ ability = '', credits = 0, pays = [] }: Option, side: Side): number {
    const found = this.meanings.get(ability) ?? meaningOf(this.definitions.node(ability), side)
    this.meanings.set(ability, found)
    const harm = side === 'corp' ? found.damage * 3 + found.tags * 1.2 : 0
    const good = Math.max(0, found.credits) + found.cards * 0.9 + found.clicks * 1.2 + harm
    return good + (found.trashes && side === 'corp' ? 1.5 : 0) - credits - pays.length * 1.5 - 0.5
  }

  private isWorthRezzing(game: Game, title: string): boolean {
    const definition = definitionOf(this.definitions, title)
    if (definition.printed.type === 'ice') return true
    if (definition.printed.type === 'upgrade') return isIn(game, 'run')
    const works =
      this.workers.get(title) ??
      (incomeOf(definition) > 0 ||
        [...nodesIn(definition.abilities)].some(node => node.do === 'placeCounters'))
    this.workers.set(title, works)
    return works || game.active === 'runner'
  }
}

const isIn = (game: Game, structure: 'run' | 'encounter'): boolean =>
  game.frames.some(frame => frame.kind === 'structure' && frame.of === structure)
