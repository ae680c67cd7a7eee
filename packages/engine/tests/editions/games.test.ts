import { expect, test } from 'vitest'
import type { RuleChoices } from '../../src/index.ts'
import { editionNamed } from '../../src/index.ts'
import { problemsOf } from '../../testing/invariants.ts'
import { randomGame } from '../laws/games.ts'
import { editionWith } from './with.ts'

/** Every choice with what else it could be: the compiler asks for those of a new one. */
const alternatives: { readonly [Name in keyof RuleChoices]: readonly RuleChoices[Name][] } = {
  winAt: [6],
  allottedClicks: [{ corp: 4, runner: 3 }],
  startingCredits: [10],
  startingHand: [6],
  discardCards: ['oneByOne'],
  negativeHandSize: ['endOfTurn'],
  badPublicityCredits: ['pool'],
  unsuccessfulIf: ['notSuccessful'],
  removedIce: ['passed'],
  ifSuccessful: ['first'],
  ifSuccessfulServer: ['announced'],
  accessLimit: ['total'],
  accessesCount: ['chosen'],
  midAccessAbilities: ['any'],
  rootCardEnteringBreach: ['candidate', 'ignored'],
  secondConsole: ['forbidden'],
  searchMayFail: ['never'],
  drawing: ['direct'],
  simultaneousWins: ['activePlayer'],
  damageTrashedBy: ['runner'],
  damageOrder: ['asChosen'],
  memoryOverflow: ['untilNotExceeding'],
  ordinalsCount: ['preventedToo'],
  decliningReactions: ['oneByOne'],
  sameTargetTwice: ['yes'],
  chainReactions: ['afterEffect'],
  traceResults: ['directly'],
  noEffectActions: ['forbidden'],
  preventedCosts: ['abilityLost'],
}

const editions = Object.entries(alternatives).flatMap(([choice, values]) =>
  values.map(value => [choice, value] as const),
)

test.each(editions)('%s %j: games are played to their end without breaking a law', (choice, value) => {
  const { rules } = editionNamed('26.03')
  expect(rules).toHaveProperty(choice)
  expect(rules).not.toHaveProperty(choice, value)
  const edition = editionWith({ [choice]: value })
  let moments = 0
  for (const seed of [1, 2]) {
    randomGame(
      seed,
      ({ after }) => {
        if (moments++ % 8 === 0) expect(problemsOf(after)).toEqual([])
      },
      edition,
    )
  }
})

test('all of them together: games are played to their end without breaking a law', () => {
  const edition = editionWith(Object.fromEntries(editions.filter(([choice]) => choice !== 'winAt')))
  for (const seed of [3, 4]) randomGame(seed, ({ after }) => expect(problemsOf(after)).toEqual([]), edition)
})
