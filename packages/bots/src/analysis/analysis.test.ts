import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Game, OptionView, Reply, Side } from '@paydata/engine'
import { answer, newGame, viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import { card, findLeak, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { sensible } from '../sensible/sensible.ts'
import type { Analysis } from './analysis.ts'
import { analyse } from './analysis.ts'
import type { Course, Moment } from './course.ts'

const definitions = defineAllCards()
const decks = starterDecks.map(broughtToPlay)
const bot = sensible(definitions)
const filler = ['Hedge Fund', 'Hedge Fund', 'PAD Campaign', 'Enigma', 'Wall of Static', 'Enigma']
const supplies = ['Sure Gamble', 'Diesel', 'Easy Mark', 'Sure Gamble', 'Diesel', 'Easy Mark']

/** Answers that are given in place of sensible ones, by what they do. */
type Slip = (option: OptionView) => boolean

function slipIn(game: Game, side: Side, slip: Slip | undefined): Reply | null {
  const { question } = viewFor(game, side)
  if (slip === undefined || question?.form !== 'choose') return null
  const index = question.options.findIndex(slip)
  return index < 0 ? null : { question: question.number, choose: [index] }
}

/** Sensible players play on for some turns; before that a side makes some slips, one after the other. */
function courseFrom(first: Game, turns: number, side: Side = 'corp', slips: readonly Slip[] = []): Course {
  const moments: Moment[] = []
  const left = [...slips]
  let game = first
  while (game.over === null && game.turn < first.turn + turns) {
    const by = game.waiting[0]?.for ?? 'corp'
    const slip = by === side ? slipIn(game, by, left[0]) : null
    if (slip !== null) left.shift()
    const reply = slip ?? bot(viewFor(game, by), diceOf(`course ${moments.length}`), recallOf(game, by)).reply
    moments.push({ step: moments.length, game, by, reply })
    const outcome = answer(game, by, reply)
    if (!outcome.ok) throw new Error(outcome.why)
    game = outcome.game
  }
  if (left.length > 0) throw new Error('A slip could not be made.')
  const result = game.over === null ? null : { winner: game.over.winner, turn: game.turn }
  return { moments, last: moments.length, result }
}

const small = {
  curve: 24,
  first: 40,
  second: { decisions: 2, games: 4 },
  deep: { decisions: 1, pairs: 60 },
  told: 3,
}

function analysed(course: Course, sides: readonly Side[], seed = 'one'): Analysis {
  const expectation = { definitions, decks }
  const work = analyse(course, { edition: '26.03', expectation, sides, seed, effort: small })
  for (;;) {
    const next = work.next()
    if (next.done === true) return next.value
  }
}

/** The card or the kind of the option that was played. */
function playedAt({ moments }: Course, step: number | undefined): string {
  const moment = [...moments].find(each => each.step === step)
  if (moment === undefined || moment.by === 'both') throw new Error('Nothing was answered there.')
  const { question } = viewFor(moment.game, moment.by)
  const { reply } = moment
  const index = reply !== null && 'choose' in reply ? (reply.choose[0] ?? -1) : -1
  const option = question?.form === 'choose' ? question.options[index] : undefined
  return `${option?.does} ${option?.definition ?? option?.server ?? ''}`
}

const opening = (): Game =>
  newGame({
    definitions: cardsVersion,
    seed: 'analysis',
    corp: decks.find((_, i) => starterDecks[i]?.side === 'corp') ?? { identity: '', cards: [] },
    runner: decks.find((_, i) => starterDecks[i]?.side === 'runner') ?? { identity: '', cards: [] },
  })

test('the same seed gives the same figures, and the curve has a point for each action', () => {
  const course = courseFrom(opening(), 2)
  const first = analysed(course, ['corp', 'runner'])
  expect(analysed(course, ['corp', 'runner'])).toEqual(first)
  expect(analysed(course, ['corp', 'runner'], 'two').points).not.toEqual(first.points)
  const actions = [...course.moments].filter(({ game }) => game.waiting[0]?.asks === 'action')
  expect(first.points.map(({ step }) => step)).toEqual(actions.map(({ step }) => step))
  expect(first.points.map(({ corp }) => corp.all).every(chance => chance > 0 && chance < 1)).toBe(true)
  expect(first.answers).toBe(course.last)
})

test('what is hidden from a side changes no figure of its decisions, nor its curve', () => {
  const course = courseFrom(opening(), 6)
  const asked = [...course.moments].filter(({ game }) => game.waiting[0]?.asks === 'action')
  let compared = 0
  for (const { game, by, reply } of [asked[4], asked.at(-1)].flatMap(each => each ?? [])) {
    if (by === 'both') throw new Error('Nobody acts alone.')
    const { leak } = findLeak(game, by, `${compared}`, 0, twin => {
      // The twin asks once more, so its question has another number.
      const again = reply && { ...reply, question: twin.waiting[0]?.number ?? 0 }
      const moments = [{ step: 7, game: twin, by, reply: again }]
      const { points, missed, costly } = analysed({ moments, last: 8, result: null }, [by])
      return { own: points.map(({ corp }) => corp[by]), missed, costly }
    })
    expect(leak).toBeUndefined()
    compared++
  }
  expect(compared).toBe(2)
})

test('the curve of a side shows nothing of what that side could not see, in turns of the other as well', () => {
  const pointsWith = (hidden: string) => {
    const game = scenario({ definitions })
      .corp({ hand: [hidden, hidden, hidden], deck: filler, credits: 6 })
      .runner({ hand: supplies, deck: supplies, credits: 6 })
      .corpTurn('window').json
    const { moments, last } = courseFrom(game, 1)
    const all = [...moments]
    const action = all.findIndex(({ game: at }) => at.waiting[0]?.asks === 'action')
    const { points } = analysed({ moments: all.slice(0, action + 1), last, result: null }, [])
    return points.map(({ corp }) => corp)
  }
  const [one, other] = [pointsWith('Hedge Fund')[0], pointsWith('Priority Requisition')[0]]
  // One who was never asked would know nothing.
  expect(one?.runner).not.toBe(0.5)
  expect(one?.runner).toBe(other?.runner)
  expect(one?.all).not.toBe(other?.all)
})

test('a Corp that lets the Runner pass to the agenda that wins made its dearest mistake there', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [{ root: [card('Priority Requisition', { advanced: 3 })], ice: ['Wall of Static'] }],
      hand: ['Hedge Fund', 'PAD Campaign'],
      deck: filler,
      credits: 8,
    })
    .runner({
      stolen: ['Priority Requisition', 'Accelerated Beta Test'],
      credits: 6,
      hand: supplies,
      deck: supplies,
    })
    .approaching('Wall of Static').json
  const course = courseFrom(game, 1, 'corp', [({ does }) => does === 'pass'])
  const [worst] = analysed(course, ['corp']).costly
  expect(playedAt(course, worst?.step)).toBe('pass ')
  expect(worst?.before).toBeGreaterThan((worst?.after ?? 1) + 0.3)
})

test('a Runner who runs into damage without cards made the dearest mistake there', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')], hand: filler, deck: filler, credits: 4 })
    .runner({ hand: ['Diesel'], deck: supplies, credits: 5 })
    .runnerTurn().json
  const course = courseFrom(game, 2, 'runner', [({ does, server }) => does === 'run' && server === 'hq'])
  const { costly } = analysed(course, ['runner'])
  expect(playedAt(course, costly[0]?.step)).toBe('run hq')
  expect(costly[0]?.after).toBeLessThan(0.1)
})

test('a win that was there is told with the answer that gave it away', () => {
  const game = scenario({ definitions })
    .corp({
      scored: ['Priority Requisition', 'Priority Requisition'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 1 })] }],
      hand: ['Hedge Fund', 'PAD Campaign'],
      deck: filler,
      credits: 5,
    })
    .runner({ hand: supplies, deck: supplies })
    .corpTurn().json
  const credit: Slip = ({ does }) => does === 'gainCredit'
  const course = courseFrom(game, 1, 'corp', [credit, credit, credit])
  const { missed, costly } = analysed(course, ['corp'])
  expect(missed).toMatchObject([{ turn: 1, side: 'corp' }])
  // At the third click the credit to advance it would still have been enough.
  expect(missed[0]?.step).toBe(
    [...course.moments].findLast(({ game: at }) => at.waiting[0]?.asks === 'action')?.step,
  )
  expect(costly.map(({ step }) => step)).not.toContain(missed[0]?.step)
})

test('a decision with one real reply is none', () => {
  const game = scenario({ definitions })
    .corp({ hand: filler, deck: filler })
    .runner({ hand: supplies, deck: supplies })
    .corpTurn('window').json
  const course = courseFrom(game, 1)
  const windows = [...course.moments].filter(({ game: at }) => at.waiting[0]?.asks === 'paidWindow')
  const { decisions } = analysed({ moments: windows, last: course.last, result: null }, ['corp', 'runner'])
  expect(windows.length).toBeGreaterThan(3)
  expect(decisions).toBe(0)
})

test('of a game of which nothing can be played again there is nothing to say', () => {
  const { answers, points, costly } = analysed({ moments: [], last: 40, result: null }, ['corp'])
  expect({ answers, points, costly }).toEqual({ answers: 0, points: [], costly: [] })
})
