import type { Bot, Dice } from '@paydata/bots'
import { diceOf, randomReply, sensible } from '@paydata/bots'
import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, pointsToWin, readyDecks } from '@paydata/decks'
import type { Side, View } from '@paydata/engine'
import { newGame, occurrencesFor, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { Ongoing } from '@paydata/match'
import { nothingNew, ongoingAfter, ongoingFrom } from '@paydata/match'
import { defaultOrders } from '@paydata/orders'
import type { Guiding } from '../src/guided/index.ts'
import { dawdlingReply, guidedAfter, guidedGames, notGuided, teachingDecks } from '../src/guided/index.ts'

const definitions = defineAllCards()
const best = sensible(definitions)

/** How somebody who learns answers. */
export type Way = 'right' | 'loose' | 'random' | 'timid'

/** Plays as well as the computer; takes one action in four by chance; answers by chance; never runs, and never pays to rez. */
const ways: Readonly<Record<Way, (dice: Dice) => Bot>> = {
  right: dice => view => best(view, dice),
  loose: dice => view =>
    view.question?.asks === 'action' && dice(4) === 0 ? byChance(view, dice) : best(view, dice),
  random: dice => view => byChance(view, dice),
  timid: dice => view => {
    const { question } = view
    const bold: readonly string[] = ['run', 'rez']
    const thought = best(view, dice)
    const [at = -1] = 'choose' in thought.reply ? thought.reply.choose : []
    if (question?.form !== 'choose' || !bold.includes(question.options[at]?.does ?? '')) return thought
    const meek = question.options.findIndex(
      ({ does, id }) => does === 'gainCredit' || id === question.harmless,
    )
    return { reply: { question: question.number, choose: [meek] }, because: [] }
  },
}

function byChance({ question }: View, dice: Dice) {
  if (question === null) throw new Error('Nobody is asked.')
  return { reply: randomReply(question, dice), because: [] }
}

function deckOf(side: Side) {
  const deck = readyDecks.find(({ id }) => id === teachingDecks[side])
  if (deck === undefined) throw new Error(`There is no deck to learn with for the ${side}.`)
  return deck
}

/** A guided game that was played to its end. */
export interface Played {
  readonly winner: Side | null
  readonly turns: number
  /** What was told after each answer, in their order. */
  readonly course: readonly Guiding[]
}

/** More answers than any game has. */
const longest = 3000

export function playedBy(way: Way, side: Side, n = 0): Played {
  const guided = guidedGames[side]
  const [corp, runner] = [deckOf('corp'), deckOf('runner')]
  const game = newGame({
    definitions: cardsVersion,
    sets: ['system-gateway'],
    winAt: pointsToWin(corp, runner) ?? 7,
    seed: guided.seed,
    corp: broughtToPlay(corp),
    runner: broughtToPlay(runner),
  })
  const learner = ways[way](diceOf(`${way} ${n}`))
  let ongoing = ongoingFrom(game, [], { corp: null, runner: null, [side]: defaultOrders })
  let guiding = notGuided
  const course: Guiding[] = []
  for (let answers = 0; answers < longest; answers++) {
    const { game: now, n: version } = ongoing.course.position
    const by = now.waiting[0]?.for
    if (by === undefined) {
      const { over, turn } = now
      return { winner: over?.winner ?? null, turns: turn, course }
    }
    if (by === side) {
      const view = viewFor(now, side)
      guiding = guidedAfter(guided, guiding, {
        view,
        happened: occurrencesFor(now, side, ongoing.news.occurred),
      })
      course.push(guiding)
      ongoing = answered({ ...ongoing, news: nothingNew }, by, learner(view, diceOf('')))
    } else {
      const dice = diceOf(`bot/${guided.seed}/${by}/${version}`)
      const seed = `${dice(1 << 30)}.${dice(1 << 30)}`
      const view = viewFor(now, by)
      const reply = dawdlingReply(guided, view, diceOf(`dawdle/${seed}`))
      ongoing = answered(
        ongoing,
        by,
        reply === null ? best(view, diceOf(seed), recallOf(now, by)) : { reply, because: [] },
      )
    }
  }
  throw new Error(`The guided game of the ${side} does not end (${way}, ${n}).`)
}

function answered(before: Ongoing, by: Side, { reply }: ReturnType<Bot>): Ongoing {
  const led = ongoingAfter(before, new Map(), { kind: 'answer', by, how: 'bot', id: null, reply }, null)
  if (!led.ok) throw new Error(led.why)
  return led.ongoing
}
