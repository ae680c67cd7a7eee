import { facedown, rezzed, scenario } from '@paydata/scenario'
import { definitions } from '@paydata/scenario/hidden-cards'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Viewer } from '../../src/index.ts'
import { occurrencesFor, viewFor } from '../../src/index.ts'

const start = () => scenario({ definitions })

test('a card that was accessed in HQ is not known again by its name', () => {
  const game = start()
    .corp({ hand: ['wall'] })
    .accessing('wall')
  const name = viewFor(game.json, 'runner').access?.id
  expect(name).not.toBeNull()
  game.runner.passes()
  game.passUntil('nextAction')
  expect(viewFor(game.json, 'runner').corp.hand.cards).toEqual([])
  game.runner.runs('HQ')
  game.passUntil('access')
  const { access } = viewFor(game.json, 'runner')
  expect(access?.face?.definition).toBe('wall')
  expect(access?.id).not.toBe(name)
})

test('CR 1.12.1: a card that comes to another zone is another object, with another name', () => {
  const game = start()
    .runner({ hand: ['studying'] })
    .runnerTurn()
  const held = viewFor(game.json, 'runner').runner.hand.cards[0]?.id
  game.runner.plays('studying')
  const trashed = viewFor(game.json, 'runner').runner.discard.cards[0]
  expect(trashed?.face?.definition).toBe('studying')
  expect(trashed?.id).not.toBe(held)
})

test('CR 7.5.2: facedown cards in Archives are turned faceup in no order that tells of the past', () => {
  const shown = (...archives: string[]) => {
    const game = start()
      .corp({ archives: archives.map(title => facedown(title)) })
      .breaching('archives')
    const { question, corp } = viewFor(game.json, 'runner')
    return JSON.stringify([question, corp.discard, occurrencesFor(game.json, 'runner')])
  }
  expect(shown('wall', 'ambush', 'upgrade')).toBe(shown('upgrade', 'wall', 'ambush'))
})

test('a hand that is revealed does not tell the order in which it was drawn', () => {
  const shown = (...hand: string[]) => {
    const game = start()
      .corp({ hand: ['spying'] })
      .runner({ hand })
      .corpTurn()
    game.corp.plays('spying')
    return JSON.stringify([viewFor(game.json, 'corp'), occurrencesFor(game.json, 'corp')])
  }
  expect(shown('contact', 'breaker', 'shield')).toBe(shown('shield', 'contact', 'breaker'))
})

test('ice that is derezzed keeps its name and hides its face', () => {
  const game = start()
    .corp({ hand: ['folding'], hqIce: [rezzed('wall')] })
    .corpTurn()
  const iceOf = (viewer: Viewer) => viewFor(game.json, viewer).servers[0]?.ice[0]?.ice
  const before = iceOf('runner')
  expect(before?.face?.definition).toBe('wall')
  game.corp.plays('folding')
  game.corp.answers('choose', 'wall')
  expect(iceOf('runner')).toMatchObject({ id: before?.id, face: null })
})
