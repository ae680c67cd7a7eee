import { examples, fillers, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions } from './cards/9-1-abilities.ts'

const { example, scenario } = examples(test)

const table = () => scenario({ definitions })
const sequence = (game: ReturnType<ReturnType<typeof table>['corpTurn']>, ...whats: readonly string[]) =>
  game.state.log.map(({ what }) => what).filter(what => whats.includes(what))

example(
  ['cr-26.03/9.1.2a/1', 'ffg-rr-1.0/chain-reactions/1'],
  'a chain reaction to paying for an interrupt resolves before the interrupt does',
  () => {
    const game = table()
      .corp({ deck: ['Tag And Net Trap'], hand: [] })
      .runner({ identity: 'Trash Dealer', rig: ['Tag Shield'], hand: fillers('runner', 2) })
      .accessing('Tag And Net Trap')
    expect(game.runner.question?.kind).toBe('interrupt')
    game.runner.uses('Tag Shield')
    expect(sequence(game, 'drawn', 'prevented', 'damageSuffered', 'tagsTaken')).toEqual([
      'drawn',
      'prevented',
      'damageSuffered',
    ])
    expect(game.runner).toMatchObject({ tags: 0, hand: [] })
    expect(game.state.winner).toBeUndefined()
  },
)

test('cr-26.03/9.1.2b/1: a subroutine is resolving in its interrupt window, where the Runner may spend nothing', () => {
  const met = (title: string) => {
    const game = table()
      .corp({ hqIce: [rezzed(title)] })
      .runner({ rig: ['Net Guard'], credits: 5, hand: fillers('runner', 2) })
      .encountering(title)
    game.bothPass()
    return game
  }
  const free = met('Plain Net')
  expect(free.runner.question?.kind).toBe('interrupt')
  free.runner.uses('Net Guard')
  expect(free.runner).toMatchObject({ credits: 4 })
  expect(free.runner.hand).toHaveLength(2)
  const silent = met('Silent Net')
  expect(silent.runner.question).toMatchObject({ kind: 'paidWindow', step: 'run.passWindow' })
  expect(silent.runner).toMatchObject({ credits: 5 })
  expect(silent.runner.hand).toHaveLength(1)
})

test('cr-26.03/9.1.2b/2: an event is resolving until after the run it made, and what it takes away is away so long', () => {
  const ran = (title: string) => {
    const game = table()
      .corp({ hand: [] })
      .runner({ identity: 'Run Profiteer', hand: [title], credits: 0 })
      .runnerTurn()
    game.runner.plays(title)
    game.runner.answers('server', 'HQ')
    game.passUntil('nextAction')
    expect(sequence(game, 'runEnded', 'playResolved')).toEqual(['runEnded', 'playResolved'])
    return game.runner.credits
  }
  expect(ran('Plain Run')).toBe(2)
  expect(ran('Run Without Identities')).toBe(0)
})

test('cr-26.03/9.1.4/1: "trash this program" does nothing to a new object, and the Runner orders what is pending', () => {
  const broken = () => {
    const game = table()
      .corp({ hqIce: [rezzed('Gain Ice')], credits: 0, hand: [] })
      .runner({ hand: ['Install In Run'], deck: ['Brief Breaker'] })
      .runnerTurn()
    game.runner.plays('Install In Run')
    game.runner.answers('server', 'HQ')
    game.passUntil(() => game.runner.question?.kind === 'search')
    game.runner.answers('search', 'Brief Breaker')
    game.runner.uses('Brief Breaker')
    game.passUntil(() => game.runner.question?.kind === 'reaction')
    return game
  }
  const event = broken()
  expect(event.runner.question?.options.map(({ card: title }) => title).sort()).toEqual([
    'Brief Breaker',
    'Install In Run',
  ])
  event.runner.answers('reaction', 'Install In Run')
  event.passUntil('nextAction')
  expect(event.runner).toMatchObject({ deck: ['Brief Breaker'], heap: ['Install In Run'], programs: [] })
  const program = broken()
  program.runner.answers('reaction', 'Brief Breaker')
  program.passUntil('nextAction')
  expect(program.runner).toMatchObject({ deck: [], programs: [] })
  expect(program.runner.heap).toContain('Brief Breaker')
})

test('cr-26.03/9.1.8b/1: an ability that works only in the heap is not active where the card was removed instead', () => {
  const shot = (identity: string) => {
    const game = table()
      .corp({ identity, hand: ['Meat Shot'] })
      .runner({ hand: ['Worse'] })
      .corpTurn()
    game.corp.plays('Meat Shot')
    return game.runner
  }
  const heap = shot('Blank Corp')
  expect(heap).toMatchObject({ heap: ['Worse'], removed: [] })
  expect(heap.hand).toHaveLength(3)
  expect(shot('Remover')).toMatchObject({ heap: [], removed: ['Worse'], hand: [] })
})

test('cr-26.03/9.1.8g/1, cr-26.03/9.6.4b/1: a card trashed with two others sees all three, and its instances resolve from Archives', () => {
  const game = table()
    .corp({
      remotes: ['Trash Watch', 'First Plain', 'Second Plain'].map(title => ({ root: [rezzed(title)] })),
    })
    .runner({ hand: ['Trash All Assets', ...fillers('runner', 5)], rig: ['Net Guard'], credits: 9 })
    .runnerTurn()
  game.runner.plays('Trash All Assets')
  expect(game.corp.archives).toHaveLength(3)
  for (const left of [5, 4, 3]) {
    // Each is an instance of its own, with an interrupt window of its own.
    expect(game.runner.question?.kind).toBe('interrupt')
    expect(game.runner.hand).toHaveLength(left)
    game.runner.passes()
  }
  expect(game.runner.question?.kind).toBe('paidWindow')
  expect(game.runner.hand).toHaveLength(2)
  const triggered = game.state.log.filter(
    ({ what, card: title }) => what === 'abilityTriggered' && title === 'Trash Watch',
  )
  expect(triggered).toHaveLength(3)
})

test('cr-26.03/9.1.8g/2: an ability that its own uninstalling meets acts on the card where it went', () => {
  const game = table()
    .runner({ hand: ['Install For A Turn'], deck: ['Gone For Good'], clicks: 1 })
    .runnerTurn()
  game.runner.plays('Install For A Turn')
  game.runner.answers('search', 'Gone For Good')
  expect(game.runner.programs).toEqual(['Gone For Good'])
  game.passUntil('corpAction')
  expect(game.runner).toMatchObject({ programs: [], deck: [], removed: ['Gone For Good'] })
  expect(
    game.state.log.filter(({ what, card: title }) => what === 'moved' && title === 'Gone For Good'),
  ).toHaveLength(1)
})

test('cr-26.03/9.1.8h/1: subroutines of ice that is encountered in HQ are active and resolve', () => {
  const game = table()
    .corp({ hand: ['Leaping Ice'], credits: 3 })
    .accessing('Leaping Ice')
  game.corp.agrees()
  expect(game.state.encountered?.title).toBe('Leaping Ice')
  expect(game.card('Leaping Ice')).toMatchObject({ zone: 'hq', subroutines: [{ broken: false }] })
  game.bothPass()
  expect(game.runner.tags).toBe(1)
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Leaping Ice'] })
})
