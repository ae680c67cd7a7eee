import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { definitions, whyNot } from './cards.ts'

const start = () => scenario({ definitions })

test('CR 3.9.5: an icebreaker says why it cannot break', () => {
  const game = start()
    .corp({ hqIce: [rezzed('wall')], rndIce: [rezzed('fork')] })
    .runner({ credits: 5, rig: ['hammer'] })
    .runnerTurn('window')
  expect(whyNot(game.runner, 'useAbility', 'hammer')).toBe('no ice is being encountered (CR 3.9.5f)')
  const weak = start()
    .corp({ hqIce: [rezzed('wall')] })
    .runner({ rig: ['hammer'] })
    .encountering('wall')
  expect(whyNot(weak.runner, 'useAbility', 'hammer')).toBe('it needs strength 2 and has 1 (CR 3.9.5g)')
  const wrong = start()
    .corp({ hqIce: [rezzed('fork')] })
    .runner({ rig: ['hammer'] })
    .encountering('fork')
  expect(whyNot(wrong.runner, 'useAbility', 'hammer')).toContain('CR 3.9.5h')
})

test('CR 9.3.6g: what has been used once this turn says so', () => {
  const game = start()
    .runner({ rig: ['tap'] })
    .runnerTurn('window')
  expect(whyNot(game.runner, 'useAbility', 'tap')).toBeUndefined()
  game.runner.uses('tap')
  expect(whyNot(game.runner, 'useAbility', 'tap')).toContain('CR 9.3.6g')
})

test('CR 6.4.3: ice is rezzed only while it is approached; CR 1.16.1: and only if it can be paid', () => {
  const game = start()
    .corp({ credits: 2, hqIce: ['wall', 'fork'] })
    .approaching('fork')
  game.passUntil(() => game.corp.question !== undefined)
  expect(whyNot(game.corp, 'rez', 'wall')).toContain('CR 6.4.3')
  expect(whyNot(game.corp, 'rez', 'fork')).toBeUndefined()
  const poor = start()
    .corp({ credits: 2, hqIce: ['wall'] })
    .approaching('wall')
  poor.passUntil(() => poor.corp.question !== undefined)
  expect(whyNot(poor.corp, 'rez', 'wall')).toBe('it costs 3 credits, and the Corp has 2 credits (CR 1.16.1)')
})

test('CR 1.2.2: what forbids to rez a card is named', () => {
  const game = start()
    .corp({ hqIce: ['wall'], remotes: [{ root: [rezzed('oath')] }] })
    .approaching('wall')
  game.passUntil(() => game.corp.question !== undefined)
  expect(whyNot(game.corp, 'rez', 'wall')).toBe('oath forbids it (CR 1.2.2)')
})

test('CR 9.2.7c, 9.2.7d: there are windows without rezzing or scoring', () => {
  const game = start()
    .corp({
      hqIce: [rezzed('wall')],
      remotes: [{ root: ['camp'] }, { root: [card('goal', { advanced: 3 })] }],
    })
    .encountering('wall')
  game.passUntil(() => game.corp.question !== undefined)
  expect(whyNot(game.corp, 'rez', 'camp')).toContain('CR 9.2.7c')
  expect(whyNot(game.corp, 'score', 'goal')).toContain('CR 9.2.7d')
})

test('CR 1.17.3a: an agenda says what it lacks, and when it lacks much it is only told where it could be scored', () => {
  const game = start()
    .corp({ remotes: [{ root: [card('goal', { advanced: 1 })] }] })
    .corpTurn('window')
  expect(whyNot(game.corp, 'score', 'goal')).toBe('it needs 3 advancement counters and has 1 (CR 1.17.3a)')
  const running = start()
    .corp({ remotes: [{ root: [card('goal', { advanced: 1 })] }] })
    .running('hq')
  running.passUntil(() => running.corp.question !== undefined)
  expect(whyNot(running.corp, 'score', 'goal')).toBeUndefined()
})

test('CR 6.9.4c: jacking out has a step of its own, and a card may forbid it there', () => {
  const game = start()
    .corp({ hqIce: [rezzed('wall')], remotes: [{ root: [rezzed('trench')] }] })
    .encountering('wall')
  expect(whyNot(game.runner, 'jackOut')).toContain('CR 6.9.4c')
  const free = start()
    .corp({ remotes: [{ root: [rezzed('trench')] }] })
    .running('hq')
  free.passUntil('jackOut')
  expect(whyNot(free.runner, 'jackOut')).toBe('trench forbids it (CR 1.2.2)')
})

test('CR 9.6.9b, 9.2.8e: nobody passes while a mandatory ability is pending', () => {
  const game = start()
    .corp({ remotes: [{ root: [rezzed('order')] }, { root: [rezzed('habit')] }] })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  expect(whyNot(game.corp, 'pass')).toBe('what is not optional must be resolved first (CR 9.2.8e)')
})

test('CR 9.5.2b: of the interrupts only those are used that could change what is about to happen', () => {
  const game = start()
    .runner({ credits: 0, rig: ['decoy', 'shield', 'tap'] })
    .corpTurn()
  game.fiat.giveTags(1)
  expect(game.runner.question?.kind).toBe('interrupt')
  expect(whyNot(game.runner, 'useAbility', 'decoy')).toBeUndefined()
  expect(whyNot(game.runner, 'useAbility', 'shield')).toContain('CR 9.5.2b')
  expect(whyNot(game.runner, 'useAbility', 'tap')).toContain('CR 9.5.2f')
})

test('CR 1.16.1: an interrupt that could help but cannot be paid says so', () => {
  const game = start()
    .runner({ credits: 0, rig: ['shield', 'vest'], hand: ['dash'] })
    .corpTurn()
  game.fiat.damage('net', 1)
  expect(whyNot(game.runner, 'useAbility', 'vest')).toBeUndefined()
  expect(whyNot(game.runner, 'useAbility', 'shield')).toBe(
    'it costs 1 credit, and the Runner has 0 credits (CR 1.16.1)',
  )
})

test('CR 9.9.5a, 9.3.6g: interrupts that are not pending say that it is not the first time, or that they were used', () => {
  const game = start()
    .runner({ rig: ['balm', 'salve', 'vest'], hand: ['dash', 'dig', 'shot'] })
    .corpTurn()
  game.fiat.damage('net', 2)
  expect(whyNot(game.runner, 'trigger')).toBeUndefined()
  game.runner.uses('salve')
  game.runner.agrees()
  game.runner.passes()
  game.fiat.damage('net', 1)
  expect(whyNot(game.runner, 'trigger', 'balm')).toBe('it is not the first time (CR 9.9.5a)')
  expect(whyNot(game.runner, 'trigger', 'salve')).toContain('CR 9.3.6g')
})

test('CR 9.3.6f: an ability for a threat level is told as such', () => {
  const game = start()
    .runner({ rig: ['storm'] })
    .runnerTurn('window')
  expect(whyNot(game.runner, 'useAbility', 'storm')).toContain('CR 9.3.6f')
})

test('CR 7.1.5b: an ability cannot trash an accessed card that lies in Archives', () => {
  const game = start()
    .corp({ archives: ['camp'] })
    .runner({ rig: ['saw'] })
    .accessing('camp')
  expect(whyNot(game.runner, 'useAbility', 'saw')).toContain('CR 7.1.5b')
})

test('CR 7.1.5: the accessed card says why it cannot be trashed', () => {
  const poor = start()
    .corp({ hand: ['camp'] })
    .runner({ credits: 2, rig: ['saw'] })
    .accessing('camp')
  expect(whyNot(poor.runner, 'trashAccessed')).toBe(
    'it costs 3 credits, and the Runner has 2 credits (CR 1.16.1)',
  )
  expect(whyNot(poor.runner, 'useAbility', 'saw')).toBeUndefined()
  const free = start()
    .corp({ hand: ['fund'] })
    .accessing('fund')
  expect(whyNot(free.runner, 'trashAccessed')).toBe('it has no trash cost (CR 7.1.5a)')
  const old = start()
    .corp({ archives: ['camp'] })
    .accessing('camp')
  expect(whyNot(old.runner, 'trashAccessed')).toContain('CR 7.1.5b')
  const warded = start()
    .corp({ remotes: [{ root: [rezzed('ward')] }] })
    .accessing('ward')
  expect(whyNot(warded.runner, 'trashAccessed')).toBe('ward forbids it (CR 1.2.2)')
})
