import { cards, defineAllCards } from '@paydata/cards'
import { scenario, unrezzed } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { legend, table } from './report.ts'
import { towardsRare } from './steering.ts'
import { isMissing, Tally } from './tally.ts'

const definitions = defineAllCards()
const counted = (tally: Tally, card: string) =>
  tally.of(card).map(({ words, done, refused, never }) => [words, done, never ?? refused])

test('what a card does is counted, and each of its abilities for itself', () => {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], remotes: [{ root: [unrezzed('PAD Campaign')] }], credits: 5 })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  tally.see(game.json)
  expect(counted(tally, 'hedge_fund')).toEqual([
    ['played', 1, 0],
    ['Gain 9[credit].', 1, 'played'],
  ])
  expect(counted(tally, 'pad_campaign')).toEqual([
    ['installed', 0, 0],
    ['rezzed', 0, 0],
    ['accessed', 0, 'happens'],
    ['When your turn begins, gain 1[credit].', 0, 'met'],
  ])
})

test('an ability that another gives or begins is counted for itself', () => {
  const given = new Tally(definitions).of('private_security_force').map(({ words }) => words)
  expect(given).toEqual([
    'installed',
    'scored',
    'stolen',
    'While the Runner is tagged, this agenda gains “[click]: Do 1 meat damage.”',
    '… [click]: Do 1 meat damage.',
  ])
})

test('what is in force only while something is so is counted only then', () => {
  const tally = new Tally(definitions)
  const force = () => tally.of('private_security_force').find(({ never }) => never === 'force')?.done
  const untagged = scenario({ definitions })
    .corp({ scored: ['Private Security Force'] })
    .corpTurn()
  tally.see(untagged.json)
  expect(force()).toBe(0)
  const tagged = scenario({ definitions })
    .corp({ scored: ['Private Security Force'] })
    .runner({ tags: 1 })
    .corpTurn()
  tally.see(tagged.json)
  expect(force()).toBe(1)
})

test('a player who cannot pay is refused, and that is counted too', () => {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 4 })
    .corpTurn()
  tally.seeRefusals(game.json)
  expect(counted(tally, 'hedge_fund')).toContainEqual(['played', 0, 1])
})

test('a condition that keeps a card from being played counts for the ability that has it', () => {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .corp({ hand: ['Closed Accounts'], credits: 5 })
    .corpTurn()
  tally.seeRefusals(game.json)
  expect(counted(tally, 'closed_accounts').slice(0, 2)).toEqual([
    ['played', 0, 1],
    ['Play only if the Runner is tagged.', 0, 1],
  ])
})

test('each ability is refused for itself: what costs nothing is refused outside of its window', () => {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .runner({ rig: ['Yog.0', 'Magnum Opus'], credits: 5 })
    .runnerTurn()
  tally.seeRefusals(game.json)
  expect(counted(tally, 'yog_0')).toContainEqual([
    'Interface → 0[credit]: Break 1 code gate subroutine.',
    0,
    1,
  ])
  expect(counted(tally, 'magnum_opus')).toContainEqual(['[click]: Gain 2[credit].', 0, 0])
})

test('a place where a card cannot go is a refusal to install it', () => {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .corp({ hand: ['Research Station'] })
    .corpTurn()
  game.corp.installs('Research Station')
  tally.seeRefusals(game.json)
  expect(counted(tally, 'research_station')).toEqual(
    expect.arrayContaining([
      ['installed', 0, 1],
      ['Install only in the root of HQ.', 0, 1],
    ]),
  )
})

test('cards without a cost or a condition have nothing to refuse, and it is said why', () => {
  const tally = new Tally(definitions)
  const played = (card: string) => tally.of(card).find(({ words }) => words === 'played')?.never
  expect([played('easy_mark'), played('psychographics')]).toEqual(['free', 'free'])
  expect([played('closed_accounts'), played('hedge_fund')]).toEqual([null, null])
  const counts = cards.flatMap(({ is }) => tally.of(is))
  const refusable = counts.filter(({ never }) => never === null).length
  const letters = [...legend(counts).matchAll(/^ {2}[a-z] +(\d+)/gm)].map(([, times]) => Number(times))
  expect(refusable).toBeGreaterThan(0)
  expect(letters.reduce((sum, times) => sum + times, refusable)).toBe(counts.length)
  expect(legend(tally.of('easy_mark'))).toContain('  a     1  costs no credits and has no condition')
})

test('players prefer what has not been seen', () => {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Beanstalk Royalties'], credits: 9 })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  tally.see(game.json)
  game.passUntil('nextAction')
  const taste = towardsRare(tally, game.json)
  const [question] = game.json.waiting
  const options = question?.form === 'choose' ? question.options : []
  const liked = options.toSorted((a, b) => taste(b) - taste(a))[0]
  expect(game.json.titles[liked?.card?.card ?? -1]).toBe('beanstalk_royalties')
})

test('the rarest cards come first, those without deeds not at all', () => {
  const tally = new Tally(definitions)
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  tally.see(game.json)
  const shown = cards.filter(({ is }) => is === 'hedge_fund' || is === 'pad_campaign')
  const counts = shown.flatMap(({ is }) => tally.of(is))
  expect(table(shown, counts).split('\n\n')[0]).toBe(
    ['Hedge Fund', '        1         0  played', '        1         d  Gain 9[credit].'].join('\n'),
  )
  expect(
    table(
      shown,
      counts.filter(count => !isMissing(count)),
    ),
  ).toBe(['Hedge Fund', '        1         d  Gain 9[credit].'].join('\n'))
})
