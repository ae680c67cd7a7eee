import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { definitions, whyNot } from './cards.ts'

const start = () => scenario({ definitions })

test('CR 1.16.1: what cannot be paid says what it costs and what there is', () => {
  const game = start()
    .corp({ credits: 1, hand: ['fund'] })
    .corpTurn()
  expect(whyNot(game.corp, 'play', 'fund')).toBe('it costs 5 credits, and the Corp has 1 credit (CR 1.16.1)')
})

test('CR 1.11.4: a priority card is the first click of a turn', () => {
  const game = start()
    .corp({ hand: ['rush'] })
    .corpTurn()
  expect(whyNot(game.corp, 'play', 'rush')).toBeUndefined()
  game.corp.gainsCredit()
  game.passUntil('nextAction')
  expect(whyNot(game.corp, 'play', 'rush')).toContain('CR 1.11.4')
})

test('CR 9.1.8c: a condition to play a card is told as what is not so', () => {
  const game = start()
    .corp({ hand: ['hunt'] })
    .corpTurn()
  expect(whyNot(game.corp, 'play', 'hunt')).toBe('the Runner is not tagged (CR 10.5.2)')
})

test('CR 1.18.3: each installed card that cannot be advanced says so, as those do for which credits are missing', () => {
  const game = start()
    .corp({ credits: 0, hqIce: ['wall'], remotes: [{ root: ['goal'] }] })
    .corpTurn()
  expect(whyNot(game.corp, 'advance', 'wall')).toContain('only agendas can be advanced')
  expect(whyNot(game.corp, 'advance', 'goal')).toBe(
    'it costs 1 credit, and the Corp has 0 credits (CR 1.16.1)',
  )
})

test('CR 5.2.6g, 5.2.6h: resources are trashed only of a tagged Runner, and purging takes three clicks', () => {
  const game = start()
    .runner({ rig: ['tap'] })
    .corpTurn()
  expect(whyNot(game.corp, 'trashResource', 'tap')).toBe('the Runner is not tagged (CR 5.2.6g)')
  expect(whyNot(game.corp, 'purge')).toBeUndefined()
  game.corp.gainsCredit()
  game.passUntil('nextAction')
  expect(whyNot(game.corp, 'purge')).toBe('it takes 3 clicks, and the Corp has 2 left (CR 5.2.6h)')
})

test('CR 10.5.4: without a tag there is none to remove, and a card may forbid it', () => {
  const untagged = start().runnerTurn()
  expect(whyNot(untagged.runner, 'removeTag')).toBe('the Runner is not tagged (CR 10.5.4)')
  const forbidden = start()
    .runner({ tags: 1, rig: ['peace'] })
    .runnerTurn()
  expect(whyNot(forbidden.runner, 'removeTag')).toBe('peace forbids it (CR 1.2.2)')
})

test('CR 6.3.2a: a server that cannot be run names the card that forbids it', () => {
  const game = start()
    .corp({ remotes: [{ root: [rezzed('lock')] }] })
    .runnerTurn()
  expect(whyNot(game.runner, 'run', 'rnd')).toBe('lock forbids it (CR 1.2.2)')
  expect(whyNot(game.runner, 'run', 'hq')).toBeUndefined()
})

test('CR 1.13.6c, 8.5.6c: a card lacks a host, or memory', () => {
  const game = start()
    .runner({ hand: ['plug', 'huge'] })
    .runnerTurn()
  expect(whyNot(game.runner, 'install', 'plug')).toContain('CR 1.13.6c')
  expect(whyNot(game.runner, 'install', 'huge')).toBe(
    'it needs 5 MU, and the Runner has 4 MU free (CR 8.5.6c)',
  )
})

test('CR 1.16.10b: the click of the action and an additional click are needed together', () => {
  const game = start()
    .runner({ credits: 5, clicks: 1, hand: ['slow'] })
    .runnerTurn()
  expect(whyNot(game.runner, 'install', 'slow')).toBe(
    'it takes 2 clicks, and the Runner has 1 left (CR 5.2.2)',
  )
})

test('CR 9.5.2: abilities that are no actions are listed with the window they belong to', () => {
  const game = start()
    .runner({ rig: ['tap', 'decoy', 'saw'] })
    .runnerTurn()
  expect(whyNot(game.runner, 'useAbility', 'tap')).toContain('CR 9.5.2f')
  expect(whyNot(game.runner, 'useAbility', 'decoy')).toContain('CR 9.5.2b')
  expect(whyNot(game.runner, 'useAbility', 'saw')).toContain('CR 9.5.2c')
})

test('CR 1.16.1: an ability that nothing can pay for says what is missing', () => {
  const game = start()
    .runner({ rig: ['payday', card('well', { counters: { power: 1 } })] })
    .runnerTurn('window')
  expect(whyNot(game.runner, 'useAbility', 'well')).toBe(
    'you would have to remove 2 hosted power counters, and there is 1 (CR 1.16.1)',
  )
  expect(whyNot(game.runner, 'useAbility', 'payday')).toContain('CR 9.5.2a')
  game.passUntil('nextAction')
  expect(whyNot(game.runner, 'useAbility', 'payday')).toBeUndefined()
  game.fiat.trash('well')
  expect(whyNot(game.runner, 'useAbility', 'payday')).toBe(
    'you would have to trash another installed resource, and there is none (CR 1.16.1)',
  )
})
