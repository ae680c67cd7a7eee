import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { Definition } from '../../src/index.ts'
import { defineCards, viewFor } from '../../src/index.ts'
import type { CardText, Printed } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'
import { card, from, when } from '../../src/vocabulary.ts'

const made = (text: CardText, side: Printed['side'], type: Printed['type'], title: string): Definition => ({
  ...text,
  printed: { title, side, type, cost: 0, ...(type === 'upgrade' && { trash: 9 }) },
})
const cards = defineCards('accesses set aside', [
  made(card('first'), 'corp', 'operation', 'First'),
  made(card('second'), 'corp', 'operation', 'Second'),
  made(card('third'), 'corp', 'operation', 'Third'),
  made(
    card('sweeper', when(say.accessed(), say.addTo(say.all(from('hq')), 'bottomOfDeck'))),
    'corp',
    'upgrade',
    'Sweeper',
  ),
  made(card('drawer', when(say.accessed(), say.draw(1))), 'corp', 'upgrade', 'Drawer'),
  made(card('stopper', when(say.accessed(), say.endRun())), 'corp', 'upgrade', 'Stopper'),
  made(card('reader', say.always(say.accessMore('rnd', 1))), 'runner', 'hardware', 'Reader'),
])

const breaching = (edition: string, server: 'hq' | 'rnd' | 'archives', root: string) =>
  scenario({ definitions: cards, edition })
    .corp({ hand: ['First'], deck: ['Second', 'Third'], archives: ['First'], [`${server}Root`]: [root] })
    .runner({ rig: ['Reader'], credits: 0 })
    .breaching(server)
type Playing = ReturnType<typeof breaching>

function accessing(game: Playing, ...cards: readonly string[]): Playing {
  for (const each of cards) {
    game.runner.accesses(each)
    while (game.json.waiting.some(({ asks }) => asks === 'midAccess')) game.runner.passes()
  }
  return game
}

const older = ['2012', '2013', '2017'] as const
const newer = ['1.6', '26.03'] as const

test.each(older)(
  '%s: an accessed card of HQ is not in HQ until the Runner is finished accessing',
  edition => {
    const game = breaching(edition, 'hq', 'Sweeper')
    accessing(game, 'hq')
    expect(game.corp.hand).toEqual([])
    accessing(game, 'Sweeper')
    expect(game.corp.hand).toEqual(['First'])
  },
)

test.each(newer)('%s: an accessed card of HQ stays there, where an effect on all of HQ finds it', edition => {
  const game = breaching(edition, 'hq', 'Sweeper')
  accessing(game, 'hq')
  expect(game.corp.hand).toEqual(['First'])
  accessing(game, 'Sweeper')
  expect(game.corp.hand).toEqual([])
})

test.each(older)(
  '%s: the Corp draws the next card, and what was accessed comes back on top in its order',
  edition => {
    const game = breaching(edition, 'rnd', 'Drawer')
    accessing(game, 'rnd', 'Drawer')
    expect(game.corp.hand).toEqual(['First', 'Third'])
    expect(game.corp.deck).toEqual(['Second'])
  },
)

test('26.03: the Corp draws the card that was accessed', () => {
  const game = breaching('26.03', 'rnd', 'Drawer')
  accessing(game, 'rnd', 'Drawer')
  expect(game.corp.hand).toEqual(['First', 'Second'])
})

test.each(older)('%s: two cards of R&D come back in the order in which they lay', edition => {
  const game = breaching(edition, 'rnd', 'Drawer')
  game.fiat.trash('Drawer')
  accessing(game, 'rnd', 'rnd')
  expect(game.corp.deck).toEqual(['Second', 'Third'])
})

test.each(older)('%s: the Runner sees what lies aside, and the Corp not what is of R&D', edition => {
  const aside = (server: 'hq' | 'rnd', viewer: 'corp' | 'runner' | 'spectator') => {
    const game = breaching(edition, server, 'Drawer')
    accessing(game, server)
    const { cards: seen, count } = viewFor(game.json, viewer).setAside
    return [count, ...seen.map(({ face }) => face?.title ?? null)]
  }
  expect(aside('rnd', 'runner')).toEqual([1, 'Second'])
  expect(aside('rnd', 'corp')).toEqual([1])
  expect(aside('rnd', 'spectator')).toEqual([1])
  expect(aside('hq', 'runner')).toEqual([1, 'First'])
  expect(aside('hq', 'corp')).toEqual([1, 'First'])
  expect(aside('hq', 'spectator')).toEqual([1])
})

test.each(older)('%s: what lies aside comes back also where the run ends before all is accessed', edition => {
  for (const server of ['hq', 'rnd', 'archives'] as const) {
    const game = breaching(edition, server, 'Stopper')
    accessing(game, server === 'archives' ? 'First' : server, 'Stopper')
    expect(game.state.run).toBeUndefined()
    expect(game.corp).toMatchObject({ hand: ['First'], deck: ['Second', 'Third'], archives: ['First'] })
  }
})

test.each(older)('%s: what is installed stays installed', edition => {
  const game = breaching(edition, 'hq', 'Drawer')
  accessing(game, 'Drawer')
  expect(game.card('Drawer').zone).toBe('root')
})
