import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = '“Pretty” Mary da Silva'
const breaches = (server: string, more: number) => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hunter', 'Tollbooth', 'Archer'], deck: ['Hedge Fund', 'Enigma', 'Chum', 'Ice Wall'] })
    .runner({ rig: [title] })
    .runnerTurn()
  game.fiat.moreAccesses('rnd', more)
  game.fiat.moreAccesses('hq', more)
  game.runner.runs(server)
  return game
}
const accessed = (game: ReturnType<typeof breaches>) =>
  game.state.log.filter(each => each.what === 'accessed').length

test('“Pretty” Mary da Silva may access 1 more card of R&D where the Runner may access 2', () => {
  const game = breaches('R&D', 1)
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  const before = game.save()
  game.runner.agrees()
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(3)
  game.restore(before)
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  expect(accessed(game)).toBe(2)
})

test('“Pretty” Mary da Silva does nothing for 1 access, or in HQ', () => {
  for (const [server, more] of [
    ['R&D', 0],
    ['HQ', 1],
  ] as const) {
    const game = breaches(server, more)
    game.finishRun({ accesses: 'pass' })
    expect(accessed(game)).toBe(1 + more)
  }
})
