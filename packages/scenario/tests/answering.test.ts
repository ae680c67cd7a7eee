import { arrange, defineCards, from, card as text, trash, upToCards } from '@paydata/engine/vocabulary'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { ScenarioGame } from '../src/index.ts'
import { card, fillers, happened, rezzed, scenario, successfulRun } from '../src/index.ts'
import { definitions } from './cards.ts'

const start = () => scenario({ definitions })

test('a question shows its kind, its step, its rule and its options', () => {
  const game = start()
    .corp({ credits: 5, hand: ['Hedge Fund', 'Campaign'] })
    .corpTurn()
  expect(game.corp.question).toMatchObject({
    side: 'corp',
    kind: 'action',
    step: 'corpTurn.action',
    rule: '5.6.2b',
    min: 1,
    max: 1,
    options: [
      { id: 'gainCredit', kind: 'gainCredit', label: 'Gain 1 credit' },
      { id: 'drawCard', kind: 'drawCard' },
      { kind: 'play', label: 'Play Hedge Fund', card: 'Hedge Fund' },
      { kind: 'install', label: 'Install Campaign' },
      { kind: 'purge' },
    ],
  })
  expect(game.runner.question).toBeUndefined()
})

test('the id of an option stays the same while it means the same', () => {
  const game = start()
    .corp({ credits: 5, hand: ['Hedge Fund', 'Campaign'] })
    .corpTurn()
  const idOfPlay = () => game.corp.question?.options.find(option => option.kind === 'play')?.id
  const before = idOfPlay()
  game.corp.gainsCredit()
  game.passUntil('nextAction')
  expect(idOfPlay()).toBe(before)
  game.corp.answers('action', before ?? '')
  expect(game.corp.credits).toBe(10)
})

test('an answer is an id, a kind, a label, a title or a server', () => {
  for (const given of ['run:rnd', 'Run R&D', 'R&D', 'rnd']) {
    const game = start().runnerTurn()
    game.runner.answers('action', given)
    expect(game.state.run?.server).toBe('rnd')
  }
  const game = start()
    .runner({ hand: ['Deja\'s "Vu"'] })
    .runnerTurn()
  game.runner.answers('action', "DEJA'S “VU”")
  expect(game.runner.heap).toEqual(['Déjà’s “Vu”'])
})

test('several cards are discarded by their titles', () => {
  const game = start()
    .runner({ clicks: 1, hand: ['Gamble', 'Gamble', 'Decoy', 'Feeder', 'Corroder', 'Parasite', 'Parasite'] })
    .runnerTurn()
  game.runner.gainsCredit()
  game.passUntil(() => game.runner.question?.kind === 'discard')
  expect(() => game.runner.answers('discard', 'Gamble')).toThrow(/tooFew/)
  game.runner.answers('discard', 'Gamble', 'Gamble')
  expect(game.runner.heap).toEqual(['Gamble', 'Gamble'])
})

test('an answer to another question than the open one is refused with what is open', () => {
  const game = start().corpTurn()
  const before = game.json
  expect(() => game.corp.answers('discard', 'Wall')).toThrow(
    /The Corp is not asked "discard"[\s\S]*Gain 1 credit/,
  )
  expect(() => game.corp.plays('Hedge Fund')).toThrow(/cannot play Hedge Fund/)
  expect(() => game.runner.passes()).toThrow(/The Runner cannot pass: open is/)
  expect(game.json).toBe(before)
})

test('what cannot be done is refused with its reason', () => {
  const game = start()
    .corp({ credits: 4, hand: ['Hedge Fund'] })
    .corpTurn()
  expect(() => game.corp.plays('Hedge Fund')).toThrow(/cannot play Hedge Fund \(.*5.*\)\. Open is/)
})

test('a question and its options are told in the words a player reads, and answered by part of them', () => {
  const game = start()
    .runner({ hand: ['Crossroads'] })
    .runnerTurn()
  game.runner.plays('Crossroads')
  expect(game.runner.question?.options.map(option => option.words)).toEqual([
    'Gain 3[credit].',
    'Lose [click].',
  ])
  game.runner.answers('effect', 'gain 3')
  expect(game.runner.credits).toBe(8)
})

test('a number out of its range is refused and changes nothing', () => {
  const game = start()
    .corp({ credits: 2, hqIce: [rezzed('Hunter')] })
    .encountering('Hunter')
  game.bothPass()
  const before = game.json
  expect(() => game.corp.answers('traceStrength', 3)).toThrow(/outOfRange/)
  expect(game.json).toBe(before)
  expect(game.corp.question).toMatchObject({ kind: 'trace', min: 0, max: 2, harmless: 0 })
})

test('credits are paid from where they are wanted', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ credits: 5, rig: ['Corroder', 'Feeder'] })
    .encountering('Wall')
  game.runner.uses('Corroder', 1)
  expect(game.runner.question).toMatchObject({ kind: 'payment', total: 1 })
  game.runner.answers('payment', { pool: 1 })
  expect(game.runner.credits).toBe(4)
  game.runner.uses('Corroder', 0)
  game.runner.answers('payment', { Feeder: 1 })
  expect(game.runner.credits).toBe(4)
  expect(game.card('Feeder').counters.credit).toBe(0)
  expect(game.card('Wall').subroutines).toMatchObject([{ broken: true }])
})

test('an ability must be named where a card has several to use', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Katana')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .encountering('Katana')
  expect(() => game.runner.uses('Corroder')).toThrow(/Say which one/)
})

test('one of several effects is chosen by its place', () => {
  const game = start()
    .runner({ hand: ['Crossroads'] })
    .runnerTurn()
  game.runner.plays('Crossroads')
  expect(game.runner.question).toMatchObject({ kind: 'effect', card: 'Crossroads' })
  game.runner.answers('effect', 1)
  expect(game.runner).toMatchObject({ clicks: 2, credits: 5 })
})

test('effects and subroutines to choose from are labelled with what they say', () => {
  const effects = start()
    .runner({ hand: ['Crossroads'] })
    .runnerTurn()
  effects.runner.plays('Crossroads')
  const labels = (game: ScenarioGame) => game.runner.question?.options.map(option => option.label)
  expect(labels(effects)).toEqual(['Gain 3 credits', 'Lose 1 click'])
  expect(() => effects.runner.agrees()).toThrow('The Runner cannot agree')
  effects.runner.answers('effect', 'Gain 3 credits')
  expect(effects.runner.credits).toBe(8)

  const subroutines = start()
    .corp({ hqIce: [rezzed('Katana')] })
    .runner({ rig: ['Corroder'] })
    .encountering('Katana')
  subroutines.runner.uses('Corroder', 0)
  expect(labels(subroutines)).toEqual(['Do 1 net damage', 'Give the Runner 1 tag', 'End the run'])
  subroutines.runner.breaks(2)
  expect(subroutines.card('Katana').subroutines.map(each => each.broken)).toEqual([false, false, true])
})

test('a forced choice is asked, or taken when the test wants that', () => {
  const asking = start()
    .corp({ hand: ['Agenda'] })
    .accessing('Agenda')
  asking.runner.passes()
  expect(asking.runner.question).toMatchObject({ kind: 'steal' })
  const taking = start()
    .corp({ hand: ['Agenda'] })
    .forcedChoices('take')
    .accessing('Agenda')
  taking.runner.passes()
  expect(taking.runner.stolen).toEqual(['Agenda'])
})

test('a game is saved and restored as often as wanted, at no cost', () => {
  const game = start()
    .corp({ hand: ['Hedge Fund'] })
    .corpTurn()
  const saved = game.save()
  game.corp.plays('Hedge Fund')
  expect(game.corp.credits).toBe(9)
  game.restore(saved)
  expect(game.corp).toMatchObject({ credits: 5, hand: ['Hedge Fund'] })
  game.corp.gainsCredit()
  game.restore(saved)
  expect(game.corp.credits).toBe(5)
})

test('what was looked at does not change when the game goes on', () => {
  const game = start().corpTurn()
  const before = game.state
  game.corp.gainsCredit()
  expect(before.corp.credits).toBe(5)
  expect(game.state.corp.credits).toBe(6)
  expect(() => Object.assign(before.corp, { credits: 9 })).toThrow('read only')
})

test('the same scenario with the same seed goes the same way', () => {
  const play = (seed: string): readonly string[] => {
    const game = scenario({ definitions, seed })
      .runner({ hand: ['Gamble', 'Decoy', 'Corroder', 'Feeder', 'Parasite'] })
      .runnerTurn()
    game.fiat.damage('net', 4)
    return game.runner.heap
  }
  expect(play('a')).toEqual(play('a'))
  expect(new Set(['a', 'b', 'c', 'd'].map(seed => play(seed).join())).size).toBeGreaterThan(1)
})

test('a card keeps its identity through all zones', () => {
  const game = start()
    .runner({ hand: ['Corroder'], deck: fillers('runner', 3) })
    .runnerTurn()
  const corroder = game.card('Corroder')
  game.runner.installs(corroder)
  expect(game.card(corroder)).toMatchObject({ title: 'Corroder', zone: 'rig', installedThisTurn: true })
  game.fiat.trash(corroder)
  expect(game.card(corroder).zone).toBe('heap')
})

test('both players bid at once, in any order', () => {
  const game = start()
    .corp({ credits: 3, hqIce: [rezzed('Riddle')] })
    .runner({ credits: 3 })
    .encountering('Riddle')
  game.bothPass()
  expect(game.corp.question).toMatchObject({ kind: 'psi', card: 'Riddle', min: 0, max: 2 })
  game.runner.answers('psi', 2)
  expect(game.runner.question).toBeUndefined()
  game.corp.answers('psi', 1)
  expect(game.runner.credits).toBe(1)
  expect(game.state.run).toBeUndefined()
})

test('passing that never comes to its goal stops', () => {
  const game = start()
    .corp({ deck: ['Wall'] })
    .runnerTurn()
  game.fiat.set({ runner: { clicks: 0 } })
  expect(() => game.passUntil(() => false)).toThrow(/somebody must decide[\s\S]*"action"/)
})

test('a refusal says in plain words what is missing, and where agendas are scored', () => {
  const poor = start()
    .runner({ credits: 1, hand: ['Gamble'] })
    .runnerTurn()
  expect(() => poor.runner.plays('Gamble')).toThrow('it costs 5 credits, and the Runner has 1 credit')
  const late = start()
    .corp({ remotes: [{ root: [card('Agenda', { advanced: 5 })] }] })
    .corpTurn()
  expect(() => late.corp.scores('Agenda')).toThrow("corpTurn('window')")
})

test('an illegal wish says why it is illegal, in the words a player reads', () => {
  const corp = start()
    .corp({ credits: 0, remotes: [{ root: ['Agenda'] }], archives: ['Hedge Fund'] })
    .corpTurn()
  expect(() => corp.corp.advances('Agenda')).toThrow('it costs 1 credit, and the Corp has 0 credits')
  expect(() => corp.corp.plays('Nonesuch')).toThrow('no card called "Nonesuch" is in this game')
  expect(() => corp.corp.plays('Hedge Fund')).toThrow('Hedge Fund is in archives')
  expect(() => corp.corp.rezzes('Agenda')).toThrow('CR 9.2.7c')
  expect(() => corp.runner.jacksOut()).toThrow('there is no run (CR 6.1.5)')
  const runner = start().runnerTurn()
  expect(() => runner.runner.removesTag()).toThrow('the Runner is not tagged (CR 10.5.4)')
  expect(() => runner.runner.steals()).toThrow('CR 7.1.6')
  expect(() => runner.runner.answers('action', 'removeTag')).toThrow('the Runner is not tagged (CR 10.5.4)')
  expect(() => runner.corp.draws()).toThrow('CR 9.2.6')
})

test('a wish for a card that cannot be meant says what the card is', () => {
  const game = start()
    .corp({ hqIce: ['Wall'], remotes: [{ root: ['Campaign'] }, { root: [rezzed('Bank')] }] })
    .corpTurn('window')
  expect(() => game.corp.rezzes('Wall')).toThrow('ice is rezzed while it is approached (CR 6.4.3)')
  expect(() => game.corp.rezzes('Bank')).toThrow('Bank is faceup already')
  expect(() => game.corp.uses('Campaign')).toThrow('Campaign is not active (CR 1.8.6)')
  expect(() => game.corp.uses('Bank')).toThrow('Bank has no such ability')
})

test('an answer of no known shape is refused with what would be one', () => {
  const game = start()
    .corp({ hand: ['Hedge Fund'], hqIce: [rezzed('Hunter')] })
    .corpTurn()
  const before = game.json
  const wrong: readonly unknown[] = [
    undefined,
    null,
    Number.NaN,
    true,
    {},
    { id: 'x' },
    { card: 'Hunter' },
    [[1]],
  ]
  for (const each of wrong) {
    expect(() => game.corp.answers('action', each as string)).toThrow(/is no answer/)
    expect(() => game.corp.chooses(each as string)).toThrow(/is no answer/)
    expect(() => game.corp.plays(each as string)).toThrow(/is no card/)
  }
  expect(() => game.corp.plays({ id: 9999 })).toThrow('There is no card #9999')
  expect(game.json).toBe(before)
})

test('a payment from sources there are not, or with no numbers, is refused', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ credits: 5, rig: ['Corroder', 'Feeder'] })
    .encountering('Wall')
  game.runner.uses('Corroder', 1)
  expect(() => game.runner.answers('payment', { pool: 1, Bank: 0 })).toThrow(
    '{ pool: 1, Bank: 0 } is no answer',
  )
  expect(() => game.runner.answers('payment', 'pool')).toThrow('["pool"] is no answer')
  expect(() => game.runner.answers('payment', { pool: 2 })).toThrow(/tooMany/)
})

test('a card answers to its title, its id and, if it is an identity, the name before the colon', () => {
  const begin = () =>
    start()
      .corp({ hqIce: [rezzed('Wall')] })
      .runner({
        identity: 'linked',
        hand: ['deja'],
        rig: [card('Parasite', { on: 'wall' }), 'Feeder', 'Corroder'],
      })
      .history(happened('played', { card: 'deja' }))
      .runnerTurn()
  expect(begin().card('LINKED').title).toBe('Linked: The Runner')
  expect(begin().card('Parasite').host).toBe('Wall')
  expect(begin().state.log[0]?.card).toBe('Déjà’s “Vu”')
  for (const name of ['deja', 'Deja`s "vu"', 'DÉJÀ’S „VU“', 'De\u0301ja\u0300\u2019s  «Vu»']) {
    const played = begin()
    played.runner.plays(name)
    expect(played.runner.heap).toEqual(['Déjà’s “Vu”'])
    const answered = begin()
    answered.runner.answers('action', name)
    expect(answered.runner.heap).toEqual(['Déjà’s “Vu”'])
  }
})

test('the name before the colon is refused where several identities have it', () => {
  const identity = (is: string, title: string) => ({
    ...text(is),
    printed: { title, side: 'runner' as const, type: 'identity' as const },
  })
  const twins = defineCards('twins', [
    identity('one', 'Twin: The First'),
    identity('two', 'Twin: The Second'),
  ])
  const begin = (name: string) => scenario({ definitions: twins }).runner({ identity: name }).runnerTurn()
  expect(() => begin('Twin')).toThrow(
    '"Twin" is the name of several identities: "Twin: The First", "Twin: The Second". Write the whole title.',
  )
  expect(begin('Twin: The Second').runner.identity).toBe('Twin: The Second')
})

test('a server answers to what players call it and to its id', () => {
  const begin = () =>
    start()
      .corp({ remotes: [{ ice: ['Wall'] }], hand: ['Campaign'] })
      .corpTurn()
  for (const name of ['Server 1', 'server1', 'Remote 1', 'remote1']) {
    const game = begin()
    game.corp.installs('Campaign', name)
    expect(game.corp.servers.remote1).toMatchObject({ root: ['Campaign'] })
  }
  const game = begin()
  game.fiat.move('Campaign', 'root', { server: 'R&D' })
  game.fiat.setMark('Server 1')
  expect(game.state).toMatchObject({ mark: 'remote1', corp: { servers: { rnd: { root: ['Campaign'] } } } })
  expect(start().history(successfulRun('R&D')).runnerTurn().state.log[0]?.server).toBe('rnd')
  expect(() => game.fiat.moreAccesses('Archives', 1)).toThrow('in HQ and R&D, not in "Archives"')
  expect(() => game.fiat.move('Campaign', 'root', { server: 'Server 7' })).toThrow(
    '"Server 7" is no server here. There are: HQ, R&D, Archives, Server 1.',
  )
})

test('an install of which one half is refused does not happen', () => {
  const game = start()
    .corp({ hand: ['Campaign'] })
    .corpTurn()
  const { json } = game
  expect(() => game.corp.installs('Campaign', 'Server 3')).toThrow(/"Server 3" is no answer/)
  expect(game.json).toBe(json)
})

test('a question has an answer that does nothing rash, where there is one', () => {
  const harmless = (game: ScenarioGame) => {
    const { kind, harmless } = game.corp.question ?? game.runner.question ?? {}
    return [kind, harmless]
  }
  expect(harmless(start().atMulligans())).toEqual(['mulligan', 'keep'])
  expect(harmless(start().corpTurn('window'))).toEqual(['paidWindow', 'pass'])
  expect(harmless(start().corpTurn())).toEqual(['action', undefined])
  expect(harmless(start().at('run.jackOut', 'HQ'))).toEqual(['jackOut', 'continue'])
  const trap = start()
    .corp({ hand: ['Trap!'], credits: 5 })
    .accessing('Trap!')
  expect(harmless(trap)).toEqual(['confirm', 'no'])
  const steal = start()
    .corp({ hand: ['Agenda'] })
    .accessing('Agenda')
  expect(harmless(steal)).toEqual(['midAccess', 'pass'])
  steal.runner.passes()
  expect(harmless(steal)).toEqual(['steal', undefined])
})

test('choosing none and leaving an order as it is do nothing rash either', () => {
  const game = start()
    .corp({ deck: ['Wall', 'Agenda', 'Katana'], hand: ['Campaign', 'Bank'] })
    .corpTurn()
  game.fiat.resolve('corp', arrange(3, 'rnd'))
  const { kind, harmless, options } = game.corp.question ?? {}
  expect([kind, harmless]).toEqual(['arrange', options?.map(each => each.id)])
  game.corp.chooses(...(options ?? []).map(each => each.id))
  expect(game.corp.deck).toEqual(['Wall', 'Agenda', 'Katana'])
  game.fiat.resolve('corp', trash(upToCards(2, from('hq'))))
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, harmless: [] })
  game.corp.answers('choose', [])
  expect(game.corp.archives).toEqual([])
  game.fiat.resolve('corp', trash(upToCards(2, from('hq'))))
  game.corp.chooses([])
  expect(game.corp.archives).toEqual([])
})

test('options say the credits they cost', () => {
  const costs = (game: ScenarioGame) =>
    Object.fromEntries(
      (game.corp.question ?? game.runner.question)?.options.map(each => [each.label, each.credits]) ?? [],
    )
  const corp = start()
    .corp({ credits: 9, hand: ['Hedge Fund', 'Campaign', 'Wall'], remotes: [{ root: ['Agenda'] }] })
    .runner({ tags: 1, rig: ['Decoy'] })
  expect(costs(corp.corpTurn())).toEqual({
    'Gain 1 credit': undefined,
    'Draw 1 card': undefined,
    'Play Hedge Fund': 5,
    'Install Campaign': 0,
    'Install Wall': undefined,
    'Advance Agenda': 1,
    'Trash Decoy': 2,
    'Purge virus counters': undefined,
  })
  const runner = start().runner({ tags: 1, credits: 9, hand: ['Corroder', 'Gamble', 'Crossroads'] })
  expect(costs(runner.runnerTurn())).toMatchObject({
    'Install Corroder': 2,
    'Play Gamble': 5,
    'Play Crossroads': 0,
    'Remove 1 tag': 2,
  })
  const breaking = start()
    .corp({ hqIce: [rezzed('Wall')] })
    .runner({ credits: 2, rig: ['Corroder'] })
    .encountering('Wall')
  expect(breaking.runner.question?.options.map(each => [each.kind, each.ability, each.credits])).toEqual([
    ['pass', undefined, undefined],
    ['useAbility', 1, 1],
  ])
  expect(
    costs(
      start()
        .corp({ hand: ['Campaign'] })
        .accessing('Campaign'),
    ),
  ).toEqual({
    Pass: undefined,
    'Trash Campaign': 4,
  })
})

test('the second piece of ice in a server costs a credit, which is told with the server', () => {
  const game = start()
    .corp({ credits: 5, hand: ['Wall'], hqIce: ['Katana'] })
    .corpTurn()
  game.corp.installs('Wall')
  expect(game.corp.question?.options.map(each => [each.label, each.credits])).toEqual([
    ['HQ', 1],
    ['R&D', 0],
    ['Archives', 0],
    ['New remote', 0],
  ])
})
