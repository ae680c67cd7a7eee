import { cards, defineAllCards } from '@paydata/cards'
import { scenario, unrezzed } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { linesOf, table } from './report.ts'
import { towardsRare } from './steering.ts'
import { Tally } from './tally.ts'

const definitions = defineAllCards()
const named = (...titles: readonly string[]) => cards.filter(({ printed }) => titles.includes(printed.title))

test('what a card does is counted, and each of its abilities for itself', () => {
  const tally = new Tally(cards)
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], remotes: [{ root: [unrezzed('PAD Campaign')] }], credits: 5 })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  tally.see(game.json)
  expect(
    linesOf(tally, named('Hedge Fund', 'PAD Campaign')).map(({ words, times }) => [words, times]),
  ).toEqual([
    ['played', 1],
    ['refused', 0],
    ['Gain 9[credit].', 1],
    ['installed', 0],
    ['rezzed', 0],
    ['accessed', 0],
    ['refused', 0],
    ['When your turn begins, gain 1[credit].', 0],
  ])
})

test('who cannot pay is refused, and that is counted too', () => {
  const tally = new Tally(cards)
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 4 })
    .corpTurn()
  tally.seeRefusals(game.json)
  expect(tally.times('hedge_fund', 'refused')).toBe(1)
})

test('players prefer what has not been seen', () => {
  const tally = new Tally(cards)
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
  const tally = new Tally(cards)
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  tally.see(game.json)
  const shown = named('Hedge Fund', 'PAD Campaign')
  const seen = linesOf(tally, shown).filter(({ times }) => times > 0)
  expect(table(shown, seen)).toBe('Hedge Fund\n        1  played\n        1  Gain 9[credit].')
})
