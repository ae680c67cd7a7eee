import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import {
  card,
  facedown,
  faceup,
  fillers,
  happened,
  implemented,
  lastTurn,
  problemsOf,
  rezzed,
  scenario,
  successfulRun,
  unrezzed,
} from '../src/index.ts'
import { definitions } from './cards.ts'

const start = () => scenario({ definitions })

test('a position has every card where it was said to be', () => {
  const game = start()
    .corp({
      credits: 3,
      badPublicity: 1,
      hand: ['Hedge Fund'],
      deck: ['Agenda', 'Wall'],
      archives: ['Campaign', facedown('Trap!')],
      scored: ['Agenda'],
      hqIce: ['Wall', rezzed('Katana')],
      remotes: [{ root: [card('Agenda', { advanced: 2 })], ice: [rezzed('Hunter')] }],
    })
    .runner({
      identity: 'Linked',
      credits: 4,
      tags: 2,
      hand: ['Gamble'],
      deck: ['Deja\'s "vu"'],
      heap: ['Decoy'],
      rig: ['Corroder', card('Parasite', { counters: { virus: 1 }, on: 'Hunter' }), 'Feeder'],
      stolen: ['Agenda'],
    })
    .runnerTurn()
  expect(game.corp).toMatchObject({
    identity: 'Blank Corp',
    credits: 3,
    badPublicity: 1,
    agendaPoints: 2,
    hand: ['Hedge Fund'],
    deck: ['Agenda', 'Wall'],
    archivesFaceup: ['Campaign'],
    archivesFacedown: ['Trap!'],
    scored: ['Agenda'],
    servers: { hq: { ice: ['Wall', 'Katana'] }, remote1: { root: ['Agenda'], ice: ['Hunter'] } },
  })
  expect(game.runner).toMatchObject({
    identity: 'Linked: The Runner',
    credits: 4,
    clicks: 4,
    tags: 2,
    link: 1,
    memoryUsed: 2,
    agendaPoints: 2,
    hand: ['Gamble'],
    deck: ['Déjà’s “Vu”'],
    heap: ['Decoy'],
    programs: ['Corroder', 'Parasite'],
    hardware: ['Feeder'],
  })
  expect(game.card('Hunter')).toMatchObject({ rezzed: true, strength: 3, hosted: ['Parasite'] })
  expect(game.card('Wall')).toMatchObject({ rezzed: false, facedown: true, cost: 3, seenBy: ['corp'] })
  expect(game.card('Feeder').counters).toEqual({ credit: 1 })
  expect(game.cards('Agenda').map(each => each.advancement)).toEqual([2, 0, 0, 0])
})

test('nobody loses by drawing from a deck that was left out', () => {
  const game = start().corp({ hand: [] }).corpTurn()
  game.corp.draws()
  expect(game.corp.hand).toEqual(['Corp Filler'])
  expect(game.state.over).toBe(false)
})

test('a deck is as it was given, with fillers where they are wanted', () => {
  const game = start()
    .corp({ deck: ['Agenda', ...fillers('corp', 2)] })
    .corpTurn()
  expect(game.corp.deck).toEqual(['Agenda', 'Corp Filler', 'Corp Filler'])
})

test('a game begins at the mulligans with the hands on top of the decks', () => {
  const game = start()
    .corp({ deck: ['Wall', 'Wall', 'Wall', 'Wall', 'Agenda', 'Trap!'] })
    .runner({ hand: ['Gamble'] })
    .atMulligans()
  expect(game.corp).toMatchObject({ hand: ['Wall', 'Wall', 'Wall', 'Wall', 'Agenda'], deck: ['Trap!'] })
  game.corp.answers('mulligan', 'keep')
  game.runner.mulligans()
  expect(game.corp.question).toMatchObject({
    kind: 'paidWindow',
    step: 'corpTurn.drawPhaseWindow',
    rule: '5.6.1b',
  })
})

test('a game begins before the first turn of the Corp', () => {
  const game = start()
    .corp({ hand: ['Wall'] })
    .beforeCorpTurn()
  expect(game.corp.clicks).toBe(3)
  game.passUntil('nextAction')
  expect(game.corp.hand).toEqual(['Wall', 'Corp Filler'])
})

test('a turn begins in its window when asked to', () => {
  const game = start().corpTurn('window')
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.2a', harmless: 'pass' })
  game.bothPass()
  expect(game.corp.question?.kind).toBe('action')
})

test('both players play on with the words of the game', () => {
  const game = start()
    .corp({ credits: 5, hand: ['Hedge Fund', 'Wall'] })
    .corpTurn()
  game.corp.plays('hedge fund')
  game.passUntil('nextAction')
  game.corp.installs('Wall', 'R&D')
  expect(game.corp).toMatchObject({ credits: 9, clicks: 1, servers: { rnd: { ice: ['Wall'] } } })
})

test('with keepPlaying a win is noted and the game goes on', () => {
  const game = start().corp({ deck: [] }).keepPlaying().corpTurn()
  game.corp.draws()
  expect(game.state).toMatchObject({ over: false, winner: 'runner', reason: 'emptyDeck' })
})

test('a title that is not defined is refused with others like it', () => {
  expect(() =>
    start()
      .corp({ hand: ['Hedge Fond'] })
      .corpTurn(),
  ).toThrow(/Did you mean Hedge Fund/)
})

test('a number that no table can show is refused', () => {
  expect(() => start().runner({ credits: -3 })).toThrow(
    'The number of credits is -3; it must be a whole number from 0.',
  )
  expect(() => start().runner({ tags: 0.5 })).toThrow('The number of tags is 0.5')
})

test('a misspelt word of a position is refused', () => {
  const misspelt = { credits: 3, hnad: ['Wall'] }
  expect(() => start().corp(misspelt)).toThrow(/"hnad" is nothing a corp has/)
})

test('a card where it cannot be is refused', () => {
  const corp = (spec: Parameters<ReturnType<typeof start>['corp']>[0]) => () => start().corp(spec).corpTurn()
  expect(corp({ hqIce: ['Campaign'] })).toThrow('Campaign is an asset: it cannot protect a server.')
  expect(corp({ hqRoot: ['Wall'] })).toThrow('Wall is ice: it cannot be in the root')
  expect(corp({ hand: ['Corroder'] })).toThrow('Corroder belongs to the Runner.')
  expect(corp({ scored: ['Campaign'] })).toThrow(/say how many points/)
  expect(corp({ deck: ['Linked'] })).toThrow(/say it with "identity"/)
  expect(() =>
    start()
      .runner({ rig: ['Gamble'] })
      .runnerTurn(),
  ).toThrow(/unless it is facedown/)
  expect(() =>
    start()
      .runner({ rig: [card('Parasite', { on: 'Wall' })] })
      .runnerTurn(),
  ).toThrow(/hosted on Wall/)
})

test('cards are hosted, facedown, converted or out of the game', () => {
  const game = start()
    .corp({ scored: [card('Campaign', { points: 1 })], removed: ['Agenda'] })
    .runner({
      rig: [facedown('Gamble'), card('Feeder', { counters: { credit: 3 }, hosting: ['Corroder', 'Agenda'] })],
      removed: ['Decoy'],
    })
    .runnerTurn()
  expect(game.corp).toMatchObject({ agendaPoints: 1, removed: ['Agenda'] })
  expect(game.runner).toMatchObject({
    rig: ['Gamble', 'Feeder', 'Corroder'],
    facedown: ['Gamble'],
    programs: ['Corroder'],
    removed: ['Decoy'],
  })
  expect(game.card('Feeder')).toMatchObject({ hosted: ['Corroder', 'Agenda'], counters: { credit: 3 } })
})

test('CR 8.5.1: an event that is hosted is not installed', () => {
  const game = start()
    .runner({ rig: [card('Feeder', { hosting: ['Gamble'] })] })
    .runnerTurn()
  expect(game.card('Gamble')).toMatchObject({ host: 'Feeder', installed: false, active: false })
  expect(game.runner.rig).toEqual(['Feeder'])
})

test('CR 6.2.1a, 1.13.2b: ice that is hosted is installed where the position says which way up it is', () => {
  const root = [rezzed('Campaign', { hosting: [rezzed('Wall'), unrezzed('Hunter'), 'Agenda'] })]
  const game = start()
    .corp({ hqIce: [rezzed('Katana', { on: 'Campaign' })], remotes: [{ root }] })
    .corpTurn('window')
  expect(game.card('Wall')).toMatchObject({ host: 'Campaign', installed: true, rezzed: true, active: true })
  expect(game.card('Hunter')).toMatchObject({ host: 'Campaign', installed: true, rezzed: false })
  expect(game.card('Katana')).toMatchObject({ host: 'Campaign', installed: true, rezzed: true })
  expect(game.card('Agenda')).toMatchObject({ host: 'Campaign', installed: false })
  expect(game.corp.servers.hq?.ice).toEqual([])
  expect(problemsOf(game.json)).toEqual([])
})

test('CR 3.2.3a: an agenda in a server may be faceup, and is not rezzed then', () => {
  const game = start()
    .corp({ hand: ['Agenda'], remotes: [{ root: [faceup('Agenda')] }] })
    .corpTurn()
  expect(game.card('Agenda')).toMatchObject({
    zone: 'root',
    rezzed: false,
    facedown: false,
    seenBy: ['corp', 'runner'],
  })
  game.fiat.move(game.cards('Agenda')[1] ?? 'none', 'root', { facedown: false })
  expect(game.cards('Agenda')).toMatchObject([{ facedown: false }, { zone: 'root', facedown: false }])
  expect(() => game.fiat.move('Agenda', 'root', { rezzed: true })).toThrow('never rezzed')
})

test('a run of before may have been on a remote server that is gone', () => {
  const game = start()
    .corp({ remotes: [{}] })
    .history(successfulRun('Server 1'))
    .runnerTurn()
  expect(game.state.log.some(each => each.what === 'runSuccessful')).toBe(true)
  expect(() => game.runner.runs('Server 1')).toThrow('"Server 1" is no server here')
})

test('without a click the window before the actions is still there', () => {
  const game = start().corp({ clicks: 0 }).corpTurn('window')
  expect(game.state).toMatchObject({ active: 'corp', step: 'corpTurn.actionPhaseWindow' })
})

test('what a position may not have is settled at once', () => {
  const game = start()
    .runner({ rig: ['Morning', 'Morning', ...new Array<string>(5).fill('Corroder')] })
    .runnerTurn('window')
  expect(game.runner).toMatchObject({ resources: ['Morning'], heap: ['Morning'] })
  expect(game.runner.question?.kind).toBe('overMemory')
})

test('counters that a card loads onto itself can run out', () => {
  const game = start()
    .corp({ remotes: [{ root: [rezzed('Bank', { counters: { credit: 1 } })] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ credits: 6, archives: ['Bank'] })
})

test('a game begins before a turn of the Runner, and what happens then happens', () => {
  const game = start()
    .runner({ rig: ['Morning'] })
    .history(lastTurn(happened('scored')))
    .beforeRunnerTurn()
  expect(game.runner).toMatchObject({ credits: 5, clicks: 4 })
  expect(game.json.lastTurn.map(each => each.what)).toEqual(['scored'])
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(6)
})

test('the cards of a scenario can be listed', () => {
  expect(implemented(definitions)).toContain('Déjà’s “Vu”')
})

test('the log tells everything since the position began, and what it remembers', () => {
  const game = start()
    .runner({ clicks: 1 })
    .history(lastTurn(happened('scored')), happened('tagsTaken', { amount: 1 }))
    .runnerTurn()
  game.runner.gainsCredit()
  game.passUntil('corpAction')
  const told = game.state.log.map(each => `${each.turn} ${each.what}`)
  expect(told.slice(0, 2)).toEqual(['1 scored', '2 tagsTaken'])
  expect(told).toEqual(expect.arrayContaining(['2 creditsGained', '2 turnEnded', '3 turnStarted', '3 drawn']))
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  expect(game.state.log.map(each => `${each.turn} ${each.what}`).slice(0, told.length)).toEqual(told)
})

test('a word that plain JavaScript misspells is refused with those there are', () => {
  const game = start()
    .corp({ hqIce: ['Wall'] })
    .corpTurn('window')
  // @ts-expect-error: no goal
  expect(() => game.passUntil('encountr')).toThrow(/"encountr" is none of .*encounter/)
  // @ts-expect-error: no side
  expect(() => game.fiat.draw('Corp', 1)).toThrow('"Corp" is none of the words there are: corp, runner.')
  // @ts-expect-error: no side
  expect(() => game.fiat.stackDeck('both', 'Wall')).toThrow(/"both" is none/)
  // @ts-expect-error: neither way to pay
  expect(() => game.fiat.rez('Wall', 'gratis')).toThrow(/"gratis" is none .*pay, free/)
  // @ts-expect-error: neither way to choose
  expect(() => game.forcedChoices('yes')).toThrow(/"yes" is none .*take, ask/)
  // @ts-expect-error: no place to stop
  expect(() => start().corpTurn('windw')).toThrow(/"windw" is none .*action, window/)
  // @ts-expect-error: no list
  expect(() => start().corp({ hand: 'Wall' })).toThrow(
    `"hand" is a list, not "Wall": write { hand: ['…', '…'] }`,
  )
  // @ts-expect-error: nothing that happens
  expect(() => start().history(happened('won')).corpTurn()).toThrow(/"won" is none of .*runSuccessful/)
})
