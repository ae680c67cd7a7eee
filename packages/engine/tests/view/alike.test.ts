import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import * as say from '../../src/vocabulary.ts'

const { card, from, on, play, type, when } = say

const grief = (side: 'corp' | 'runner') =>
  when(
    on({ what: ['trashed'], card: [say.ownedBy(side)] }),
    say.ifSo(say.cardIs('it', say.ownedBy(side)), [say.gainCredits(1)]),
  )
const definitions = defineCards('alike', [
  {
    ...card('mourner', grief('runner')),
    printed: { title: 'Mourner', side: 'runner', type: 'resource', cost: 0 },
  },
  {
    ...card('vulture', grief('corp')),
    printed: { title: 'Vulture', side: 'runner', type: 'resource', cost: 0 },
  },
  {
    ...card('storm', play(say.trash(say.all(from('rig', type('program')))))),
    printed: { title: 'Storm', side: 'runner', type: 'event', cost: 0 },
  },
  {
    ...card('flood', play(say.trash(say.all(from('root', type('asset')))))),
    printed: { title: 'Flood', side: 'runner', type: 'event', cost: 0 },
  },
  { ...card('one'), printed: { title: 'One', side: 'runner', type: 'program', cost: 0, memory: 1 } },
  { ...card('two'), printed: { title: 'Two', side: 'runner', type: 'program', cost: 0, memory: 1 } },
  { ...card('open'), printed: { title: 'Open', side: 'corp', type: 'asset', cost: 0, trash: 1 } },
  { ...card('secret'), printed: { title: 'Secret', side: 'corp', type: 'asset', cost: 0, trash: 1 } },
])

test('CR 9.2.8: instances of one ability are told apart by what met its condition', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Storm'], rig: ['Mourner', 'One', 'Two'] })
    .runnerTurn()
  game.runner.plays('Storm')
  const told = game.runner.question?.options.map(option => option.words)
  expect(told).toHaveLength(2)
  expect(told?.[0]).toMatch(/^Mourner: .* \(for One\)$/)
  expect(told?.[1]).toMatch(/^Mourner: .* \(for Two\)$/)
})

test('CR 1.21: a card that met the condition unseen is not named', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Open')] }, { root: ['Secret'] }] })
    .runner({ hand: ['Flood'], rig: ['Vulture'] })
    .runnerTurn()
  game.runner.plays('Flood')
  const told = game.runner.question?.options.map(option => option.words)
  expect(told?.[0]).toMatch(/\(for Open\)$/)
  expect(told?.[1]).toMatch(/\(for a card\)$/)
})
