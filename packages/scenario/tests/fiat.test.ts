import * as v from '@paydata/engine/vocabulary'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { card, facedown, rezzed, scenario } from '../src/index.ts'
import { definitions } from './cards.ts'

const start = () => scenario({ definitions })

test('numbers are set, also those that are counted from cards', () => {
  const game = start()
    .runner({ identity: 'Linked', rig: ['Corroder'] })
    .runnerTurn()
  game.fiat.set({
    corp: { credits: 7, badPublicity: 2, agendaPoints: 3, handSize: 4 },
    runner: {
      credits: 1,
      clicks: 2,
      tags: 3,
      coreDamage: 1,
      link: 4,
      memory: 6,
      handSize: 2,
      agendaPoints: 1,
    },
  })
  expect(game.corp).toMatchObject({ credits: 7, badPublicity: 2, agendaPoints: 3, handSize: 4 })
  expect(game.runner).toMatchObject({ credits: 1, clicks: 2, tags: 3, coreDamage: 1, link: 4, memory: 6 })
  expect(game.runner).toMatchObject({ handSize: 2, agendaPoints: 1 })
  expect(game.runner.question?.options.map(option => option.kind)).not.toContain('removeTag')
  game.fiat.set({ runner: { credits: 2, link: 0 } })
  expect(game.runner.link).toBe(0)
  game.runner.removesTag()
  expect(game.runner).toMatchObject({ tags: 2, credits: 0 })
})

test('without clicks the action phase ends', () => {
  const game = start().runnerTurn()
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('nextAction')
  expect(game.state.active).toBe('corp')
})

test('too little memory asks which programs go', () => {
  const game = start()
    .runner({ rig: ['Corroder', 'Corroder'] })
    .runnerTurn()
  game.fiat.set({ runner: { memory: 1 } })
  game.runner.answers('overMemory', 'Corroder')
  expect(game.runner).toMatchObject({ rig: ['Corroder'], heap: ['Corroder'] })
})

test('seven agenda points by fiat win, and forty do not where the game goes on', () => {
  const game = start().corpTurn()
  const saved = game.save()
  game.fiat.set({ corp: { agendaPoints: 7 } })
  expect(game.state).toMatchObject({ over: true, winner: 'corp', reason: 'points' })
  expect(() => game.fiat.giveTags(1)).toThrow(/game is over/)
  game.restore(saved)
  expect(game.state.over).toBe(false)
  const going = start().keepPlaying().corpTurn()
  going.fiat.set({ corp: { agendaPoints: 40 } })
  expect(going.state).toMatchObject({ over: false, winner: 'corp' })
  expect(going.corp.question?.kind).toBe('action')
})

test('a card is moved anywhere without cost or trigger', () => {
  const game = start()
    .corp({ hand: ['Wall', 'Campaign'], hqIce: [rezzed('Hunter')] })
    .runner({ hand: ['Corroder', 'Parasite'] })
    .corpTurn()
  game.fiat.move('Wall', 'ice', { server: 'hq', index: 0, rezzed: true })
  game.fiat.move('Campaign', 'root', { rezzed: true })
  game.fiat.move('Corroder', 'rig')
  game.fiat.move('Parasite', 'rig', { on: 'Hunter' })
  game.fiat.setCounters('Parasite', { virus: 3 })
  expect(game.corp).toMatchObject({
    credits: 5,
    hand: [],
    servers: { hq: { ice: ['Wall', 'Hunter'] }, remote1: { root: ['Campaign'] } },
  })
  expect(game.card('Hunter')).toMatchObject({ strength: 1, hosted: ['Parasite'] })
  game.fiat.move('Parasite', 'heap')
  game.fiat.move('Campaign', 'rnd', { index: 1 })
  expect(game.corp.deck.slice(0, 2)).toEqual(['Corp Filler', 'Campaign'])
  expect(Object.keys(game.corp.servers)).toEqual(['hq', 'rnd', 'archives'])
  expect(game.card('Hunter').strength).toBe(4)
  expect(game.state.log).toEqual([
    { turn: 1, what: 'serverGone', by: null, card: null, server: 'remote1', amount: 0, kind: null },
  ])
})

test('counters are placed and removed', () => {
  const game = start()
    .corp({ remotes: [{ root: [card('Agenda', { advanced: 1 })] }] })
    .corpTurn()
  game.fiat.placeCounters('Agenda', 'advancement', 3)
  game.fiat.removeCounters('Agenda', 'advancement')
  expect(game.card('Agenda').advancement).toBe(3)
  game.corp.gainsCredit()
  game.corp.scores('Agenda')
  expect(game.corp).toMatchObject({ scored: ['Agenda'], agendaPoints: 2 })
})

test('a deck is stacked', () => {
  const game = start()
    .runner({ deck: ['Gamble', 'Decoy', 'Corroder', 'Feeder'] })
    .runnerTurn()
  game.fiat.stackDeck('runner', 'Feeder', 'Corroder')
  expect(game.runner.deck).toEqual(['Feeder', 'Corroder', 'Gamble', 'Decoy'])
  expect(() => game.fiat.stackDeck('runner', 'Parasite')).toThrow(/left in the stack/)
})

test('the next random choices are fixed, by place or by title', () => {
  const game = start()
    .runner({ hand: ['Gamble', 'Decoy', 'Corroder', 'Feeder'] })
    .runnerTurn()
  game.fiat.nextRandomCards('runner', 'Corroder', 'Gamble')
  game.fiat.damage('meat', 2)
  expect(game.runner.heap).toEqual(['Corroder', 'Gamble'])
  game.fiat.nextRandom(1)
  game.fiat.damage('net', 1)
  expect(game.runner.hand).toEqual(['Decoy'])
})

test('effects done by fiat can be interrupted', () => {
  const game = start()
    .runner({ rig: ['Decoy'] })
    .runnerTurn()
  game.fiat.giveTags(1)
  expect(game.runner.question).toMatchObject({
    kind: 'interrupt',
    options: [{ kind: 'pass' }, { card: 'Decoy' }],
  })
  game.runner.uses('Decoy')
  expect(game.runner).toMatchObject({ tags: 0, heap: ['Decoy'] })
  expect(game.runner.question?.kind).toBe('action')
})

test('tags, bad publicity, credits and cards come and go as by an effect', () => {
  const game = start().corp({ hand: [] }).runner({ tags: 2 }).runnerTurn()
  game.fiat.giveTags(2)
  game.fiat.removeTags(1)
  game.fiat.giveBadPublicity(3)
  game.fiat.removeBadPublicity(1)
  game.fiat.gainCredits('corp', 4)
  game.fiat.loseCredits('runner', 2)
  game.fiat.draw('corp', 2)
  game.fiat.resolve('runner', v.loseClicks(1))
  expect(game.corp).toMatchObject({ badPublicity: 2, credits: 9, hand: ['Corp Filler', 'Corp Filler'] })
  expect(game.runner).toMatchObject({ tags: 3, credits: 3, clicks: 3 })
})

test('cards are trashed, rezzed, derezzed and purged as by an effect', () => {
  const game = start()
    .corp({ credits: 4, hqIce: ['Wall', 'Katana'] })
    .runner({ rig: [card('Parasite', { on: 'Wall', counters: { virus: 2 } })] })
    .runnerTurn()
  game.fiat.rez('Wall')
  game.fiat.rez('Katana', 'free')
  expect(game.corp.credits).toBe(1)
  expect(game.card('Wall')).toMatchObject({ rezzed: true, strength: 1 })
  game.fiat.purge()
  expect(game.card('Wall').strength).toBe(3)
  game.fiat.derez('Katana')
  expect(game.card('Katana').rezzed).toBe(false)
  game.fiat.trash('Wall')
  expect(game.corp.archivesFaceup).toEqual(['Wall'])
  expect(game.runner.heap).toEqual(['Parasite'])
})

test('agendas are scored and stolen from anywhere', () => {
  const game = start()
    .corp({ hand: ['Agenda'], archives: [facedown('Agenda')] })
    .corpTurn()
  const [inHand, inArchives] = game.cards('Agenda')
  game.fiat.score(inHand ?? 'Agenda')
  game.fiat.steal(inArchives ?? 'Agenda')
  expect(game.corp).toMatchObject({ scored: ['Agenda'], agendaPoints: 2, hand: [], archives: [] })
  expect(game.runner).toMatchObject({ stolen: ['Agenda'], agendaPoints: 2 })
  expect(game.state.log.map(each => each.what)).toEqual(['scored', 'stolen'])
})

test('what cannot be done at all is refused', () => {
  const game = start()
    .corp({ hand: ['Wall'], archives: ['Campaign'] })
    .corpTurn()
  const before = game.json
  expect(() => game.fiat.rez('Wall')).toThrow('Wall is no installed Corp card')
  expect(() => game.fiat.score('Campaign')).toThrow('Campaign is no agenda')
  expect(() => game.fiat.trash('Decoy')).toThrow('No card called "Decoy" is in this game')
  expect(() => game.fiat.move('Wall', 'ice', { server: 'remote3' })).toThrow('"Server 3" is no server here')
  expect(game.json).toBe(before)
})

test('a run is ended', () => {
  const game = start()
    .corp({ hqIce: ['Wall'] })
    .approaching('Wall')
  game.fiat.endRun()
  expect(game.state.run).toBeUndefined()
  expect(game.runner.question?.kind).toBe('paidWindow')
})

test('subroutines are resolved out of order and all in order', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Katana')] })
    .runner({ hand: ['Gamble', 'Gamble'] })
    .encountering('Katana')
  game.fiat.resolveSubroutine('Katana', 1)
  expect(game.runner).toMatchObject({ tags: 1, hand: ['Gamble', 'Gamble'] })
  expect(game.runner.question?.kind).toBe('paidWindow')
  game.fiat.resolveSubroutines('Katana')
  expect(game.runner).toMatchObject({ tags: 2, hand: ['Gamble'] })
  expect(game.state.run).toBeUndefined()
  game.fiat.resolveSubroutines('Katana')
  expect(game.runner).toMatchObject({ tags: 3, hand: [] })
  expect(() => game.fiat.resolveSubroutine('Katana', 3)).toThrow(/there is no 3/)
})

test('subroutines are marked as broken, and added', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Katana')] })
    .runner({ hand: ['Gamble'] })
    .encountering('Katana')
  game.fiat.addSubroutine('Katana', v.gainCredits(3))
  game.fiat.markBroken('Katana', 0, 2)
  expect(game.card('Katana').subroutines.map(each => each.broken)).toEqual([true, false, true, false])
  game.bothPass()
  expect(game.runner).toMatchObject({ tags: 1, hand: ['Gamble'] })
  expect(game.corp.credits).toBe(8)
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})

test('strength changes until the turn ends', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ clicks: 1 })
    .runnerTurn()
  game.fiat.changeStrength('Wall', -2)
  expect(game.card('Wall')).toMatchObject({ strength: 1, printedStrength: 3 })
  game.runner.gainsCredit()
  game.passUntil('turnEnds')
  expect(game.card('Wall').strength).toBe(3)
})

test('the mark is set until the turn ends', () => {
  const game = start().runner({ clicks: 1 }).runnerTurn()
  game.fiat.setMark('rnd')
  expect(game.state.mark).toBe('rnd')
  game.runner.gainsCredit()
  game.passUntil('turnEnds')
  expect(game.state.mark).toBeUndefined()
})

test('more cards are accessed, before a breach or in it', () => {
  const running = () =>
    start()
      .corp({ hand: ['Wall', 'Hunter', 'Wall'] })
      .running('hq')
  const accesses = (game: ReturnType<typeof running>): number => {
    let count = 0
    while (game.runner.question?.kind === 'candidate') {
      game.runner.accesses('HQ')
      game.runner.passes()
      count++
    }
    return count
  }
  const before = running()
  before.fiat.moreAccesses('hq', 1)
  before.passUntil('breach')
  expect(accesses(before)).toBe(2)
  const during = running()
  during.passUntil('breach')
  during.fiat.moreAccesses('hq', 2)
  expect(accesses(during)).toBe(3)
})

test('a question stays open when something is done by fiat', () => {
  const game = start()
    .corp({ hand: ['Agenda'] })
    .accessing('Agenda')
  game.fiat.giveTags(1)
  expect(game.runner.question?.kind).toBe('midAccess')
  game.runner.passes()
  game.fiat.set({ corp: { credits: 0 } })
  game.runner.steals()
  expect(game.runner).toMatchObject({ tags: 1, stolen: ['Agenda'] })
})

test('counters that cannot be are refused', () => {
  const game = start()
    .runner({ rig: ['Parasite'] })
    .runnerTurn()
  expect(() => game.fiat.placeCounters('Parasite', 'virus', -1)).toThrow('The number of virus counters is -1')
  expect(() => game.fiat.setCounters('Parasite', { virus: 1.5 })).toThrow('it must be a whole number from 0')
  const misspelt = { power: 1, virsu: 2 }
  expect(() => game.fiat.setCounters('Parasite', misspelt)).toThrow('"virsu" is no kind of counter')
})

const open = () =>
  start()
    .corp({ hqIce: ['Wall'] })
    .runnerTurn()

const mistakes: Readonly<Record<string, (game: ReturnType<typeof open>) => void>> = {
  '"credit" is no number of the Runner': game =>
    game.fiat.set({ runner: Object.fromEntries([['credit', 3]]) }),
  'The number of credits is -3': game => game.fiat.set({ corp: { credits: -3 } }),
  'The number of clicks is 2.5': game => game.fiat.set({ runner: { clicks: 2.5 } }),
  'The number of what is done is -1': game => game.fiat.giveTags(-1),
  '"Server 9" is no server here': game => game.fiat.setMark('remote9'),
  'The number of a random outcome is -1': game => game.fiat.nextRandom(-1),
  'Wall belongs to the Corp': game => game.fiat.move('Wall', 'grip'),
}

test('what cannot be is refused, and the game stays as it was', () => {
  for (const [why, mistake] of Object.entries(mistakes)) {
    const game = open()
    const before = JSON.stringify(game.json)
    expect(() => mistake(game), why).toThrow(why)
    expect(JSON.stringify(game.json), why).toBe(before)
  }
})

test('a word that says nothing of a card or a server is refused', () => {
  const said = (words: readonly (readonly [string, unknown])[]) => Object.fromEntries(words)
  expect(() =>
    scenario({ definitions })
      .corp({ hqIce: [card('Wall', said([['rezed', true]]))] })
      .corpTurn(),
  ).toThrow('rezed')
  expect(() =>
    scenario({ definitions })
      .corp({ hqIce: [card('Wall', { advanced: -2 })] })
      .corpTurn(),
  ).toThrow('-2')
  expect(() =>
    scenario({ definitions })
      .corp({ remotes: [said([['roots', []]])] })
      .corpTurn(),
  ).toThrow('roots')
})

test('a card that is rezzed is unrezzed where it is put, and does nothing there', () => {
  const game = start()
    .corp({ remotes: [{ root: [rezzed('Bank', { counters: { credit: 3 } })] }] })
    .corpTurn()
  game.fiat.move('Bank', 'root', { server: 'HQ' })
  expect(game.card('Bank')).toMatchObject({ server: 'hq', rezzed: false, active: false })
})

test('what takes the last click while an action is asked for ends the action phase', () => {
  const game = start().corp({ clicks: 1 }).corpTurn()
  game.fiat.resolve('corp', v.loseClicks(1))
  expect(game.corp.clicks).toBe(0)
  game.bothPass()
  expect(game.state.step).toBe('corpTurn.discardPhaseWindow')
})

test('a card that is just being installed is not to be had', () => {
  const game = start()
    .corp({ hand: ['Agenda'] })
    .corpTurn()
  game.corp.installs('Agenda')
  expect(game.corp.question?.kind).toBe('server')
  for (const deed of [
    () => game.fiat.move('Agenda', 'archives'),
    () => game.fiat.trash('Agenda'),
    () => game.fiat.score('Agenda'),
  ])
    expect(deed).toThrow('Agenda is just being installed')
})
