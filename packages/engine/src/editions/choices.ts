import { citedBy } from '../rulebook/citing.ts'
import type { Edition, RuleChoices } from '../rulebook/editions.ts'

export type Choice = keyof RuleChoices

interface PlaceOfChoice {
  /** What it belongs to. */
  readonly of: 'game' | 'turn' | 'run' | 'access' | 'cards' | 'abilities'
  /** Where the newest rules decide it. */
  readonly rule: string
  /** The number under which older texts are cited for it, if those speak of it elsewhere. */
  readonly older?: string
}

/** The choices of an edition with their places in the rules. */
export const choices: Readonly<Record<Choice, PlaceOfChoice>> = {
  winAt: { of: 'game', rule: '1.7.2a' },
  simultaneousWins: { of: 'game', rule: '1.7.1a' },
  startingCredits: { of: 'game', rule: '1.6.4' },
  startingHand: { of: 'game', rule: '1.6.6' },
  // Older texts tell these two in different places.
  allottedClicks: { of: 'turn', rule: '1.11.2', older: '1.11.2a' },
  additionalClicks: { of: 'turn', rule: '1.11.2' },
  // The newest rules let a player act without effect, and say elsewhere which abilities they do not (CR 9.5.6).
  noEffectActions: { of: 'turn', rule: '9.5.6', older: '1.2.4' },
  discardCards: { of: 'turn', rule: '5.5.4c' },
  negativeHandSize: { of: 'turn', rule: '1.7.2b' },
  badPublicityCredits: { of: 'run', rule: '10.6.2' },
  lostServer: { of: 'run', rule: '4.6.8e' },
  removedIce: { of: 'run', rule: '6.9.4a' },
  ifSuccessful: { of: 'run', rule: '6.7.4' },
  ifSuccessfulServer: { of: 'run', rule: '6.7.4a' },
  unsuccessfulIf: { of: 'run', rule: '6.8.4' },
  archivesFaceup: { of: 'access', rule: '7.5.2' },
  accessLimit: { of: 'access', rule: '7.3.5' },
  accessedCards: { of: 'access', rule: '7.3.1a' },
  accessesCount: { of: 'access', rule: '7.3.6' },
  midAccessAbilities: { of: 'access', rule: '7.1.4' },
  rootCardEnteringBreach: { of: 'access', rule: '7.4.6a' },
  secondConsole: { of: 'cards', rule: '3.8.5b' },
  memoryOverflow: { of: 'cards', rule: '10.3.1e', older: '3.9.3c' },
  searchMayFail: { of: 'cards', rule: '8.7.2e' },
  drawing: { of: 'cards', rule: '8.4.2' },
  damageTrashedBy: { of: 'cards', rule: '10.4.2a' },
  damageOrder: { of: 'cards', rule: '10.4.3' },
  ordinalsCount: { of: 'abilities', rule: '9.9.5b' },
  decliningReactions: { of: 'abilities', rule: '9.2.8e' },
  chainReactions: { of: 'abilities', rule: '9.1.2a' },
  sameTargetTwice: { of: 'abilities', rule: '1.15.2e' },
  traceResults: { of: 'abilities', rule: '10.8.5' },
  preventedCosts: { of: 'abilities', rule: '1.16.1a' },
}

const isChoice = (name: string): name is Choice => Object.hasOwn(choices, name)
export const allChoices: readonly Choice[] = Object.keys(choices).filter(isChoice)

/** Where the text of an edition decides a choice, or the next younger one that speaks of it. */
export function placeOfChoice(edition: Edition, choice: Choice): string {
  const { rule, older = rule } = choices[choice]
  return edition.citing === undefined ? rule : citedBy(edition, older)
}
