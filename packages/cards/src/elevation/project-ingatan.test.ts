import { card, facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Project Ingatan gets a counter for each advancement counter more than it needs', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Project Ingatan', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Project Ingatan')
  expect(game.card('Project Ingatan').counters).toMatchObject({ agenda: 2 })
  expect(game.corp.agendaPoints).toBe(2)
})

test('Project Ingatan gets no counter when it has just what it needs', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Project Ingatan', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('Project Ingatan')
  expect(game.card('Project Ingatan').counters.agenda ?? 0).toBe(0)
})

test('Project Ingatan gets no counter when an effect scores it with fewer than it needs', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Project Ingatan'] }] })
    .corpTurn()
  game.fiat.score('Project Ingatan')
  expect(game.card('Project Ingatan').counters.agenda ?? 0).toBe(0)
})

test('CR 10.13.2: SanSan City Grid makes 3 advancement counters 1 too many', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Project Ingatan', { advanced: 3 }), rezzed('SanSan City Grid')] }] })
    .corpTurn('window')
  game.corp.scores('Project Ingatan')
  expect(game.card('Project Ingatan').counters).toMatchObject({ agenda: 1 })
})

const ending = (
  agenda: number,
  archives: readonly (string | ReturnType<typeof facedown>)[],
  hqIce: readonly string[] = [],
) => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hand: [],
      scored: [card('Project Ingatan', { counters: { agenda } })],
      archives,
      hqIce,
    })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.state.active === 'runner')
  return game
}

test('Project Ingatan: for a counter a card from Archives is installed when the Corp’s discard phase ends, for nothing', () => {
  const game = ending(1, ['Enigma', 'Hedge Fund', facedown('PAD Campaign')], ['Hunter', 'Chum'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Enigma', 'PAD Campaign'])
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 0 })
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Chum', 'Enigma'])
  expect(game.card('Enigma').rezzed).toBe(false)
  expect(game.card('Project Ingatan').counters.agenda ?? 0).toBe(0)
})

test('Project Ingatan: a facedown asset in Archives can be installed in a new remote server', () => {
  const game = ending(1, [facedown('PAD Campaign')])
  game.corp.agrees()
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.card('PAD Campaign')).toMatchObject({ server: 'remote1', rezzed: false })
})

test('Project Ingatan: the Corp keeps the counter', () => {
  const game = ending(2, ['Enigma'])
  game.corp.declines()
  expect(game.card('Project Ingatan').counters).toMatchObject({ agenda: 2 })
  expect(game.corp.archives).toEqual(['Enigma'])
})

test('Project Ingatan uses 1 counter in a turn, not all', () => {
  const game = ending(2, ['Enigma', 'Hunter'])
  game.corp.agrees()
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('server', 'HQ')
  expect(game.card('Project Ingatan').counters).toMatchObject({ agenda: 1 })
  game.passUntil('runnerAction')
  expect(game.corp.archives).toEqual(['Enigma'])
})

test('Project Ingatan without a counter does nothing when the discard phase ends', () => {
  const game = ending(0, ['Enigma'])
  expect(() => game.corp.agrees()).toThrow('agree')
  expect(game.corp.archives).toEqual(['Enigma'])
})

test('Project Ingatan does nothing when the Runner’s discard phase ends', () => {
  const game = scenario({ definitions })
    .corp({ scored: [card('Project Ingatan', { counters: { agenda: 1 } })], archives: ['Enigma'] })
    .at('runnerTurn.discard')
  game.passUntil('corpAction')
  expect(game.card('Project Ingatan').counters).toMatchObject({ agenda: 1 })
})

test('Project Ingatan does nothing for the Corp when the Runner has stolen it', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Project Ingatan'] })
    .accessing('Project Ingatan')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.agendaPoints).toBe(2)
  expect(game.card('Project Ingatan').counters.agenda ?? 0).toBe(0)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = ending(
      1,
      hidden.map(each => facedown(each)),
    )
    game.corp.agrees()
    return game
  },
})

test('Project Ingatan installs agendas and upgrades too', () => {
  const game = ending(1, ['Hostile Takeover', 'Hedge Fund', 'SanSan City Grid'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Hostile Takeover',
    'SanSan City Grid',
  ])
})
