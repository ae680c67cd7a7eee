import { cardsVersion, defineAllCards } from '@paydata/cards'
import { broughtToPlay, namedDeck, pools, readyDecks, starterDecks, violationsOf } from '@paydata/decks'
import type { Deck, Game, Side } from '@paydata/engine'
import { newGame } from '@paydata/engine'
import { imagine, knownTo, unknownIn } from '@paydata/engine/worlds'
import { card, rezzed, scenario, unrezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { guess } from './guessing.ts'
import type { Expectation } from './likely.ts'

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

const deckNamed = (id: string): Deck =>
  broughtToPlay(readyDecks.find(deck => deck.id === id) ?? expect.fail(id))

/** A game of Startup, as it begins, of two decks. */
const startup = (corp: Deck, runner: Deck): Game =>
  newGame({ definitions: cardsVersion, seed: 'startup', sets: pools.startup.sets ?? [], corp, runner })

const ofWeyland = deckNamed('startup_weyland_consortium')
const ofAnarchs = deckNamed('startup_anarch')

/** The whole deck that a side guesses the other has: what was seen of it, and the rest. */
function deckGuessed(game: Game, side: Side, expectation: Expectation, seed: string): readonly string[] {
  const known = knownTo(game, side) ?? expect.fail('nobody is asked')
  const titles = guess(known, expectation, diceOf(seed))
  const unseen = new Map(unknownIn(known).map((slot, nth) => [slot.card, titles[nth] ?? '']))
  return known.game.cards
    .filter(({ owner, zone }) => owner !== side && zone !== 'identity')
    .map(({ card: n }) => unseen.get(n) ?? known.game.titles[n] ?? '')
}

/** How many cards of a deck are in another one. */
function common(one: readonly string[], other: readonly string[]): number {
  const left = [...other]
  return one.filter(card => left.includes(card) && left.splice(left.indexOf(card), 1)).length
}

test('of all ready decks the one that the opponent may have in this format is expected', () => {
  const expectation = { definitions, decks: readyDecks.map(broughtToPlay) }
  const guessed = deckGuessed(startup(ofWeyland, ofAnarchs), 'corp', expectation, 'list')
  expect([...guessed].sort()).toEqual([...ofAnarchs.cards].sort())
})

test('a list with cards that the format lacks is no guess', () => {
  const strange = { ...ofAnarchs, cards: ofAnarchs.cards.map(() => 'djinn') }
  const guessed = deckGuessed(
    startup(ofWeyland, ofAnarchs),
    'corp',
    { definitions, decks: [strange] },
    'list',
  )
  expect(guessed).not.toContain('djinn')
})

test.each(readyDecks.filter(({ id }) => id.startsWith('startup_')))(
  'where no list is known, a deck as legal as $id is guessed: by faction, influence, copies and points',
  deck => {
    const own = broughtToPlay(deck)
    const game = deck.side === 'corp' ? startup(own, ofAnarchs) : startup(ofWeyland, own)
    const rest = { ...game, waiting: game.waiting.map(each => ({ ...each, for: other(deck.side) })) }
    for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const cards = deckGuessed(rest, other(deck.side), { definitions, decks: [] }, seed)
      const guessed = namedDeck(
        'guessed',
        deck.identity,
        cards.map(id => [id, 1]),
      )
      // The lists of a format are no rules: they change.
      const pool = { ...pools.startup, name: 'all' } as const
      expect(violationsOf(guessed, pool)).toEqual([])
      expect(guessed.cards.filter(([, count]) => count === 3).length).toBeGreaterThan(7)
    }
  },
)

const other = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp')

test('a list of which a few cards were changed is still the guess', () => {
  const changed = {
    ...ofAnarchs,
    cards: [...ofAnarchs.cards.slice(0, -4), 'sure_gamble', 'sure_gamble', 'vrcation'],
  }
  const game = startup(ofWeyland, changed)
  const known = deckGuessed(game, 'corp', { definitions, decks: [ofAnarchs] }, 'changed')
  const made = deckGuessed(game, 'corp', { definitions, decks: [] }, 'changed')
  expect(known).toHaveLength(changed.cards.length)
  expect(common(known, changed.cards)).toBeGreaterThan(35)
  expect(common(made, changed.cards)).toBeLessThan(30)
})

test('a card that was first printed in an older set is guessed in the formats of a later one', () => {
  const game = startup(ofWeyland, ofAnarchs)
  expect(guesses(game, 'corp', { definitions, decks: [] }, 'stack')).toContain('sure_gamble')
})

/** In which a card in a remote has so many counters. */
const advancedBy = (advanced: number) =>
  scenario({ definitions, sets: ['core'] })
    .corp({ remotes: [{ root: [card('Priority Requisition', { advanced })] }] })
    .runner({})

const requirements = (ids: Iterable<string>): ReadonlySet<unknown> =>
  new Set([...ids].flatMap(id => definitions.cards.get(id)?.printed.advancement ?? []))

test('an agenda that could have been scored with its counters is no guess in the turn of the Runner', () => {
  const expectation = { definitions, decks: [] }
  const asked = guesses(advancedBy(4).runnerTurn().json, 'runner', expectation, 'root')
  expect(requirements(asked)).toEqual(new Set([5]))
  const before = guesses(advancedBy(2).runnerTurn().json, 'runner', expectation, 'root')
  expect(requirements(before)).toEqual(new Set([3, 4, 5]))
})
