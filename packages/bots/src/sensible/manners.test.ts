import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Side } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { recallOf } from '@paydata/engine/worlds'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { titleOf } from '@paydata/words/english'
import { reasonsInEnglish } from '@paydata/words/english/reasons'
import { reasonsText } from '@paydata/words/reasons'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import type { Reason } from '../reasons/reason.ts'
import { positionFor } from '../search/position.ts'
import { gamesOf, search } from '../search/search.ts'
import { isVain } from './scene.ts'
import { opinionsOn, sensible } from './sensible.ts'

const definitions = defineAllCards()
const bot = sensible(definitions)
const thinker = search({ definitions, decks: starterDecks.map(broughtToPlay) })
const known = ['Hedge Fund', 'Enigma', 'PAD Campaign', 'Wall of Static']
const table = () => scenario({ definitions })

const inEnglish = (because: readonly Reason[] = []) =>
  reasonsText(because, reasonsInEnglish, id => titleOf(definitions.version, id))

/** What it takes, whatever the dice, by kind and card or server; and what it says. */
function taken(game: ScenarioGame, side: Side) {
  const view = viewFor(game.json, side)
  const { question } = view
  const thoughts = ['one', 'two', 'three', 'four', 'five'].map(name =>
    bot(view, diceOf(name), recallOf(game.json, side)),
  )
  const chosen = thoughts.map(({ reply }) =>
    question?.form === 'choose' && 'choose' in reply
      ? reply.choose.map(index => {
          const { does, definition, server } = question.options[index] ?? {}
          return [does, definition ?? server].filter(Boolean).join(' ')
        })
      : [],
  )
  return { chosen: [...new Set(chosen.flat())], because: inEnglish(thoughts[0]?.because) }
}

/** What one that thinks ahead looks at, the first at first sight. */
function considered(game: ScenarioGame, side: Side): readonly string[] {
  const { question } = viewFor(game.json, side)
  const { prospects } = thinker(positionFor(game.json, side), diceOf('ahead'), gamesOf(24))
  return prospects.map(({ reply }) =>
    question?.form === 'choose' && 'choose' in reply
      ? (question.options[reply.choose[0] ?? 0]?.id ?? '')
      : '',
  )
}

test('the Corp does not think of purging where there is no virus counter', () => {
  const game = table()
    .corp({ hand: ['Hedge Fund', 'Enigma'], credits: 6, deck: known })
    .runner({ hand: ['Diesel'], deck: ['Diesel', 'Corroder', 'Sure Gamble'] })
    .corpTurn()
  expect(considered(game, 'corp')).toContain('gainCredit')
  expect(considered(game, 'corp')).not.toContain('purge')

  const infected = table()
    .corp({ hand: [], deck: ['Enigma'], credits: 30 })
    .runner({ rig: [card('Datasucker', { counters: { virus: 12 } })] })
    .corpTurn()
  expect(taken(infected, 'corp')).toEqual({
    chosen: ['purge'],
    because: 'There are 12 virus counters, and purging removes them all.',
  })
})

test('the Corp purges virus counters wherever they are, also on its own cards', () => {
  const infected = table()
    .corp({
      hand: [],
      deck: ['Enigma'],
      credits: 30,
      hqIce: [card('Enigma', { counters: { virus: 5 } })],
      remotes: [{ root: [card('PAD Campaign', { counters: { virus: 4 } })] }],
    })
    .runner({ rig: [card('Datasucker', { counters: { virus: 3 } })] })
    .corpTurn()
  expect(taken(infected, 'corp')).toEqual({
    chosen: ['purge'],
    because: 'There are 12 virus counters, and purging removes them all.',
  })
})

test('the Runner does not run again on a card that it has seen and cannot trash', () => {
  const game = table()
    .corp({
      remotes: [{ root: ['PAD Campaign'] }],
      hand: ['Hedge Fund'],
      hqIce: [rezzed('Wall of Static')],
      deck: known,
    })
    .runner({ credits: 0, hand: ['Diesel', 'Diesel', 'Diesel'], deck: ['Diesel', 'Corroder', 'Sure Gamble'] })
    .runnerTurn()
  game.runner.runs('Server 1')
  game.passUntil('access')
  game.runner.passes()
  game.passUntil('nextAction')
  expect(game.runner.question?.options.map(({ id }) => id)).toContain('run:remote1')
  expect(taken(game, 'runner').chosen).not.toContain('run remote1')
  expect(considered(game, 'runner')).not.toContain('run:remote1')
})

test('the Runner trashes an asset that gives credits for clicks', () => {
  const game = table()
    .corp({
      remotes: [{ root: [rezzed('Melange Mining Corp.')] }],
      hand: ['Hedge Fund'],
      hqIce: [rezzed('Wall of Static')],
      rndIce: [rezzed('Wall of Static')],
    })
    .runner({ credits: 5, hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] })
    .runnerTurn()
  expect(taken(game, 'runner')).toEqual({
    chosen: ['run remote1'],
    because: 'A run on Server 1 costs nothing; Melange Mining Corp. is there.',
  })
  game.runner.runs('Server 1')
  game.passUntil('access')
  expect(taken(game, 'runner')).toEqual({
    chosen: ['trashAccessed melange_mining_corp'],
    because: 'Melange Mining Corp. would bring the Corp 4 credits a turn beyond what clicks bring.',
  })
})

test('the Corp puts ice in front of HQ also while no agenda is there', () => {
  const game = table()
    .corp({ hand: ['Enigma', 'Hedge Fund', 'PAD Campaign'], credits: 4, rndIce: ['Enigma'] })
    .runner({})
    .corpTurn()
  expect(taken(game, 'corp').chosen).toEqual(['install enigma'])
  game.corp.answers('action', 'Install Enigma')
  expect(taken(game, 'corp').chosen).toEqual(['server hq'])
})

test('nobody jacks out where no ice is ahead', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Enigma')], hand: ['Snare!', 'Hedge Fund'], deck: known })
    .runner({ rig: ['Gordian Blade'], credits: 5, hand: ['Diesel'], deck: ['Diesel', 'Corroder'] })
    .encountering('Enigma')
  game.fiat.markBroken('Enigma', 0, 1)
  game.passUntil('jackOut')
  expect(taken(game, 'runner').chosen).toEqual(['continue'])
  expect(considered(game, 'runner')).not.toContain('jackOut')
})

test('the Runner does not sell the only breaker for a kind of ice', () => {
  const selling = (rig: string[]) => {
    const game = table()
      .corp({ clicks: 0 })
      .runner({ rig: ["Aesop's Pawnshop", ...rig], credits: 5 })
      .corpTurn('window')
    game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
    return taken(game, 'runner').chosen
  }
  expect(selling(['Corroder'])).not.toContain('pay')
  expect(selling(['Corroder', 'Decoy'])).toContain('pay')
})

/** Whether it knows of what it could do with a card that it would have no effect. */
function isVainNow(game: ScenarioGame, side: Side, title: string): boolean {
  const view = viewFor(game.json, side)
  if (view.question?.form !== 'choose') throw new Error('no choice is asked for')
  const nth = view.question.options.findIndex(
    ({ does, definition }) => (does === 'play' || does === 'useAbility') && definition === title,
  )
  expect(nth).toBeGreaterThanOrEqual(0)
  const opinions = opinionsOn(view, definitions, diceOf('opinion'), recallOf(game.json, side))
  return opinions.some(each => each.index === nth && isVain(each))
}

test('it knows when an operation or an event has no effect', () => {
  const closing = (credits: number) =>
    table()
      .corp({ hand: ['Closed Accounts'] })
      .runner({ credits, tags: 1 })
      .corpTurn()
  expect(isVainNow(closing(1), 'corp', 'closed_accounts')).toBe(false)
  expect(isVainNow(closing(0), 'corp', 'closed_accounts')).toBe(true)

  const advancing = (tags: number) =>
    table()
      .corp({ hand: ['Psychographics'], remotes: [{ root: ['Priority Requisition'] }] })
      .runner({ tags })
      .corpTurn()
  expect(isVainNow(advancing(1), 'corp', 'psychographics')).toBe(false)
  expect(isVainNow(advancing(0), 'corp', 'psychographics')).toBe(true)

  const installing = (other: string, credits = 5) =>
    table()
      .corp({})
      .runner({ hand: ['Modded', other], credits })
      .runnerTurn()
  expect(isVainNow(installing('Corroder'), 'runner', 'modded')).toBe(false)
  expect(isVainNow(installing('Diesel'), 'runner', 'modded')).toBe(true)
  // It makes what it installs 3 credits cheaper, and that may still be too dear.
  expect(isVainNow(installing('Magnum Opus', 2), 'runner', 'modded')).toBe(false)
  expect(isVainNow(installing('Magnum Opus', 1), 'runner', 'modded')).toBe(true)

  const forging = (ice: Parameters<ReturnType<typeof table>['corp']>[0]) =>
    table()
      .corp(ice)
      .runner({ hand: ['Forged Activation Orders'] })
      .runnerTurn()
  expect(isVainNow(forging({ hqIce: ['Enigma'] }), 'runner', 'forged_activation_orders')).toBe(false)
  expect(isVainNow(forging({ hqIce: [rezzed('Enigma')] }), 'runner', 'forged_activation_orders')).toBe(true)
})

test('the Runner chooses a card that it can pay for, though another matters more', () => {
  const game = table()
    .corp({})
    .runner({ hand: ['Modded', 'The Toolbox', 'Magnum Opus'], credits: 4 })
    .runnerTurn()
  game.runner.plays('Modded')
  expect(taken(game, 'runner').chosen).toEqual(['card magnum_opus'])
})

test('it knows what is left in its deck to be searched for', () => {
  const searching = (deck: string[]) =>
    table()
      .corp({})
      .runner({ rig: ['Djinn'], deck, credits: 9 })
      .runnerTurn()
  expect(isVainNow(searching(['Diesel', 'Medium']), 'runner', 'djinn')).toBe(false)
  expect(isVainNow(searching(['Diesel', 'Corroder']), 'runner', 'djinn')).toBe(true)
})

test('a reason for jacking out is true of the ice that is left', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Enigma')], hand: ['Hedge Fund'] })
    .runner({ credits: 0 })
    .encountering('Enigma')
  game.fiat.markBroken('Enigma', 0, 1)
  game.passUntil('jackOut')
  expect(taken(game, 'runner')).toEqual({
    chosen: ['jackOut'],
    because: 'There is no way through the ice that is left.',
  })
})

test('CR 1.2.2: it uses nothing of which cards forbid all that would come', () => {
  const game = table()
    .corp({ hand: ['Hedge Fund'], hqIce: [rezzed('Vertigo')] })
    .runner({ rig: ['Gourmand'], clicks: 1 })
    .encountering('Vertigo')
  game.bothPass()
  game.passUntil('access')
  expect(isVainNow(game, 'runner', 'gourmand')).toBe(true)
  expect(taken(game, 'runner')).toMatchObject({ chosen: ['pass'] })
})

test('CR 1.2.2: whatever is not said to be in vain is taken before all that is', () => {
  const game = table()
    .corp({ remotes: [{ root: ['PAD Campaign'] }], hand: ['Hedge Fund'], deck: known })
    .runner({ hand: ['Diesel', 'Corroder'], deck: ['Sure Gamble'], credits: 5 })
    .runnerTurn()
  const view = viewFor(game.json, 'runner')
  const { question } = view
  if (question?.form !== 'choose') throw new Error('no choice is asked for')
  const takenOf = (only: string) => {
    const options = question.options.map(option => ({ ...option, inVain: option.id !== only }))
    const { reply } = bot({ ...view, question: { ...question, options } }, diceOf(only), undefined)
    return 'choose' in reply ? reply.choose.map(index => options[index]?.id) : []
  }
  expect(question.options.map(({ id }) => takenOf(id))).toEqual(question.options.map(({ id }) => [id]))
})
