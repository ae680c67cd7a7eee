import type { Side } from '@paydata/engine'
import { isolated } from '@paydata/protocol'
import type { Eye } from '../../replay/film.ts'
import type { NotShown } from '../../replay/wire.ts'

const sides: Readonly<Record<Side, string>> = { corp: 'Corp', runner: 'Runner' }
const eyes: Readonly<Record<Eye, string>> = {
  all: 'Both hands',
  corp: 'The Corp’s',
  runner: 'The Runner’s',
  spectator: 'A spectator’s',
}
const refused: Readonly<Record<NotShown, string>> = {
  unreadable: 'That is no replay, or not the whole of one.',
  otherCards: 'This game was played with other cards than are here.',
  olderRules: 'This file is of an earlier version, and the rules or cards have changed since.',
  doesNotPlay: 'This game cannot be played again: it has been changed, or comes from another version.',
  notAllowed: 'The players keep this game to themselves.',
  notOver: 'This game is not over yet.',
  noSuchGame: 'There is no such game.',
  offline: 'There is no answer from a server. A replay can be opened from a file.',
}

/** The words of the screen that shows games again. */
export const replay = {
  title: 'Replays',
  lead: 'Look at a game again, move by move, with either player’s eyes or with both.',
  open: 'Open a replay file',
  drop: 'or drop one here',
  last: 'The game you played last',
  mine: 'Your games on this server',
  here: 'Your games in this browser',
  hereLead: 'The last ones that were played to their end here. They stay in this browser.',
  wonBy: (side: Side): string => `won by the ${sides[side]}`,
  none: 'None yet.',
  against: (who: string): string => `against ${isolated(who)}`,
  nobody: 'nobody',
  asSide: (side: Side): string => `as the ${sides[side]}`,
  outcome: { won: 'won', lost: 'lost', drawn: 'drawn', none: 'not finished' },
  opening: 'Playing the game again',
  refused,
  other: 'Open another one',
  controls: 'Replay',
  players: (corp: string, runner: string): string => `${corp} – ${runner}`,
  scrub: 'Moment',
  where: (step: number, last: number): string => `Answer ${step} of ${last}`,
  at: (step: number, last: number, turn: number, side: Side): string =>
    turn === 0 ? `Answer ${step} of ${last}` : `Answer ${step} of ${last}, turn ${turn}, ${sides[side]}`,
  ways: {
    backTurn: 'Back by a turn',
    backAction: 'Back by an action',
    back: 'Back',
    forward: 'On',
    forwardAction: 'On by an action',
    forwardTurn: 'On by a turn',
  },
  go: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  eye: 'View',
  eyes,
  link: 'Copy link',
  copied: 'The link to this moment is copied.',
  branch: 'Play on from here',
  branchLead: 'The original stays as it is.',
  branches: {
    corp: 'As the Corp, against the computer',
    runner: 'As the Runner, against the computer',
    both: 'Both sides, by yourself',
    spectator: 'Watch two computers play on',
  },
  branchEarlier: (step: number): string =>
    `Under today’s rules the game would have gone another way after answer ${step}: you play on from there.`,
  noBranch: 'Under today’s rules this game cannot be played on.',
  cannotBranch: 'The game is over here: go back to play on from an earlier moment.',
  decides: (side: Side): string => `The ${sides[side]} decides`,
  agreed: 'Both agree on a draw',
  secret: 'What was asked and answered is known to that player alone.',
  gaveUp: 'gives up, or has no time left',
  chosen: 'chosen',
  why: (because: string): string => `Why: ${because}`,
  options: 'Options',
  rest: (answers: number): string =>
    `The rules or cards have changed since: ${answers === 1 ? 'the last answer is' : `the last ${answers} answers are`} not shown, as the game would go another way by now.`,
  end: 'The end of the game',
  wins: (side: Side): string => `The ${sides[side]} wins`,
  drawn: 'A draw',
} as const
