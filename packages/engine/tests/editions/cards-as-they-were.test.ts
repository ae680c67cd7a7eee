import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { effectText, titleOf } from '@paydata/words/english'
import { test } from 'vitest'
import type { Definition, Game } from '../../src/index.ts'
import { defineCards, loadGame, newGame, saveGame, viewFor } from '../../src/index.ts'
import { cardDefined, nodeDefined } from '../../src/language/definitions.ts'
import type { Side } from '../../src/state/names.ts'
import { card, draw, gainCredits, inEditions, play, printedInEditions } from '../../src/vocabulary.ts'

const identity = (is: string, side: Side): Definition => ({
  ...card(is),
  printed: { title: is, side, type: 'identity' },
})

/** It gained 2 credits before 2019, and was a job until 2022. */
const gig: Definition = {
  ...card(
    'gig',
    play(gainCredits(5)),
    inEditions(['2012', '2013', '2017'], play(gainCredits(2))),
    printedInEditions(['2013', '2017', '1.4', '1.6'], { subtypes: ['job'] }),
  ),
  printed: { title: 'Gig', side: 'runner', type: 'event', cost: 0, subtypes: ['run'] },
}
const plain: Definition = {
  ...card('plain', play(draw(1))),
  printed: { title: 'Plain', side: 'runner', type: 'event', cost: 0 },
}
const all = [identity('corp', 'corp'), identity('runner', 'runner'), gig, plain]

const begun = (definitions: string, edition: string): Game =>
  newGame({
    definitions,
    edition,
    seed: 'as they were',
    corp: { identity: 'corp', cards: [] },
    runner: { identity: 'runner', cards: ['gig', 'plain'] },
  })

test.each([
  ['26.03', 5],
  ['1.6', 5],
  ['2017', 2],
  ['2012', 2],
])('a card does what it did in the edition of the game: %s', (edition, gained) => {
  const game = scenario({ definitions: defineCards('played as it was', all), edition })
    .runner({ credits: 0, hand: ['Gig'] })
    .runnerTurn()
  game.runner.plays('Gig')
  expect(game.runner.credits).toBe(gained)
})

test('what was printed otherwise in an edition is so there, and everything else as today', () => {
  const today = defineCards('printed as it was', all)
  const seen = (edition: string) => today.asIn(edition).cards.get('gig')
  expect(seen('2012')).toMatchObject({ printed: { title: 'Gig', subtypes: ['run'] } })
  expect(seen('2013')).toMatchObject({ printed: { title: 'Gig', subtypes: ['job'] } })
  expect(seen('1.6')).toMatchObject({ printed: { subtypes: ['job'] }, abilities: gig.abilities })
})

test('an edition in which no card was another has the cards of today', () => {
  const today = defineCards('as today', all)
  expect(today.asIn('26.03')).toBe(today)
  expect(begun('as today', '26.03').definitions).toBe('as today')
})

test('a game, its views and its texts name the cards of the edition', () => {
  defineCards('named as it was', all)
  const says = (edition: string) => {
    const { definitions } = viewFor(begun('named as it was', edition), 'runner')
    return [titleOf(definitions, 'gig'), effectText(definitions, 'gig/0/does')]
  }
  expect(says('26.03')).toEqual(['Gig', 'Gain 5[credit].'])
  expect(says('2013')).toEqual(['Gig', 'Gain 2[credit].'])
})

test('cards that did not differ are the same in each edition, down to their parts', () => {
  const { version } = defineCards('shared', all)
  const { definitions } = begun('shared', '2013')
  expect(cardDefined(definitions, 'plain')).toBe(cardDefined(version, 'plain'))
  expect(nodeDefined(definitions, 'plain/0')).toBe(nodeDefined(version, 'plain/0'))
  expect(nodeDefined(definitions, 'gig/0')).not.toEqual(nodeDefined(version, 'gig/0'))
})

test('a set that is loaded later is as it was in the edition too', () => {
  const [corp, runner, ...others] = all
  if (corp === undefined || runner === undefined) throw new Error('there are no identities')
  const inSet = (set: string, cards: readonly Definition[]) => cards.map(each => ({ ...each, set }))
  const today = defineCards('in two parts', inSet('first', [corp, gig]))
  const then = today.asIn('2013')
  defineCards('in two parts', inSet('second', [runner, ...others, { ...gig, is: 'gig_again' }]))
  expect([...then.cards.keys()]).toEqual([...today.cards.keys()])
  expect(then.cards.get('gig_again')?.printed.subtypes).toEqual(['job'])
  expect(then.asIn('26.03')).toBe(today)
})

test('a stored game finds the cards of its edition where nobody has asked for them yet', () => {
  defineCards('stored', all)
  expect(nodeDefined('stored in 2013', 'gig/0/does/0')).toMatchObject({ amount: 2 })
})

test('a game is loaded with the cards of its edition', () => {
  defineCards('loaded', all)
  const loaded = loadGame(saveGame(begun('loaded', '2013')))
  expect(loaded.definitions).toBe('loaded in 2013')
})
