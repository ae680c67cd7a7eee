import { card, problemsOf, rezzed, scenario } from '@paydata/scenario'
import { event, ice, made, operation, program, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  addTo,
  all,
  always,
  countersOn,
  countOf,
  damage,
  draw,
  from,
  gainCredits,
  gains,
  ifSo,
  interruptFor,
  isTagged,
  later,
  mayPay,
  on,
  paid,
  play,
  prevent,
  repeat,
  run,
  subroutine,
  takeCredits,
  together,
  trashThis,
  when,
} from '../../src/vocabulary.ts'

const hosted = from('hosted')
const takeHosted = addTo(all(hosted), 'hand')
const perCounter = gainCredits(countersOn('power'))
const payToTake = mayPay([trashThis], { then: [perCounter, takeHosted] })
const twoPower = { is: 'hosts', counter: 'power', atLeast: 2 } as const
const ifThis = (...passes: Extract<Parameters<typeof ifSo>[0], { if: 'card' }>['passes']) =>
  paid([trashThis], [ifSo({ if: 'card', card: 'self', passes }, [gainCredits(5)])])

const definitions = defineCards('rules-9-5-kept', [
  made(event('Blank')),
  made(operation('Memo')),
  made(operation('Three Net'), play(damage('net', 3))),
  made(program('Tool')),
  made(resource('Shield'), interruptFor([trashThis], [prevent(countersOn('power'), { effect: 'damage' })])),
  made(ice('Nest', 'barrier'), subroutine(mayPay([trashThis], { then: [perCounter] }))),
  made(ice('Den', 'barrier'), subroutine(mayPay([trashThis], { then: [takeHosted] }))),
  made(resource('Otherwise'), paid([], [ifSo(isTagged, [], [payToTake])])),
  made(resource('Second'), paid([], [together(draw(1), gainCredits(1)), payToTake])),
  made(resource('Twice'), paid([trashThis], [repeat(2, [draw(1)]), takeHosted, perCounter])),
  made(resource('Raider'), paid([trashThis], [run(['archives']), takeHosted])),
  made(resource('Purse'), paid([trashThis], [takeCredits(2), gainCredits(countersOn('credit'))])),
  made(
    resource('Shelf'),
    paid([trashThis], [ifSo({ if: 'exists', group: hosted }, [gainCredits(countOf(hosted))])]),
  ),
  made(resource('Gauge'), ifThis(twoPower)),
  made(resource('Low Gauge'), ifThis({ is: 'not', test: twoPower })),
  made(resource('Wide Gauge'), ifThis({ is: 'either', tests: [{ is: 'installed' }, twoPower] })),
  made(resource('Still There'), ifThis({ is: 'installed' }, twoPower)),
  made(
    resource('Giver'),
    always(gains(from('rig', { is: 'named', name: 'Given' }), paid([trashThis], [takeHosted, perCounter]))),
  ),
  made(resource('Given')),
  made(resource('Waiter'), paid([], [later(when(on({ what: ['drawn'] }), payToTake))])),
])

const holding = (title: string, power = 3) => card(title, { hosting: ['Blank'], counters: { power } })
const withRig = (...rig: readonly (string | ReturnType<typeof card>)[]) =>
  scenario({ definitions })
    .runner({ rig, hand: [], credits: 0, deck: ['Tool', 'Tool', 'Tool'] })
    .runnerTurn('window')

test('CR 9.5.5: an interrupt that is paid with its card counts the counters of it', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Three Net'] })
    .runner({ rig: [card('Shield', { counters: { power: 2 } })], hand: ['Blank', 'Blank', 'Blank', 'Blank'] })
    .corpTurn()
  game.corp.plays('Three Net')
  game.runner.uses('Shield')
  expect(game.runner.hand).toHaveLength(3)
})

test('CR 1.16.11, 9.5.5: a subroutine that is paid with its ice knows what that hosted', () => {
  const counting = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Nest', { counters: { power: 3 } })] })
    .encountering('Nest')
  counting.bothPass()
  counting.corp.agrees()
  expect(counting.corp.credits).toBe(3)
  const taking = scenario({ definitions })
    .corp({ hand: [], hqIce: [rezzed('Den', { hosting: ['Memo'] })] })
    .encountering('Den')
  taking.bothPass()
  taking.corp.agrees()
  expect(taking.corp.hand).toEqual(['Memo'])
})

test.each([
  ['Otherwise', 3],
  ['Second', 4],
])('CR 1.16.11, 9.5.5: so does what is paid for deeper within an ability: %s', (title, credits) => {
  const game = withRig(holding(title))
  game.runner.uses(title)
  game.runner.agrees()
  expect(game.runner.credits).toBe(credits)
  expect(game.runner.hand).toContain('Blank')
  expect(problemsOf(game.json)).toEqual([])
})

test('CR 9.5.5: so does an ability that repeats something first, or that its card was given', () => {
  const twice = withRig(holding('Twice'))
  twice.runner.uses('Twice')
  expect(twice.runner).toMatchObject({ credits: 3, hand: ['Tool', 'Tool', 'Blank'] })
  const given = withRig(holding('Given'), 'Giver')
  given.runner.uses('Given')
  expect(given.runner).toMatchObject({ credits: 3, hand: ['Blank'] })
})

test('CR 9.5.5: what is kept is kept over a whole run', () => {
  const game = withRig(holding('Raider'))
  game.runner.uses('Raider')
  game.passUntil('runEnds')
  expect(game.runner.hand).toEqual(['Blank'])
  expect(problemsOf(game.json)).toEqual([])
})

test('CR 9.5.5: what is left of the counters is counted, and hosted cards are found', () => {
  const purse = withRig(card('Purse', { counters: { credit: 5 } }))
  purse.runner.uses('Purse')
  expect(purse.runner.credits).toBe(5)
  const shelf = withRig(holding('Shelf'))
  shelf.runner.uses('Shelf')
  expect(shelf.runner.credits).toBe(1)
})

test('CR 9.5.5: a delayed ability that is paid with its card knows what that hosted', () => {
  const game = withRig(holding('Waiter'))
  game.runner.uses('Waiter')
  game.fiat.resolve('runner', draw(1))
  game.runner.agrees()
  expect(game.runner.credits).toBe(3)
  expect(game.runner.hand).toContain('Blank')
})

test.each([
  ['Gauge', 3, 5],
  ['Gauge', 1, 0],
  ['Gauge', 0, 0],
  ['Low Gauge', 3, 0],
  ['Low Gauge', 1, 5],
  ['Wide Gauge', 3, 5],
  ['Wide Gauge', 1, 0],
  ['Still There', 3, 0],
])(
  'CR 9.5.5: how many counters the card had that went to pay can be asked: %s with %i',
  (title, power, credits) => {
    const game = withRig(card(title, { counters: { power } }))
    game.runner.uses(title)
    expect(game.runner.credits).toBe(credits)
  },
)
