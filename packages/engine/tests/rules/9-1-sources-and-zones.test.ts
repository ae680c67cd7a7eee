import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  clicks,
  credits,
  damage,
  draw,
  encounter,
  gainCredits,
  giveTags,
  isTagged,
  later,
  loseCredits,
  on,
  onlyIf,
  paid,
  placeCounters,
  play,
  subroutine,
  turnBegins,
  type,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-9-sources', [
  made(event('Blank')),
  made(operation('One Net'), play(damage('net', 1))),
  made(
    resource('Waiter'),
    paid([credits(0)], [later(when(on({ what: ['installed'], by: 'you' }), placeCounters('power', 1)))]),
  ),
  made(program('Plain Program')),
  made(event('Worse'), when(on({ what: ['trashed'], card: 'self', kind: 'damage' }), draw(2))),
  made(
    asset('Remover'),
    always({
      declare: 'replace',
      effect: 'trash',
      card: [type('event')],
      withIt: { instead: 'move', to: 'removed' },
    }),
  ),
  made(
    resource('Grave Worker'),
    always({ declare: 'active', in: 'heap' }),
    paid([clicks()], [gainCredits(3)]),
  ),
  made(resource('Hand Worker'), paid([clicks()], [gainCredits(3)])),
  made(
    ice('Ambush Ice'),
    subroutine(giveTags(2)),
    when(on({ what: ['accessed'], card: 'self' }), encounter('self')),
  ),
  made(
    resource('Two Minds'),
    when(turnBegins('you'), gainCredits(2)),
    when(turnBegins('you'), loseCredits(2)),
  ),
  made(event('Gain Then Lose'), play(gainCredits(2), loseCredits(2))),
  made(event('Lose Then Gain'), play(loseCredits(2), gainCredits(2))),
  made(event('Tagged Only'), onlyIf('play', isTagged), play(gainCredits(5))),
])

const table = () => scenario({ definitions })
type Game = ReturnType<ReturnType<typeof table>['corpTurn']>
const offered = (game: Game) => game.runner.question?.options.map(option => option.card) ?? []

test('9.1.3c: the source of an ability that an effect maintains is the object that made the effect', () => {
  const game = table()
    .runner({ rig: ['Waiter', 'Waiter'], hand: ['Plain Program'] })
    .runnerTurn('window')
  const [first, second] = game.cards('Waiter')
  game.runner.answers('paidWindow', second ?? 'Waiter')
  game.bothPass()
  game.runner.installs('Plain Program')
  expect(game.cards('Waiter').map(({ counters }) => counters.power ?? 0)).toEqual([0, 1])
  expect(first?.id).not.toBe(second?.id)
})

test('9.1.8b: an ability that only its own way to the heap can meet is active there, and nowhere else', () => {
  const after = (remotes: readonly { root: ReturnType<typeof rezzed>[] }[]) => {
    const game = table()
      .corp({ hand: ['One Net'], remotes })
      .runner({ hand: ['Worse'] })
      .corpTurn()
    game.corp.plays('One Net')
    return game
  }
  expect(after([]).runner.hand).toHaveLength(2)
  const removed = after([{ root: [rezzed('Remover')] }])
  expect(removed.runner).toMatchObject({ hand: [], heap: [], removed: ['Worse'] })
})

test('9.1.8b: an ability that says where it is active is active there', () => {
  const game = table()
    .runner({ hand: ['Grave Worker', 'Hand Worker'], heap: ['Grave Worker', 'Hand Worker'], credits: 0 })
    .runnerTurn()
  const uses = game.runner.question?.options.filter(option => option.kind === 'useAbility') ?? []
  expect(uses.map(option => option.card)).toEqual(['Grave Worker'])
  game.runner.uses('Grave Worker')
  expect(game.runner.credits).toBe(3)
})

test('9.1.8h: subroutines of ice that is encountered without being installed are active', () => {
  const game = table()
    .corp({ hand: ['Ambush Ice'] })
    .accessing('Ambush Ice')
  expect(game.state.encountered?.title).toBe('Ambush Ice')
  expect(game.card('Ambush Ice').subroutines).toHaveLength(1)
  game.bothPass()
  expect(game.runner.tags).toBe(2)
  expect(game.corp.hand).toEqual(['Ambush Ice'])
})

test('9.1.9c: abilities of one object have no order, the instructions of a play ability have the printed one', () => {
  const began = (ability: number) => {
    const game = table()
      .runner({ rig: ['Two Minds'], credits: 1 })
      .beforeRunnerTurn()
    game.bothPass()
    game.runner.uses('Two Minds', ability)
    return game.runner.credits
  }
  expect(began(0)).toBe(1)
  expect(began(1)).toBe(2)
  const played = (title: string) => {
    const game = table()
      .runner({ hand: [title], credits: 1 })
      .runnerTurn()
    game.runner.plays(title)
    return game.runner.credits
  }
  expect(played('Gain Then Lose')).toBe(1)
  expect(played('Lose Then Gain')).toBe(2)
})

test('9.4.3: what a card restricts about itself holds while it is not active', () => {
  const grip = (tags: number) =>
    offered(
      table()
        .runner({ hand: ['Tagged Only'], tags })
        .runnerTurn(),
    )
  expect(grip(0)).not.toContain('Tagged Only')
  expect(grip(1)).toContain('Tagged Only')
})
