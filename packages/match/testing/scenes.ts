import type { Question, Reply, Setup, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Dice } from '@paydata/engine/testing'
import { diceOf, lively, randomReply } from '@paydata/engine/testing'
import { defaultOrders } from '@paydata/orders'
import type { Eye, Orders, Update } from '@paydata/protocol'
import type { Act, Found, Led, Seats } from './plain-table.ts'
import { PlainTable } from './plain-table.ts'

type Side = 'corp' | 'runner'

/** An act, what it leads to at every table, and what each eye sees then. */
export interface Scene extends Led {
  readonly act: Act
  readonly views: Readonly<Record<Eye, View>>
}

/** A game as every table must play it: what is seen when the first person is asked, and what persons do from there to its end. */
export interface Played {
  readonly begins: Pick<Scene, 'version' | 'views'>
  readonly scenes: readonly Scene[]
}

const sides: readonly Side[] = ['corp', 'runner']

/** Persons do many things by chance, then one gives up, and each thing is tried once more when the game is over. */
export function playedByChance(setup: Setup, seats: Seats, found: Found, seed: string, most: number): Played {
  const table = new PlainTable(setup, seats, found)
  const begins = { version: table.version, views: viewsOf(table) }
  const scenes: Scene[] = []
  const happens = (act: Act): void => {
    const led = table.does(act)
    scenes.push({ act, ...led, views: viewsOf(table) })
  }
  for (let n = 0; n < most && table.game.over === null; n++)
    happens(actAt(table, seats, found, diceOf(`${seed} ${n}`)))
  const by = sides.find(side => seats[side] === 'person')
  if (by === undefined) throw new Error('No person plays.')
  if (table.game.over === null) happens({ is: 'concede', by })
  const { version } = table
  happens({ is: 'reply', by, version, reply: { question: 1, choose: [0] } })
  happens({ is: 'macro', by, version, macro: 'continueRun', way: 0 })
  happens({ is: 'takeBack', by, version })
  happens({ is: 'orders', by, orders: defaultOrders })
  return { begins, scenes }
}

/** What spectators are told of the first answers of two bots. */
export function playedByBots(setup: Setup, found: Found, most: number): readonly Update[] {
  const table = new PlainTable(setup, { corp: 'bot', runner: 'bot' }, found)
  return Array.from({ length: most }, () => table.goesOn()?.spectator).flatMap(each => each ?? [])
}

const viewsOf = ({ game }: PlainTable): Scene['views'] => ({
  corp: viewFor(game, 'corp'),
  runner: viewFor(game, 'runner'),
  spectator: viewFor(game, 'spectator'),
})

/** What a person may do besides answering, each in so many acts of a hundred. */
function actAt(table: PlainTable, seats: Seats, found: Found, dice: Dice): Act {
  const { game, version, tookBackAt } = table
  const question = game.waiting[dice(game.waiting.length)]
  if (question === undefined) throw new Error('Nobody is asked.')
  const by = question.for
  const other = by === 'corp' ? 'runner' : 'corp'
  const nth = dice(100)
  const reply = randomReply(question, dice, lively)
  if (nth < 12) {
    const offered = found.offer(game, by)
    const names = [...new Set(offered.map(({ macro }) => macro.is))]
    const macro = names[dice(Math.max(1, names.length))] ?? 'accessAll'
    const ways = offered.filter(each => each.macro.is === macro).length
    return { is: 'macro', by, version, macro, way: dice(Math.max(1, ways)) }
  }
  if (nth < 14) return { is: 'macro', by, version: Math.max(0, version - 1), macro: 'continueRun', way: 0 }
  if (nth < 22) return { is: 'takeBack', by: table.newest ?? by, version }
  if (nth < 24) return { is: 'takeBack', by, version: version + 1 }
  if (nth < 32) return { is: 'orders', by, orders: ordersAt(viewFor(game, 'corp'), dice) }
  if (nth < 37) return { is: 'reply', by, version, reply: wrongReply(question, dice) }
  if (nth < 39 && seats[other] === 'person') return { is: 'reply', by: other, version, reply }
  // What is open again after a take-back was not meant by who saw it before.
  if (nth < 42 && tookBackAt > 0) return { is: 'reply', by, version: tookBackAt - 1, reply }
  if (nth < 48) {
    const what = (['macros', 'whyNot', 'deckLeft', 'icePrices'] as const)[dice(4)] ?? 'macros'
    return { is: 'asks', by: seats[other] === 'person' && dice(2) === 0 ? other : by, what }
  }
  return { is: 'reply', by, version, reply }
}

function wrongReply({ number, form }: Question, dice: Dice): Reply {
  switch (dice(4)) {
    case 0:
      return { question: number - 1, choose: [0] }
    case 1:
      return { question: number + 1, choose: [0] }
    case 2:
      return { question: number, choose: [999] }
    default:
      return form === 'choose' ? { question: number, number: 0 } : { question: number, choose: [0, 0] }
  }
}

/** Orders as a page gives them: to be asked more or less, until something happens, in the next window; and cards to be rezzed. */
function ordersAt(corp: View, dice: Dice): Orders {
  const facedown = corp.servers.flatMap(({ root }) =>
    root.flatMap(({ id, faceup }) => (faceup || id === null ? [] : id)),
  )
  const hold = ([undefined, 'next', 'turn'] as const)[dice(3)]
  const otherwise = (['ask', 'able', 'news', 'pass'] as const)[dice(4)] ?? 'able'
  return {
    ...(dice(2) === 0 ? defaultOrders : { otherwise, at: { 'run.movementWindow': 'ask' } }),
    until: dice(3) === 0 ? 'somethingHappens' : 'nothing',
    ...(hold === undefined ? {} : { hold }),
    ...(dice(2) === 0 && facedown.length > 0 ? { rez: facedown } : {}),
  }
}
