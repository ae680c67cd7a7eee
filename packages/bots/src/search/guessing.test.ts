import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import type { Deck, Game, Side } from '@paydata/engine'
import { imagine, knownTo, unknownIn } from '@paydata/engine/worlds'
import { card, rezzed, scenario, unrezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import type { Expectation } from './guessing.ts'
import { guess } from './guessing.ts'

const definitions = defineAllCards()
const decks = starterDecks.map(broughtToPlay)

/** The cards that a side takes the ones in some place for, in many guesses. */
function guesses(game: Game, side: Side, expectation: Expectation, zone: string): ReadonlySet<string> {
  const known = knownTo(game, side)
  if (known === undefined) throw new Error('nobody is asked')
  const found = new Set<string>()
  for (let nth = 0; nth < 40; nth++) {
    const titles = guess(known, expectation, diceOf(`guess ${nth}`))
    unknownIn(known).forEach((slot, i) => {
      if (slot.zone === zone) found.add(titles[i] ?? '')
    })
    expect(imagine(known, titles, 'any').waiting[0]?.for).toBe(side)
  }
  return found
}

const typeOf = (id: string): string => definitions.cards.get(id)?.printed.type ?? 'unknown'

const game = scenario({ definitions })
  .corp({
    hqIce: [unrezzed('Enigma')],
    rndIce: [rezzed('Ice Wall')],
    remotes: [{ root: [card('Priority Requisition', { advanced: 2 })] }],
  })
  .runner({})
  .runnerTurn().json

test('unseen ice is taken for ice, and an advanced card for one that can be advanced', () => {
  const expectation = { definitions, decks: [] }
  const ice = guesses(game, 'runner', expectation, 'ice')
  expect([...new Set([...ice].map(typeOf))]).toEqual(['ice'])
  expect(ice.size).toBeGreaterThan(10)
  const roots = [...guesses(game, 'runner', expectation, 'root')]
  expect(new Set(roots.map(typeOf))).toEqual(new Set(['agenda', 'asset']))
  expect(roots).not.toContain('pad_campaign')
})

test('a card that the format lacks is in no guess, whatever other games are played with', () => {
  const setsOf = (hidden: Iterable<string>) => new Set([...hidden].map(id => definitions.cards.get(id)?.set))
  const ofCore = scenario({ definitions, sets: ['core'] })
    .corp({ hqIce: [unrezzed('Enigma'), unrezzed('Hunter')], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({})
    .runnerTurn().json
  const expectation = { definitions, decks: [] }
  for (const zone of ['ice', 'root', 'rnd'])
    expect(setsOf(guesses(ofCore, 'runner', expectation, zone))).toEqual(new Set(['core']))
  expect(setsOf(guesses(game, 'runner', expectation, 'ice'))).toContain('system-gateway')
})

test('of two cards in a remote the advanced one is no upgrade', () => {
  const two = scenario({ definitions })
    .corp({ remotes: [{ root: ['Red Herrings', card('Priority Requisition', { advanced: 1 })] }] })
    .runner({})
    .runnerTurn().json
  const roots = [...guesses(two, 'runner', { definitions, decks: [] }, 'root')]
  expect(new Set(roots.map(typeOf))).toEqual(new Set(['agenda', 'asset', 'upgrade']))
})

test('where a deck is expected, what is not seen of it is what is hidden', () => {
  const deck: Deck = { identity: 'haas_bioroid_engineering_the_future', cards: ['enigma', 'hedge_fund'] }
  const own = scenario({ definitions })
    .corp({
      identity: 'Haas-Bioroid: Engineering the Future',
      hand: ['Hedge Fund'],
      deck: [],
      hqIce: [unrezzed('Enigma')],
    })
    .runner({})
    .runnerTurn().json
  expect(guesses(own, 'runner', { definitions, decks: [deck] }, 'ice')).toEqual(new Set(['enigma']))
  expect(guesses(own, 'runner', { definitions, decks: [deck] }, 'hq')).toEqual(new Set(['hedge_fund']))
})

test('of its own cards a side knows which there are, but not where', () => {
  const own = scenario({ definitions })
    .corp({ hand: [], deck: ['Hedge Fund', 'Enigma', 'PAD Campaign'] })
    .runner({})
    .corpTurn().json
  const known = knownTo(own, 'corp')
  expect(known?.own).toEqual(['enigma', 'hedge_fund', 'pad_campaign'])
  expect(guesses(own, 'corp', { definitions, decks }, 'rnd')).toEqual(new Set(known?.own))
})
