import type { RuleChoices } from '../../src/index.ts'
import { defineEdition, editionNamed } from '../../src/index.ts'

const current = editionNamed('26.03')

/** The name of an edition that is 26.03 but for these choices. */
export const editionWith = (rules: Partial<RuleChoices>): string =>
  defineEdition({
    ...current,
    name: `26.03 with ${JSON.stringify(rules)}`,
    rules: { ...current.rules, ...rules },
  }).name

/** Every choice with what else it could be: the compiler asks for those of a new one. */
export const alternatives: { readonly [Name in keyof RuleChoices]: readonly RuleChoices[Name][] } = {
  winAt: [6],
  allottedClicks: [{ corp: 4, runner: 3 }],
  additionalClicks: ['whileActive'],
  startingCredits: [10],
  startingHand: [6],
  discardCards: ['oneByOne'],
  negativeHandSize: ['endOfTurn'],
  badPublicityCredits: ['pool'],
  lostServer: ['atOnce'],
  unsuccessfulIf: ['notSuccessful'],
  removedIce: ['passed'],
  ifSuccessful: ['first'],
  ifSuccessfulServer: ['announced'],
  archivesFaceup: ['asAccessed'],
  accessLimit: ['total'],
  accessedCards: ['setAside'],
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
