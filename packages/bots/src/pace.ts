import type { WaitingView } from '@paydata/engine'
import type { Dice } from './bot.ts'

type Asks = WaitingView['asks']

/** How long a bot seems to think, in milliseconds. */
export interface Pace {
  /** About an action; other questions take a part of it. */
  readonly action: number
  /** By how much it varies, as a part of it. */
  readonly spread: number
  readonly least: number
}

export const paces = {
  instant: { action: 0, spread: 0, least: 0 },
  brisk: { action: 500, spread: 0.3, least: 80 },
  steady: { action: 1000, spread: 0.4, least: 150 },
  human: { action: 1800, spread: 0.5, least: 250 },
} as const satisfies Readonly<Record<string, Pace>>

/** How long each kind of question takes, as a part of an action. A person answers all others as a matter of course. */
const parts: Readonly<Partial<Record<Asks, number>>> = {
  mulligan: 1.5,
  action: 1,
  server: 0.5,
  jackOut: 0.6,
  midAccess: 0.6,
  choose: 0.6,
  search: 1,
  trace: 0.8,
  psi: 1,
  discard: 0.6,
  paidWindow: 0.25,
}
const matterOfCourse = 0.3

/**
 * How long to wait before answering, for a game at the pace of people. It depends on what everybody sees and on chance
 * alone, never on options or cards: a pause must not tell what its player holds.
 */
export function pauseBefore({ asks }: Pick<WaitingView, 'asks'>, pace: Pace, dice: Dice): number {
  const middle = pace.action * (parts[asks] ?? matterOfCourse)
  const swing = (dice(2001) / 1000 - 1) * pace.spread
  return Math.round(Math.max(pace.least, middle * (1 + swing)))
}

/** How long a bot may think, by the kind of question alone, which everybody sees. `milliseconds` are those for an action. */
export const thinkingFor = ({ asks }: Pick<WaitingView, 'asks'>, milliseconds: number): number =>
  Math.round(milliseconds * Math.min(1, parts[asks] ?? matterOfCourse))

/** A bot that thinks answers when all that time is over and a little more, so nobody can tell how long it needed. */
export const pauseToThink = (pause: number, thinking: number): number =>
  Math.max(pause, Math.round(thinking * 1.25))
