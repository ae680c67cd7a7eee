import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { definitions, whyNot } from './cards.ts'

const start = () => scenario({ definitions })

test('CR 8.5.2b, 8.5.12: a card says to which servers it cannot go', () => {
  const game = start()
    .corp({ hand: ['camp', 'veil'], remotes: [{ root: ['goal'] }] })
    .corpTurn()
  const before = game.save()
  game.corp.installs('camp')
  expect(whyNot(game.corp, 'server', 'hq')).toBe('this card cannot be installed there (CR 8.5.2b)')
  expect(whyNot(game.corp, 'server', 'remote1')).toBeUndefined()
  game.restore(before)
  game.corp.installs('veil')
  expect(whyNot(game.corp, 'server', 'rnd')).toContain('CR 8.5.12')
  expect(whyNot(game.corp, 'newRemote')).toContain('CR 8.5.12')
})

test('CR 4.6.8f: where there are as many remotes as may be, no other is created', () => {
  const game = start()
    .corp({ hand: ['camp'], remotes: [{ root: [rezzed('border')] }] })
    .corpTurn()
  game.corp.installs('camp')
  expect(whyNot(game.corp, 'newRemote')).toBe('no more than 1 remote servers are allowed (CR 4.6.8f)')
})

test('CR 1.2.2: what forbids to install in a server is named', () => {
  const game = start()
    .corp({ hand: ['camp'], remotes: [{ root: [rezzed('park')] }] })
    .corpTurn()
  expect(whyNot(game.corp, 'install', 'camp')).toBe('park forbids it (CR 1.2.2)')
})

test('CR 1.15.1b: a server that is named is one of those the text speaks of', () => {
  const game = start()
    .corp({ hand: ['here'], remotes: [{ root: ['camp'] }] })
    .corpTurn()
  game.corp.plays('here')
  expect(whyNot(game.corp, 'server', 'remote1')).toBe('the text names other servers (CR 1.15.1b)')
})

test('CR 1.13.6c: a card for certain hosts says what others are not', () => {
  const game = start()
    .runner({ credits: 5, hand: ['plug'], rig: ['shelf', 'shelf', 'knife'] })
    .runnerTurn()
  game.runner.installs('plug')
  expect(whyNot(game.runner, 'host', 'shelf')).toBe('it is not an icebreaker (CR 1.13.6c)')
  expect(whyNot(game.runner, 'noHost')).toContain('CR 1.13.6c')
})

test('CR 1.13.6a: a host that is full, and a place that takes more memory than there is, are listed apart', () => {
  const game = start()
    .runner({ credits: 5, hand: ['hammer'], rig: [card('shelf', { hosting: ['knife'] }), 'shelf'] })
    .runnerTurn()
  game.runner.installs('hammer')
  expect(game.runner.question?.kind).toBe('host')
  expect(whyNot(game.runner, 'host', 'shelf')).toBe('it cannot host this card (CR 1.13.6a)')
})

test('CR 8.5.6a: other assets and agendas must go before the installation goes on', () => {
  const game = start()
    .corp({ hand: ['camp'], remotes: [{ root: ['goal'] }] })
    .corpTurn()
  game.corp.installs('camp', 'Server 1')
  expect(whyNot(game.corp, 'continue')).toBe('other cards there must be trashed first (CR 8.5.6a)')
})

test('CR 8.5.6c: programs must go until there is memory enough', () => {
  const game = start()
    .runner({ credits: 5, hand: ['hammer'], rig: ['knife', 'shelf', 'knife', 'shelf'] })
    .runnerTurn()
  game.runner.installs('hammer', 'No host')
  expect(whyNot(game.runner, 'continue')).toBe('it needs 1 MU, and the Runner has 0 MU free (CR 8.5.6c)')
})
