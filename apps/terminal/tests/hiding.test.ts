import type { Side } from '@paydata/engine'
import { expect, test } from 'vitest'
import type { Library } from '../src/library.ts'
import { played } from './fake-terminal.ts'
import { newestScreen, numberOf, screensOf } from './reading.ts'
import { tiny } from './tiny-cards.ts'

/** The same decks in the same order, with every copy of one card of a side replaced by another of its kind. */
function exchanged(side: Side, from: string, to: string): Library {
  return {
    ...tiny,
    decks: tiny.decks.map(deck =>
      deck.side === side
        ? { ...deck, cards: deck.cards.map(([id, count]) => [id === from ? to : id, count] as const) }
        : deck,
    ),
  }
}

/** Plays by the beginnings of labels, the same for both games; everybody asks for all there is to read. */
function typist(plans: Readonly<Record<Side, readonly string[]>>, most: number) {
  let typed = 0
  let aside = 0
  return (out: string): string | null => {
    if (typed >= most) return null
    if (out.endsWith('Enter.\n')) return ''
    const asides = ['?', 'why', 'log', 'stops every']
    if (aside < asides.length) return asides[aside++] ?? ''
    aside = 0
    typed++
    const screen = newestScreen(out)
    const side = screen.includes('\ncorp> ') ? 'corp' : 'runner'
    for (const beginning of plans[side]) {
      const number = numberOf(screen, beginning)
      if (number !== undefined) return number
    }
    return '1'
  }
}

async function screens(library: Library, plans: Readonly<Record<Side, readonly string[]>>, side: Side) {
  const { out } = await played(['--seed', 'b', '--no-auto-pass'], [], {
    library,
    interactive: true,
    typist: typist(plans, 70),
  })
  return { out, mine: screensOf(out, side) }
}

test('CR 10.2: what the Corp holds and installs facedown is nowhere on the screens of the Runner', async () => {
  const plans = {
    corp: ['Pass', 'Install', 'New', 'Gain 1'],
    runner: ['Pass', 'Install', 'Play', 'Run Archives', 'Continue', 'Gain 1'],
  }
  const one = await screens(tiny, plans, 'runner')
  const other = await screens(exchanged('corp', 'till', 'big_plan'), plans, 'runner')
  expect(one.out).not.toBe(other.out)
  expect(one.mine.length).toBeGreaterThan(15)
  expect(one.mine.some(screen => screen.includes('[card]'))).toBe(true)
  expect(other.mine).toEqual(one.mine)
})

test('CR 10.2: what the Runner holds is nowhere on the screens of the Corp', async () => {
  const plans = {
    corp: ['Pass', 'Install', 'HQ', 'Gain 1'],
    runner: ['Pass', 'Run Archives', 'Continue', 'Gain 1'],
  }
  const one = await screens(tiny, plans, 'corp')
  const other = await screens(exchanged('runner', 'hammer', 'toolkit'), plans, 'corp')
  expect(one.out).not.toBe(other.out)
  expect(one.mine.length).toBeGreaterThan(15)
  expect(other.mine).toEqual(one.mine)
})
