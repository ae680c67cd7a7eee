import type { Deed, Deeds, Preventable } from '@paydata/bots/reasons'
import { deeds } from '@paydata/bots/reasons'
import type { ReasonWords } from '../reasons.ts'
import { remoteNumber } from '../remote.ts'

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
const credits = (count: number): string => many(count, 'credit')
const are = (count: number): string => `there ${count === 1 ? 'is' : 'are'} ${count}`
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.toSpliced(-1).join(', ')} and ${words.at(-1)}`
const it = (card: string | null): string => card ?? 'the card'
/** Titles are written as they are, also where a sentence begins. */
const It = (card: string | null): string => card ?? 'The card'
const centrals: Readonly<Record<string, string>> = { hq: 'HQ', rnd: 'R&D', archives: 'Archives' }
const on = (server: string): string => centrals[server] ?? `Server ${remoteNumber(server)}`
const run = (server: string, amount: number): string =>
  `A run on ${on(server)} costs ${amount === 0 ? 'nothing' : `about ${credits(amount)}`}`

const deedWords: Readonly<Record<Deed, (count: number) => string>> = {
  credits: n => (n > 0 ? `gain ${credits(n)}` : `lose ${credits(-n)}`),
  drains: () => 'the opponent loses credits',
  cards: n => `draw or find ${many(n, 'card')}`,
  clicks: n => `gain ${many(n, 'click')}`,
  damage: n => `do ${n} damage`,
  tags: n => (n > 0 ? `give ${many(n, 'tag')}` : `remove ${many(-n, 'tag')}`),
  trashes: () => 'trash cards',
  endsRun: () => 'end the run',
}
function doing(does: Deeds): string {
  const parts = deeds.flatMap(deed => {
    const count = does[deed]
    return count === undefined ? [] : [deedWords[deed](count)]
  })
  return parts.length === 0 ? 'what it does cannot be counted, but is seldom bad' : parts.join(', ')
}

const prevented: Readonly<Record<Preventable, (count: number) => string>> = {
  damage: n => `${n} damage`,
  tags: n => many(n, 'tag'),
  trash: n => (n === 1 ? 'that a card is trashed' : `that ${n} cards are trashed`),
  endRun: () => 'the end of the run',
  expose: n => (n === 1 ? 'that a card is exposed' : `that ${n} cards are exposed`),
}

/** Why bots do what they do, in English. */
export const reasonsInEnglish: ReasonWords = {
  byLot: () => 'It was drawn by lot.',
  onlyOption: () => 'Nothing else is possible.',
  noneWanted: () => 'None of them is wanted.',
  nothingBetter: () => 'There is nothing better to do now.',
  changesLittle: () => 'It changes little.',
  allAlike: () => 'One is as good as the other.',
  anyWillDo: () => 'Any will do.',
  nothingToChoose: () => 'There is nothing there to choose.',
  allForbidden: () => 'Cards forbid all that would come of it.',
  unforeseen: () => 'The opponent must not foresee it.',
  unknownCard: () => 'It is not known what it is.',
  doesNothing: ({ card }) => `${It(card)} would do nothing now.`,
  moreThanCredit: ({ card, does }) => `${It(card)} gives more for a click than a credit: ${doing(does)}.`,

  winsTrace: () => 'It wins the trace, or costs nothing.',
  asMuchAsThereIs: () => 'As much as there is to have.',
  poolPaysLast: () => 'The pool can pay for anything, so it pays last.',

  wayIsWorthIt: () => 'What may be found is worth the rest of the way.',
  takesMore: () => 'It would take more than it gives.',
  moreHarm: () => 'It would do more harm than good.',
  notWorthStopping: () => 'What is about to happen is not worth stopping.',
  trashTooDear: () => 'Trashing it would cost more than the Corp would lose.',
  installedMayStay: () => 'What is installed there may stay.',

  takesFarMore: ({ card }) => `${It(card)} would take far more than it gives.`,
  seldomBad: ({ card }) => `What ${it(card)} does is seldom bad for its owner.`,
  avoids: ({ card, does }) => `It keeps ${it(card)} from doing this: ${doing(does)}.`,
  worthItsPrice: ({ card, does }) => `${It(card)} does enough for its price: ${doing(does)}.`,
  costsNothing: ({ card }) => `What ${it(card)} does costs nothing and is seldom bad.`,
  doesGood: ({ card, does }) => `${It(card)} does good: ${doing(does)}.`,
  prevents: ({ card, amount, effect }) =>
    `${It(card)} prevents ${prevented[effect](amount)}, which is worse than its price.`,
  preventsLittle: ({ card }) => `What ${it(card)} prevents does little harm.`,

  neededLeast: ({ card }) => `${It(card)} is needed least.`,
  cannotPay: ({ card }) => `${It(card)} cannot be paid for.`,
  facedownAlike: () => 'One facedown card is as good as another.',
  mattersMost: ({ card }) => `${It(card)} matters most.`,
  mostHarmful: () => 'This subroutine would do most harm.',
  fairHand: () => 'It is a fair hand.',
  weakHand: () => 'It is a weak hand.',

  resourceHelps: ({ card }) => `${It(card)} helps the Runner, who is tagged and cannot protect it.`,
  noViruses: () => 'There are no virus counters to purge.',
  purges: ({ amount }) =>
    `There ${amount === 1 ? 'is' : 'are'} ${many(amount, 'virus counter')}, and purging removes ${amount === 1 ? 'it' : 'them all'}.`,
  corpCreditBest: ({ has }) => `With ${credits(has)}, no card does more for a click than another credit.`,
  rezNeeds: ({ card, server, amount, has }) =>
    `${It(card)} on ${on(server)} takes ${credits(amount)} to rez, and ${are(has)}.`,
  hqFull: () => 'HQ is full.',
  emptyRndLoses: () => 'A Corp that must draw from an empty R&D loses.',
  fewInHq: ({ has }) => `With ${many(has, 'card')} in HQ there is little to choose from.`,
  enoughAgendas: () => 'HQ holds enough agendas already.',
  noIceInHq: () => 'HQ holds no ice, and servers need some.',
  moreChoice: () => 'Another card gives more to choose from.',
  flatlines: ({ card, amount, has }) =>
    `${It(card)} does ${amount} damage to a Runner with ${has} in hand: a flatline.`,
  clicksToScore: ({ card, amount }) =>
    `With ${many(amount, 'more click', 'more clicks')} from ${it(card)} an agenda can be scored this turn.`,
  advancesFaster: ({ card, other }) => `${It(card)} advances ${other ?? 'cards'} faster than clicks do.`,
  costs: ({ card, amount, does }) => `${It(card)} costs ${credits(amount)}: ${doing(does)}.`,
  bringsWhileThere: ({ card, amount }) => `${It(card)} brings ${credits(amount)} every turn it stays.`,
  creditsForClicks: ({ card }) => `${It(card)} gives more credits for clicks as long as it stays.`,
  loaded: ({ card }) => `${It(card)} brings credits while it stays.`,
  hurtsWhoAccesses: ({ card }) => `${It(card)} hurts a Runner who accesses it.`,
  usedAgain: ({ card }) => `${It(card)} can be used again and again.`,
  betterServer: ({ card }) => `${It(card)} makes a server better.`,
  mayBeOfUse: ({ card }) => `${It(card)} may be of use.`,

  beginsRemote: ({ card }) => `${It(card)} begins a remote in which agendas can be scored.`,
  closesServer: ({ card, server }) =>
    `${It(card)} does most good on ${on(server)}, where next to nothing stops the Runner.`,
  makesDearer: ({ card, server }) =>
    `${It(card)} does most good on ${on(server)}, where the Runner still comes through too cheaply.`,
  agendasNeedServer: () => 'Agendas need a server of their own.',
  iceMissed: ({ server }) => `Ice is missed most on ${on(server)}.`,
  serverOfItsOwn: () => 'It is a server of its own.',
  runsMatter: ({ server }) => `Runs on ${on(server)} matter most.`,
  keptForAgendas: () => 'Servers with ice are kept for agendas.',
  hasRoom: ({ server }) => `${on(server)} has room.`,

  scoresThisTurn: ({ card }) => `${It(card)} can be scored this turn.`,
  cannotWait: ({ card }) => `${It(card)} cannot wait for a better protected remote.`,
  tooManyAgendas: ({ amount }) =>
    `${amount} agendas in HQ are too many to wait for a better protected remote.`,
  keptUntilScored: ({ card, server }) =>
    `What protects ${on(server)} should keep ${it(card)} until it is scored.`,
  bestPlace: ({ card, server }) =>
    `${It(card)} has to be scored some time, and ${on(server)} is the best place for it.`,
  noBetterRemote: () => 'No other remote is free and better protected.',
  bestRemote: ({ server }) => `${on(server)} is the best protected remote that is free.`,
  thereIsRoom: () => 'There is room.',
  looksLikeAgenda: ({ card }) => `${It(card)} looks like an agenda when it is advanced.`,
  scorableAlready: ({ card }) => `${It(card)} can be scored already.`,
  scoresWithMore: ({ card, amount }) => `${It(card)} can be scored this turn: ${amount} more.`,
  scoresNextTurn: ({ card }) => `${It(card)} can be scored next turn if it is advanced now.`,
  advancingNeeds: ({ card, amount, has }) =>
    `${It(card)} takes ${credits(amount)} more to advance, and ${are(has)}.`,
  worthPoints: ({ card, amount, has }) => `${It(card)} is worth ${amount} of ${has} points.`,

  scoresWith: ({ card }) => `With ${it(card)} an agenda can be scored this turn.`,
  endsRun: ({ card }) => `${It(card)} ends the run before anything is accessed.`,
  moreThanItCosts: ({ card, does }) => `${It(card)} does more than it costs: ${doing(does)}.`,
  agendaEasier: ({ card }) => `${It(card)} makes the agenda beside it easier to score.`,
  runIsThere: ({ card, server }) => `The Runner is running on ${on(server)}, where ${it(card)} is.`,
  notNeededYet: ({ card }) => `${It(card)} is not needed yet.`,
  incomeFromNow: ({ card, amount }) => `${It(card)} brings ${credits(amount)} every turn from now on.`,
  creditsFromNow: ({ card }) => `${It(card)} brings credits from now on.`,
  usedOnceRezzed: ({ card, amount }) =>
    `${It(card)} can be used once it is rezzed, and leaves ${credits(amount)}.`,
  stopsRun: ({ card, server, amount }) =>
    `${It(card)} should stop the run on ${on(server)} for ${credits(amount)}.`,
  runDearer: ({ card, server }) => `${It(card)} makes the run on ${on(server)} dearer for the Runner.`,

  taggedIsRisky: () => 'While the Runner is tagged, the Corp can trash resources and do worse.',
  offersRun: ({ card }) => `${It(card)} offers a run.`,
  makesRunBetter: ({ card }) => `${It(card)} makes a run better.`,
  worthThePrice: ({ card, does }) => `${It(card)} is worth its price: ${doing(does)}.`,
  emptyStack: () => 'The stack is empty.',
  handFull: () => 'The hand is full.',
  thinHand: ({ has }) => `With ${has} in hand, damage could be the end.`,
  moreToLose: () => 'Another card gives more to choose from, and one more to lose to damage.',
  breakersMissing: ({ kinds }) => `Nothing breaks ${list(kinds)} ice yet: what does has to be found.`,
  untagCosts: ({ amount }) => `Removing the tag takes ${credits(amount)} and a click.`,
  runnerCreditBest: ({ has }) =>
    `With ${credits(has)}, no card and no run is worth more than another credit.`,
  cardTakes: ({ card, amount, has }) => `${It(card)} takes ${credits(amount)}, and ${are(has)}.`,
  breaksNothingNew: ({ card }) => `What ${it(card)} breaks can be broken already.`,
  breaksNew: ({ card, kinds }) => `Nothing breaks ${list(kinds)} ice yet, and ${it(card)} does.`,
  bringsEveryTurn: ({ card, amount }) => `${It(card)} brings ${credits(amount)} every turn.`,
  usedWhileThere: ({ card, does }) => `${It(card)} can be used as long as it stays: ${doing(does)}.`,

  nothingToFind: ({ server }) => `There is nothing to find in ${on(server)}.`,
  noWay: ({ server }) => `There is no way through the ice of ${on(server)}.`,
  runTooDear: ({ server }) => `A run on ${on(server)} would cost more than there is.`,
  runOnHq: ({ amount, has }) =>
    `${run('hq', amount)}; ${has === 1 ? 'the only card' : `one of ${has} cards`} of HQ is accessed.`,
  runOnRnd: ({ amount }) => `${run('rnd', amount)}; the next card the Corp would draw is accessed.`,
  runOnArchives: ({ amount, has }) =>
    `${run('archives', amount)}; ${many(has, 'facedown card')} ${has === 1 ? 'is' : 'are'} there.`,
  runOnEmpty: ({ server, amount }) => `${run(server, amount)}; nothing is there.`,
  runOnUnknown: ({ server, amount }) =>
    `${run(server, amount)}; an agenda may be there, or something to trash.`,
  runOnKnown: ({ server, amount, cards }) =>
    `${run(server, amount)}; ${list(cards)} ${cards.length === 1 ? 'is' : 'are'} there.`,
  getsPast: ({ card, other, amount }) =>
    `${It(card)} gets past ${other ?? 'the ice'} for ${credits(amount)}.`,
  givesMore: ({ card, does }) => `${It(card)} gives more than it costs: ${doing(does)}.`,
  goesOn: () => 'The way is worth it.',
  noIceAhead: () => 'There is no ice ahead any more.',
  noWayLeft: () => 'There is no way through the ice that is left.',
  harmAhead: () => 'The ice that is left could do more harm than there are cards in hand.',
  wayTakes: ({ amount }) => `The way that is left takes about ${credits(amount)}.`,

  mayBeAgenda: () => 'There may be an agenda.',
  agendasWin: () => 'Agendas win the game.',
  letStay: () => 'It may stay.',
  wouldBring: ({ card, amount }) => `${It(card)} would bring the Corp ${credits(amount)} a turn.`,
  wouldBringForClicks: ({ card, amount }) =>
    `${It(card)} would bring the Corp ${credits(amount)} a turn beyond what clicks bring.`,
  keepsFromCorp: ({ card, amount }) =>
    `${credits(amount)} ${amount === 1 ? 'is' : 'are'} not too much to keep ${it(card)} from the Corp.`,

  winsNow: () => 'It wins the game this turn, whatever the opponent does.',
  chances: ({ amount, next }) => `The chance to win is then about ${amount} %, with the next best ${next} %.`,
}
