import type { Macro } from '@paydata/bots'
import { macrosAt, positionFor, stepOf } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Eye, Order, Orders } from '@paydata/protocol'
import type { Dice, Taste } from '@paydata/scenario'
import { randomReply, written } from '@paydata/scenario'
import { at, everyCard } from '../pool.ts'

/** What somebody does at a game that is on, as data: what was done can be done again, and shortened. */
export type Act =
  | {
      readonly is: 'answers'
      readonly letters: string
      readonly how: 'player' | 'bot'
      /** What shall go on behind the answer. */
      readonly macro: Macro | null
    }
  | { readonly is: 'says'; readonly by: Side; readonly what: Said }
  | { readonly is: 'orders'; readonly by: Side; readonly orders: Orders | null }
  | { readonly is: 'looks'; readonly eye: Eye }
  | { readonly is: 'waits'; readonly milliseconds: number }

type Said = 'takeBack' | 'drawOffer' | 'drawRefusal' | 'draw' | 'concession' | 'here' | 'away'

const sides: readonly Side[] = ['corp', 'runner']

/** What is done besides answering, each in so many acts of a thousand. */
const besides: readonly (readonly [number, (dice: Dice) => Act])[] = [
  [80, dice => ({ is: 'waits', milliseconds: dice(15_000) })],
  [40, dice => ({ is: 'orders', by: at(sides, dice(2)), orders: dice(5) === 0 ? null : randomOrders(dice) })],
  [25, says('takeBack')],
  [10, says('drawOffer')],
  [5, says('drawRefusal')],
  [1, says('draw')],
  [1, says('concession')],
  [20, says('here')],
  [10, says('away')],
  [10, () => ({ is: 'looks', eye: 'spectator' })],
]

function says(what: Said): (dice: Dice) => Act {
  return dice => ({ is: 'says', by: at(sides, dice(2)), what })
}

/** Something that somebody could do at a game. */
export function actAt(game: Game, dice: Dice, taste: Taste | undefined): Act {
  let nth = dice(1000)
  for (const [times, act] of besides) {
    if (nth < times) return act(dice)
    nth -= times
  }
  const question = at(game.waiting, dice(Math.max(1, game.waiting.length)))
  const { for: by } = question
  const begun = dice(4) === 0 ? begunAt(game, by, dice) : null
  if (begun !== null) return begun
  const letters = written(by, randomReply(question, dice, taste))
  return { is: 'answers', letters, how: dice(10) === 0 ? 'bot' : 'player', macro: null }
}

const known = [defineAllCards(), everyCard]
const decks = starterDecks.map(broughtToPlay)

/** The first answer of something that could be done in one go. */
function begunAt(game: Game, by: Side, dice: Dice): Act | null {
  const view = viewFor(game, by)
  const definitions = known.find(each => each.asIn(game.edition).version === game.definitions)
  const isBreaking = by === 'runner' && view.encounter !== null && dice(3) === 0
  const macros: readonly Macro[] =
    isBreaking && definitions !== undefined
      ? macrosAt(positionFor(game, by), { definitions, decks }).map(({ macro }) => macro)
      : [{ is: 'continueRun' }, { is: 'accessAll' }, { is: 'takeCredits', turn: game.turn }]
  const firsts = macros.flatMap(macro => stepOf(macro, view) ?? [])
  const first = firsts[dice(Math.max(1, firsts.length))]
  if (first === undefined) return null
  return { is: 'answers', letters: written(by, first.reply), how: 'player', macro: first.rest }
}

const orders: readonly Order[] = ['ask', 'able', 'news', 'pass']

const places: readonly string[] = [
  'paidWindow',
  'reaction',
  'interrupt',
  'candidate',
  'midAccess',
  'jackOut',
  'trashLike',
  'run.movementWindow',
  'corpTurn.actionPhaseWindow',
  'runnerTurn.firstWindow',
  'runnerTurn.actionPhaseWindow',
  'run.initiationWindow',
  'run.passWindow',
  'corpTurn.discardPhaseWindow',
]

function randomOrders(dice: Dice): Orders {
  const named = places.filter(() => dice(3) === 0)
  const hold = ([undefined, undefined, undefined, 'next', 'turn'] as const)[dice(5)]
  return {
    otherwise: at(orders, dice(4)),
    at: Object.fromEntries(named.map(place => [place, at(orders, dice(4))])),
    until: dice(5) === 0 ? 'somethingHappens' : 'nothing',
    ...(hold === undefined ? {} : { hold }),
    ...(dice(3) === 0 ? { rez: Array.from({ length: 30 }, (_, name) => 1 + name * (1 + dice(3))) } : {}),
  }
}
