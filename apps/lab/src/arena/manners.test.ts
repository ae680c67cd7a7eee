import type { Thought } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import type { Game, QuestionView, Side } from '@paydata/engine'
import { answerInPlace, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { starterGame } from '../pool.ts'
import { Manners } from './manners.ts'
import { playOut } from './match.ts'
import { bothAs } from './roster.ts'

type Choice = Extract<QuestionView, { form: 'choose' }>

const definitions = defineAllCards()
const table = () => scenario({ definitions })

/** What is noticed of an answer, and of what comes of it until the next action. */
function noticed(game: ScenarioGame, side: Side, id: string, because: Thought['because'] = []) {
  const manners = new Manners(definitions)
  const copy = structuredClone(game.json)
  give(copy, side, id, because, manners)
  while (copy.over === null && copy.waiting[0]?.asks !== 'action') {
    const [question] = copy.waiting
    if (question?.form !== 'choose') throw new Error('There is no choice.')
    const harmless = question.options.findIndex(
      ({ does }) => does === 'pass' || does === 'continue' || does === 'no',
    )
    const choose = harmless < 0 ? [0] : [harmless]
    manners.replies(copy, question.for, {
      reply: { question: question.number, choose },
      because: [],
    })
    answerInPlace(copy, question.for, { question: question.number, choose })
    manners.replied(copy)
  }
  const [next] = copy.waiting
  if (next?.asks === 'action')
    manners.replies(copy, next.for, { reply: { question: next.number, choose: [0] }, because: [] })
  return manners.made.map(({ mistake, side: by }) => `${by} ${mistake}`)
}

function give(game: Game, side: Side, id: string, because: Thought['because'], manners: Manners): void {
  const { question } = viewFor(game, side)
  const nth = question?.form === 'choose' ? question.options.findIndex(each => each.id.startsWith(id)) : -1
  if (question === null || nth < 0) throw new Error(`There is no option ${id}.`)
  const reply = { question: question.number, choose: [nth] }
  manners.replies(game, side, { reply, because })
  expect(answerInPlace(game, side, reply).ok).toBe(true)
  manners.replied(game)
}

test('a purge of no counters is noticed, and one of some is none', () => {
  const purging = (virus: number) =>
    table()
      .corp({})
      .runner({ rig: [card('Datasucker', { counters: { virus } })] })
      .corpTurn()
  expect(noticed(purging(0), 'corp', 'purge')).toEqual(['corp emptyPurge', 'corp didNothing'])
  expect(noticed(purging(2), 'corp', 'purge')).toEqual([])
})

test('a purge of counters on cards of the Corp is of some, and their number is told', () => {
  const game = () =>
    table()
      .corp({
        hqIce: [card('Enigma', { counters: { virus: 2 } })],
        remotes: [{ root: [card('PAD Campaign', { counters: { virus: 1 } })] }],
      })
      .corpTurn()
  const saying = (amount: number) =>
    noticed(game(), 'corp', 'purge', [{ code: 'purges', params: { amount } }])
  expect(saying(3)).toEqual([])
  expect(saying(2)).toEqual(['corp untrueReason'])
})

test('a run on what is known and cannot be trashed is noticed', () => {
  const running = (credits: number) =>
    table()
      .corp({ remotes: [{ root: [rezzed('PAD Campaign')] }] })
      .runner({ credits })
      .runnerTurn()
  expect(noticed(running(3), 'runner', 'run:remote1')).toEqual(['runner vainRun'])
  expect(noticed(running(4), 'runner', 'run:remote1')).toEqual([])
})

test('jacking out where no ice is ahead is noticed, and so is a reason that is not so', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({})
    .encountering('Wall of Static')
  game.fiat.markBroken('Wall of Static', 0)
  game.passUntil('jackOut')
  expect(noticed(game, 'runner', 'jackOut', [{ code: 'noWayLeft', params: {} }])).toEqual([
    'runner idleJackOut',
    'runner untrueReason',
  ])
  expect(noticed(game, 'runner', 'continue')).toEqual([])
})

test('an asset that is left although it gives credits for clicks is noticed', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Melange Mining Corp.')] }] })
    .runner({ credits: 5 })
    .accessing('Melange Mining Corp.')
  expect(noticed(game, 'runner', 'pass')).toEqual(['runner leftIncome'])
  expect(noticed(game, 'runner', 'trashAccessed')).toEqual([])
})

test('giving up the only breaker of a kind is noticed, and giving up one of two is none', () => {
  const paying = (...rig: string[]) => {
    const game = table()
      .corp({ clicks: 0 })
      .runner({ rig: ["Aesop's Pawnshop", ...rig] })
      .corpTurn('window')
    game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
    game.runner.answers('mayPay', 'pay')
    return game
  }
  expect(noticed(paying('Corroder', 'Decoy'), 'runner', 'card')).toEqual(['runner lastBreaker'])
  expect(noticed(paying('Corroder', 'Corroder'), 'runner', 'card')).toEqual([])
})

/** A turn of the Corp in which it answers so, and everybody declines whatever else is asked. */
function turnOf(game: ScenarioGame, ...ids: string[]): Manners {
  const manners = new Manners(definitions)
  const copy = structuredClone(game.json)
  const isMeant = (question: Choice, id = ''): boolean =>
    question.for === 'corp' && question.options.some(each => each.id.startsWith(id))
  while (copy.over === null && copy.active === 'corp') {
    const side = copy.waiting[0]?.for ?? 'corp'
    const { question } = viewFor(copy, side)
    if (question?.form !== 'choose') throw new Error('There is no choice.')
    const [next] = ids
    const isNext = next !== undefined && isMeant(question, next)
    give(copy, side, isNext ? next : (question.harmless ?? question.options[0]?.id ?? ''), [], manners)
    if (isNext) ids.shift()
  }
  expect(ids).toEqual([])
  return manners
}

const madeBy = ({ made }: Manners): string[] => made.map(({ mistake }) => mistake)

test('a card that makes room for another after a click on it in the same turn is noticed', () => {
  const game = table()
    .corp({ credits: 5, hand: ['PAD Campaign', 'Melange Mining Corp.'] })
    .runner({})
    .corpTurn()
  const [pad, melange] = viewFor(game.json, 'corp').corp.hand.cards.map(({ id }) => `install:${id}`)
  expect(madeBy(turnOf(game, `${pad}`, 'newRemote', `${melange}`, 'server:remote1', 'card'))).toEqual([
    'tookBack',
  ])
  expect(madeBy(turnOf(game, `${pad}`, 'newRemote', `${melange}`, 'newRemote'))).toEqual([])
})

test('agendas that lie in a remote without ice at the end of the turn are counted', () => {
  const game = table()
    .corp({
      credits: 5,
      hand: ['Priority Requisition', 'Hostile Takeover'],
      remotes: [{ ice: ['Ice Wall'] }],
    })
    .runner({})
    .corpTurn()
  const agendasOf = ({ agendas: { installed, bare } }: Manners) => ({ installed, bare })
  const [first, second] = viewFor(game.json, 'corp').corp.hand.cards.map(({ id }) => `install:${id}`)
  expect(agendasOf(turnOf(game, `${first}`, 'server:remote1', `${second}`, 'newRemote'))).toEqual({
    installed: 2,
    bare: 1,
  })
})

test('players with an aim make none of these mistakes', () => {
  for (let nth = 0; nth < 6; nth++) {
    const manners = new Manners(definitions)
    playOut(starterGame(nth, `manners ${nth}`), bothAs('sensible'), manners)
    expect(manners.made).toEqual([])
  }
})
