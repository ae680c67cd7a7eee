import { cards, defineAllCards } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import { defineCards } from '@paydata/engine'
import { card, draw, gainCredits, loseCredits, may, play, together } from '@paydata/engine/vocabulary'
import { scenario, watch } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { missingOf, reportOn } from './report.ts'
import { runTests } from './running.ts'
import { wantedOf } from './wanted.ts'
import { Watch } from './watch.ts'

const offer: Definition = {
  ...card('offer', play(together(draw(1), loseCredits(1)), may([gainCredits(2)]))),
  printed: { title: 'Offer', side: 'runner', type: 'event', cost: 0 },
}
const definitions = defineCards('effects', [offer])
const written = (of: Definition) => wantedOf(of).map(({ path, need }) => `${path} ${need}`)

const all = [
  'offer/0/does/0/parts/0 happened',
  'offer/0/does/0/parts/1 happened',
  'offer/0/does/1 taken',
  'offer/0/does/1 declined',
  'offer/0/does/1/does/0 happened',
]

test('each part of a sentence has to happen, and an offer to be taken and declined', () => {
  expect(written(offer)).toEqual(all)
})

test('conditions have to hold and not to hold, and choices to have several answers', () => {
  const wanted = (title: string) => written(cards.find(each => each.printed.title === title) as Definition)
  expect(wanted('Psychographics').filter(each => each.endsWith('chosen'))).toEqual([
    'psychographics/1/does/0 chosen',
  ])
  expect(wanted('Closed Accounts')).toEqual(
    expect.arrayContaining([
      'closed_accounts/0/declares/0/condition met',
      'closed_accounts/0/declares/0/condition notMet',
    ]),
  )
})

test('what was seen is not missing, and the report names the rest in words', () => {
  expect(reportOn(definitions.version, [offer], new Set(all))).toEqual({
    text: '1 of 1 cards complete, 5 of 5 effects seen',
    isComplete: true,
  })
  const { text, isComplete } = reportOn(definitions.version, [offer], new Set(all.slice(0, 3)))
  expect(isComplete).toBe(false)
  expect(text).toContain('never declined')
  expect(text).toMatch(/never happened +Gain 2\[credit\]\./)
  expect(text).toContain('0 of 1 cards complete, 3 of 5 effects seen')
  // A table that takes the offer need not ask for it twice.
  expect(missingOf(offer, new Set(['offer/0/does/1/does/0 happened'])).map(({ need }) => need)).not.toContain(
    'taken',
  )
})

test('an offer is noted by how it is answered', () => {
  const noted = (does: 'agrees' | 'declines'): readonly string[] => {
    const game = scenario({ definitions })
      .runner({ hand: ['Offer'], credits: 1 })
      .runnerTurn()
    game.runner.plays('Offer')
    const noted = new Watch()
    watch(noted)
    try {
      game.runner[does]()
    } finally {
      watch(null)
    }
    return [...noted.seen].filter(each => /taken|declined/.test(each))
  }
  expect(noted('agrees')).toEqual(['offer/0/does/1 taken'])
  expect(noted('declines')).toEqual(['offer/0/does/1 declined'])
})

test('each part that has happened is noted, and nothing when nobody watches', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Offer'], credits: 1 })
    .runnerTurn()
  const before = game.save()
  const noted = new Watch()
  watch(noted)
  game.runner.plays('Offer')
  watch(null)
  expect([...noted.seen]).toEqual(expect.arrayContaining(all.slice(0, 2)))
  const { size } = noted.seen
  game.restore(before)
  game.runner.plays('Offer')
  game.runner.agrees()
  expect(noted.seen.size).toBe(size)
})

test('the test of a card shows what the card does, and no other card', () => {
  const { version } = defineAllCards()
  const meant = cards.filter(({ is }) => is === 'hedge_fund' || is === 'ice_wall')
  const [hedgeFund] = meant
  const { seen, failed } = runTests(meant.slice(0, 1))
  expect(failed).toBeNull()
  expect(hedgeFund && missingOf(hedgeFund, seen)).toEqual([])
  expect(reportOn(version, meant, seen)).toMatchObject({ isComplete: false })
})
