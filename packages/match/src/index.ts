/** Runs a game in progress. Its drivers are the server, the browser and the terminal. */
export {
  type Advance,
  advance,
  type Kept,
  type Looked,
  type Move,
  type Step,
  type Wishes,
} from './advance.ts'
export {
  concessionWanted,
  isOutdated,
  macroWanted,
  replyWanted,
  takeBackWanted,
  type Wanted,
} from './asked.ts'
export {
  awayLeft,
  clockOf,
  fullClock,
  leftAt,
  nextFall,
  stoppedClock,
  type Timing,
  withoutClocks,
} from './clock.ts'
export { answersIn, type Course, courseAfter, courseFrom, standAfter } from './course.ts'
export type {
  AnswerEntry,
  Entry,
  GivenAnswer,
  Left,
  MacrosOf,
  MendedEntry,
  StoredEntry,
} from './entries.ts'
export type { Live } from './live.ts'
export { goingBehind, macroMove, macrosWith, noMacros, withGoing } from './macros.ts'
export {
  firstNumbers,
  type Numbers,
  numbersFor,
  playsAlike,
  type Version,
  type Versions,
} from './numbers.ts'
export { type Ongoing, ongoingAfter, ongoingFrom } from './ongoing.ts'
export {
  isOrdered,
  lastByHand,
  type Past,
  type Recollection,
  recollect,
  withEntry,
} from './past.ts'
export { noTime, play } from './playing.ts'
export {
  after,
  beginning,
  type Lasting,
  lastingAfter,
  mendedAt,
  type Position,
  type Recall,
  resumed,
  resumedAfter,
  type Sharing,
} from './position.ts'
export { type ReadAgain, type ReadAgainRefusalCode, type Release, readAgain } from './reading.ts'
export {
  leadsTo,
  moveOf,
  type Retold,
  type RetoldByPlace,
  replyIn,
  retold,
  toldAgain,
} from './retold.ts'
export { shareCards } from './sharing.ts'
export {
  look,
  type News,
  newsAfter,
  nothingNew,
  type Showing,
  type Shown,
  show,
  type ToTell,
} from './showing.ts'
export { isTakenBack, movesIn, shownAgain, type Told } from './told.ts'
