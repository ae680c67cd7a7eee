import { card, diceOf, facedown, lively, openly, randomReply, rezzed, scenario } from '@paydata/scenario'
import { begin, definitions } from '@paydata/scenario/hidden-cards'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { CardView, Game, RefusedOptionView, Viewer } from '../../src/index.ts'
import {
  answer,
  learnedBy,
  occurrencesFor,
  questionFor,
  refusedFor,
  replyFor,
  viewFor,
} from '../../src/index.ts'

const start = () => scenario({ definitions })
const titles = (cards: readonly CardView[]) => cards.map(each => each.face?.definition ?? null)
const refusedTo = (refused: readonly RefusedOptionView[], definition: string) =>
  refused.find(each => each.definition === definition)

test('CR 4.3.2: a hand is seen by its owner and counted by the others', () => {
  const { json } = start()
    .corp({ hand: ['wall', 'income'] })
    .corpTurn()
  expect(titles(viewFor(json, 'corp').corp.hand.cards)).toEqual(['wall', 'income'])
  expect(viewFor(json, 'runner').corp.hand).toEqual({ count: 2, cards: [], facedown: 2 })
  expect(viewFor(json, 'spectator').corp.hand).toEqual({ count: 2, cards: [], facedown: 2 })
})

test('CR 4.4.6c: facedown cards in Archives are seen by the Corp and counted by the others', () => {
  const { json } = start()
    .corp({ archives: ['wall', facedown('plain agenda')] })
    .corpTurn()
  expect(titles(viewFor(json, 'corp').corp.discard.cards).sort()).toEqual(['plain agenda', 'wall'])
  const seen = viewFor(json, 'runner').corp.discard
  expect(seen).toMatchObject({ count: 2, facedown: 1 })
  expect(titles(seen.cards)).toEqual(['wall'])
})

test('CR 8.5.2: an unrezzed card shows its place and its counters, and no face but to the Corp', () => {
  const { json } = start()
    .corp({ remotes: [{ root: [card('ambush', { advanced: 2 })], ice: ['hunter'] }] })
    .corpTurn()
  const seenBy = (viewer: 'corp' | 'runner') =>
    viewFor(json, viewer).servers.find(each => each.id === 'remote1')
  expect(seenBy('corp')?.root[0]?.face?.definition).toBe('ambush')
  expect(seenBy('runner')?.root[0]).toMatchObject({ face: null, rezzed: false, counters: { advancement: 2 } })
  expect(seenBy('runner')?.root[0]?.id).not.toBeNull()
  expect(seenBy('runner')?.ice[0]?.ice).toMatchObject({ face: null, index: 0 })
})

test('CR 7.1.2: a card accessed in R&D is seen by the Runner alone', () => {
  const { json } = start()
    .corp({ deck: ['ambush', 'wall'] })
    .accessing('ambush')
  expect(viewFor(json, 'runner').access?.face?.definition).toBe('ambush')
  expect(titles(viewFor(json, 'runner').corp.deck.cards)).toEqual(['ambush'])
  for (const viewer of ['corp', 'spectator'] as const) {
    expect(viewFor(json, viewer).access).toMatchObject({ id: null, face: null, index: null })
    expect(viewFor(json, viewer).corp.deck.cards).toEqual([])
  }
})

test('CR 1.21.7: a card that must be revealed while accessed in R&D is seen by everybody', () => {
  const { json } = start()
    .corp({ credits: 3, deck: ['trap', 'wall'] })
    .accessing('trap')
  for (const viewer of ['corp', 'runner', 'spectator'] as const)
    expect(viewFor(json, viewer).access?.face?.definition).toBe('trap')
})

test('CR 4.1.2a: a card that had to be revealed on its way to the hand was seen by everybody', () => {
  const game = start()
    .corp({ hand: ['digging'], deck: ['income', 'wall'] })
    .corpTurn()
  game.corp.plays('digging')
  game.corp.answers('search', 'wall')
  const revealed = occurrencesFor(game.json, 'runner').find(each => each.what === 'revealed')
  expect(revealed?.card?.definition).toBe('wall')
  expect(viewFor(game.json, 'runner').corp.hand.cards).toEqual([])
})

test('CR 4.2.3a: a player who searches a deck sees its cards, under no name', () => {
  const game = start()
    .corp({ hand: ['digging'], deck: ['income', 'wall', 'hunter'] })
    .corpTurn()
  game.corp.plays('digging')
  const { question } = viewFor(game.json, 'corp')
  const options = question?.form === 'choose' ? question.options : []
  expect(options.map(each => [each.card, each.definition])).toEqual([
    [null, 'hunter'],
    [null, 'wall'],
  ])
  expect(viewFor(game.json, 'runner')).toMatchObject({
    question: null,
    waiting: [{ for: 'corp', asks: 'search' }],
  })
})

test('a strength is explained by its parts', () => {
  const game = start()
    .corp({ hqIce: [rezzed('hunter')] })
    .runner({ credits: 5, rig: ['breaker'] })
    .encountering('hunter')
  game.passUntil(() => game.runner.question?.kind === 'paidWindow')
  const before = refusedFor(game.json, 'runner')
  const [breaking, boosting] = ['strength', undefined].map(reason =>
    before.find(each => each.reason === reason),
  )
  expect(breaking).toMatchObject({ definition: 'breaker', rule: '3.9.5g' })
  expect(boosting).toBeUndefined()
  game.runner.uses('breaker')
  const { encounter, rig } = viewFor(game.json, 'spectator')
  expect(rig[0]?.face?.strength).toEqual({
    value: 2,
    parts: [
      { by: 1, from: null, definition: null },
      { by: 1, from: rig[0]?.id, definition: 'breaker' },
    ],
  })
  expect(encounter?.subroutines.map(each => each.state)).toEqual(['unbroken', 'unbroken'])
})

test('a subroutine is resolving until its last instruction is done', () => {
  const game = start()
    .corp({ hqIce: [rezzed('hunter')] })
    .encountering('hunter')
  game.bothPass()
  // The tag is given; the damage can still be prevented.
  expect(viewFor(game.json, 'spectator').encounter?.subroutines.map(({ state }) => state)).toEqual([
    'resolved',
    'resolving',
  ])
})

test('what cannot be done is listed with its reason for a player who might expect it', () => {
  const { json } = start()
    .corp({ credits: 0, hand: ['spying'], remotes: [{ root: [card('plain agenda', { advanced: 1 })] }] })
    .runner({ credits: 0, hand: ['breaker', 'studying'], rig: ['contact'] })
    .corpTurn()
  const refused = refusedFor(json, 'corp')
  expect(refused.find(each => each.does === 'trashResource')).toMatchObject({ reason: 'notTagged' })
  expect(refused.find(each => each.does === 'advance')).toMatchObject({
    reason: 'credits',
    needs: 1,
    has: 0,
  })
  expect(refusedFor(json, 'runner')).toEqual([])
  expect(refusedFor(json, 'spectator')).toEqual([])
})

test('CR 1.17.3a: an agenda short of its requirement is listed with what it lacks', () => {
  const { json } = start()
    .corp({ remotes: [{ root: [card('plain agenda', { advanced: 1 })] }] })
    .corpTurn('window')
  expect(refusedTo(refusedFor(json, 'corp'), 'plain agenda')).toMatchObject({
    does: 'score',
    reason: 'requirement',
    needs: 3,
    has: 1,
  })
})

test('CR 9.1.8c: a card that can be played only if the Runner is tagged says so', () => {
  const { json } = start()
    .corp({ hand: ['sentencing'] })
    .corpTurn()
  expect(refusedTo(refusedFor(json, 'corp'), 'sentencing')).toMatchObject({
    does: 'play',
    reason: 'notTagged',
    condition: 'sentencing/0/declares/0/condition',
  })
})

test('CR 1.16.1: what a player cannot afford is listed with what it costs', () => {
  const { json } = start()
    .runner({ credits: 0, hand: ['breaker'] })
    .runnerTurn()
  expect(refusedTo(refusedFor(json, 'runner'), 'breaker')).toMatchObject({
    does: 'install',
    reason: 'credits',
    needs: 1,
    has: 0,
  })
})

test('what an answer taught is told apart by the player who learned it', () => {
  const game = start()
    .corp({ hand: ['income', 'wall'], deck: ['hunter', 'trap'] })
    .corpTurn()
  const before = game.json
  game.corp.draws()
  const drawn = learnedBy(before, game.json)
  expect(drawn.corp.map(each => each.definition)).toEqual(['hunter'])
  expect(drawn).toMatchObject({ runner: [], public: [], randomness: false })
  game.passUntil('nextAction')
  const then = game.json
  game.corp.plays('income')
  expect(learnedBy(then, game.json).runner.map(each => each.definition)).toEqual(['income'])
})

test('8.3.3: a player who arranges the top of a deck has learned those cards, also a single one', () => {
  for (const deck of [['wall', 'hunter', 'trap'], ['wall']]) {
    const game = start()
      .corp({ hand: ['arranging'], deck })
      .corpTurn()
    const before = game.json
    game.corp.plays('arranging')
    const { corp, runner } = learnedBy(before, game.json)
    expect(corp.map(each => each.definition)).toEqual(deck)
    expect(runner.map(each => each.definition)).toEqual(['arranging'])
  }
})

test('8.7.2: that a deck is searched is told, and only what is found is counted', () => {
  const game = start()
    .runner({ hand: ['seeking'], deck: ['breaker', 'breaker', 'shield'] })
    .runnerTurn()
  const before = game.json
  game.runner.plays('seeking')
  const asked = game.json
  expect(learnedBy(before, asked)).toMatchObject({ runner: [], searches: 'runner' })
  game.runner.answers('search', 'breaker')
  const found = learnedBy(asked, game.json)
  expect(found.runner.map(each => each.definition)).toEqual(['breaker'])
  expect(found.searches).toBeNull()
})

test('1.12.3: a card that is drawn again after a shuffle counts as one that was never seen', () => {
  for (let n = 0; n < 20; n++) {
    const before = begin(`mulligan ${n}`)
    const [question] = before.waiting
    const outcome = answer(before, 'corp', { question: question?.number ?? 0, choose: [1] })
    if (!outcome.ok) throw new Error(outcome.why)
    expect(outcome.game.occurred[0]?.what).toBe('mulligan')
    expect(learnedBy(before, outcome.game).corp).toHaveLength(5)
  }
})

test('what its owner puts on top of the deck and draws again is known already', () => {
  const game = start()
    .corp({ hand: ['burying', 'wall'], deck: [] })
    .corpTurn()
  const before = game.json
  game.corp.plays('burying')
  expect(learnedBy(before, game.json).corp).toEqual([])
})

/** What is wrong with a viewer's question, in words. */
function problemsOf(game: Game, viewer: Viewer): string[] {
  const view = openly.viewFor(game, viewer)
  const text = JSON.stringify(view)
  const found = JSON.stringify(JSON.parse(text)) === text ? [] : ['not plain JSON']
  const asked = viewer === 'corp' || viewer === 'runner' ? questionFor(game, viewer) : undefined
  const { question } = view
  if (question?.number !== asked?.number) found.push('another question')
  if (question?.form !== 'choose' || asked?.form !== 'choose') return found
  const kinds = [question.options, asked.options].map(options => options.map(each => each.does).join())
  if (kinds[0] !== kinds[1]) found.push('other options')
  const ids = question.options.map(each => each.id)
  const reply = replyFor(question, ids)
  if (reply === undefined || !('choose' in reply) || reply.choose.some((index, i) => index !== i))
    found.push(`ids that do not tell options apart: ${ids}`)
  return found
}

test("every view is plain JSON, and a viewer's options are the engine's own in their order", () => {
  const problems: string[] = []
  for (let n = 0; n < 2; n++) {
    const dice = diceOf(`views ${n}`)
    let game = begin(`views ${n}`)
    for (let i = 0; i < 150 && game.over === null; i++) {
      for (const viewer of ['corp', 'runner', 'spectator', 'all'] as const)
        problems.push(...problemsOf(game, viewer).map(each => `game ${n}, answer ${i}, ${viewer}: ${each}`))
      const [question] = game.waiting
      if (question === undefined) throw new Error('nobody is asked')
      const outcome = answer(game, question.for, randomReply(question, dice, lively))
      if (!outcome.ok) throw new Error(outcome.why)
      game = outcome.game
    }
  }
  expect(problems).toEqual([])
})

test('options that look alike have ids of their own', () => {
  const game = start()
    .corp({ hand: ['fetching'], archives: [facedown('wall'), facedown('wall')] })
    .corpTurn()
  game.corp.plays('fetching')
  const { question } = viewFor(game.json, 'corp')
  const ids = question?.form === 'choose' ? question.options.map(each => each.id) : []
  expect(new Set(ids).size).toBe(2)
})
