import type { Facts } from './facts.ts'

type Fact = keyof Facts

/** All reasons that bots have, each with the facts it is told with. */
export const needs = {
  // Of any question.
  byLot: [],
  onlyOption: [],
  noneWanted: [],
  nothingBetter: [],
  changesLittle: [],
  allAlike: [],
  anyWillDo: [],
  nothingToChoose: [],
  allForbidden: [],
  unforeseen: [],
  unknownCard: [],
  doesNothing: ['card'],
  moreThanCredit: ['card', 'does'],
  // Numbers and payments.
  winsTrace: [],
  asMuchAsThereIs: [],
  poolPaysLast: [],
  // What is declined.
  wayIsWorthIt: [],
  takesMore: [],
  moreHarm: [],
  notWorthStopping: [],
  trashTooDear: [],
  installedMayStay: [],
  // What is offered by cards.
  takesFarMore: ['card'],
  seldomBad: ['card'],
  avoids: ['card', 'does'],
  worthItsPrice: ['card', 'does'],
  costsNothing: ['card'],
  doesGood: ['card', 'does'],
  prevents: ['card', 'amount', 'effect'],
  preventsLittle: ['card'],
  // What is chosen.
  neededLeast: ['card'],
  cannotPay: ['card'],
  facedownAlike: [],
  mattersMost: ['card'],
  mostHarmful: [],
  fairHand: [],
  weakHand: [],
  // Actions of the Corp.
  resourceHelps: ['card'],
  noViruses: [],
  purges: ['amount'],
  corpCreditBest: ['has'],
  rezNeeds: ['card', 'server', 'amount', 'has'],
  hqFull: [],
  emptyRndLoses: [],
  fewInHq: ['has'],
  enoughAgendas: [],
  noIceInHq: [],
  moreChoice: [],
  flatlines: ['card', 'amount', 'has'],
  clicksToScore: ['card', 'amount'],
  advancesFaster: ['card', 'other'],
  costs: ['card', 'amount', 'does'],
  bringsWhileThere: ['card', 'amount'],
  creditsForClicks: ['card'],
  loaded: ['card'],
  hurtsWhoAccesses: ['card'],
  usedAgain: ['card'],
  betterServer: ['card'],
  mayBeOfUse: ['card'],
  // Where the Corp installs.
  beginsRemote: ['card'],
  closesServer: ['card', 'server'],
  makesDearer: ['card', 'server'],
  agendasNeedServer: [],
  iceMissed: ['server'],
  serverOfItsOwn: [],
  runsMatter: ['server'],
  keptForAgendas: [],
  hasRoom: ['server'],
  // Agendas.
  scoresThisTurn: ['card'],
  cannotWait: ['card'],
  tooManyAgendas: ['amount'],
  keptUntilScored: ['card', 'server'],
  bestPlace: ['card', 'server'],
  noBetterRemote: [],
  bestRemote: ['server'],
  thereIsRoom: [],
  looksLikeAgenda: ['card'],
  scorableAlready: ['card'],
  scoresWithMore: ['card', 'amount'],
  scoresNextTurn: ['card'],
  advancingNeeds: ['card', 'amount', 'has'],
  worthPoints: ['card', 'amount', 'has'],
  // What the Corp does while the Runner acts or runs.
  scoresWith: ['card'],
  endsRun: ['card'],
  moreThanItCosts: ['card', 'does'],
  agendaEasier: ['card'],
  runIsThere: ['card', 'server'],
  notNeededYet: ['card'],
  incomeFromNow: ['card', 'amount'],
  creditsFromNow: ['card'],
  usedOnceRezzed: ['card', 'amount'],
  stopsRun: ['card', 'server', 'amount'],
  runDearer: ['card', 'server'],
  // Actions of the Runner.
  taggedIsRisky: [],
  offersRun: ['card'],
  makesRunBetter: ['card'],
  worthThePrice: ['card', 'does'],
  emptyStack: [],
  handFull: [],
  thinHand: ['has'],
  moreToLose: [],
  breakersMissing: ['kinds'],
  untagCosts: ['amount'],
  runnerCreditBest: ['has'],
  cardTakes: ['card', 'amount', 'has'],
  breaksNothingNew: ['card'],
  breaksNew: ['card', 'kinds'],
  bringsEveryTurn: ['card', 'amount'],
  usedWhileThere: ['card', 'does'],
  // Runs.
  nothingToFind: ['server'],
  noWay: ['server'],
  runTooDear: ['server'],
  runOnHq: ['amount', 'has'],
  runOnRnd: ['amount'],
  runOnArchives: ['amount', 'has'],
  runOnEmpty: ['server', 'amount'],
  runOnUnknown: ['server', 'amount'],
  runOnKnown: ['server', 'amount', 'cards'],
  getsPast: ['card', 'other', 'amount'],
  givesMore: ['card', 'does'],
  goesOn: [],
  noIceAhead: [],
  noWayLeft: [],
  harmAhead: [],
  wayTakes: ['amount'],
  // Accesses.
  mayBeAgenda: [],
  agendasWin: [],
  letStay: [],
  wouldBring: ['card', 'amount'],
  wouldBringForClicks: ['card', 'amount'],
  keepsFromCorp: ['card', 'amount'],
  // What thinking ahead has shown.
  chances: ['amount', 'next'],
  winsNow: [],
} as const satisfies Readonly<Record<string, readonly Fact[]>>

export type Code = keyof typeof needs
export type FactsOf<C extends Code> = Pick<Facts, (typeof needs)[C][number]>
export type ReasonOf<C extends Code> = {
  readonly [Each in C]: { readonly code: Each; readonly params: FactsOf<Each> }
}[C]

/** Why a bot does something. Whatever shows it puts it into words. */
export type Reason = ReasonOf<Code>

/** Reasons that need no facts. */
export type BareCode = { [C in Code]: (typeof needs)[C] extends readonly [] ? C : never }[Code]

export function reason<C extends BareCode>(code: C): ReasonOf<C>
export function reason<C extends Code>(code: C, params: FactsOf<C>): ReasonOf<C>
export function reason(code: Code, params: object = {}) {
  return { code, params }
}
