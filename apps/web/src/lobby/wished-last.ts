import type { Pace, Sent } from '@paydata/protocol'
import { clocksOfPaces } from '@paydata/protocol'
import { allFormats, askedRules, usualOnline } from '../home/asked-rules.ts'
import type { RulesChosen } from '../home/rules-choice.tsx'
import { keep, kept, oneOf } from '../store/kept.ts'

const place = 'paydata/wished'

const clocks = ['none', 'fast', 'normal', 'slow', 'post'] as const satisfies readonly (Pace | 'post')[]

/** For how many days a player by post may think. */
export const days = { one: 1, two: 2, three: 3, five: 5, seven: 7 } as const
const holidays = ['allowed', 'never'] as const

/** In seconds. */
export const delays = { one: 60, two: 120, five: 300, ten: 600, thirty: 1800 } as const

const sides = ['corp', 'runner', 'random'] as const
const seen = ['nothing', 'table', 'hands'] as const
const takeBacks = ['allowed', 'never'] as const
const replays = ['players', 'everybody'] as const
const stakes = ['friendly', 'rated'] as const
const matches = ['one', 'two'] as const

/** What can be chosen for a game with people and is remembered. Its title, its password and the deck belong to one game. */
export interface Wished {
  readonly side: (typeof sides)[number]
  readonly rules: RulesChosen
  readonly stakes: (typeof stakes)[number]
  readonly match: (typeof matches)[number]
  readonly clock: (typeof clocks)[number]
  readonly days: keyof typeof days
  readonly holidays: (typeof holidays)[number]
  readonly sees: (typeof seen)[number]
  readonly late: keyof typeof delays
  readonly takeBacks: (typeof takeBacks)[number]
  readonly replays: (typeof replays)[number]
}

const usual: Omit<Wished, 'rules'> = {
  side: 'random',
  stakes: 'friendly',
  match: 'one',
  clock: 'none',
  days: 'three',
  holidays: 'allowed',
  sees: 'table',
  late: 'two',
  takeBacks: 'allowed',
  replays: 'players',
}

const keysOf = <Key extends string>(all: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(all) as Key[]

/** What was chosen for the last game with people, by the rules that the address asks for, or else those of the last game. */
export function wishedLast(): Wished {
  const last = kept(place)
  const asked = new URLSearchParams({ format: `${last.format ?? ''}`, edition: `${last.edition ?? ''}` })
  const before = askedRules(`${asked}`, usualOnline, allFormats)
  return {
    side: oneOf(sides, last.side, usual.side),
    rules: askedRules(location.search, before, allFormats),
    stakes: oneOf(stakes, last.stakes, usual.stakes),
    match: oneOf(matches, last.match, usual.match),
    clock: oneOf(clocks, last.clock, usual.clock),
    days: oneOf(keysOf(days), last.days, usual.days),
    holidays: oneOf(holidays, last.holidays, usual.holidays),
    sees: oneOf(seen, last.sees, usual.sees),
    late: oneOf(keysOf(delays), last.late, usual.late),
    takeBacks: oneOf(takeBacks, last.takeBacks, usual.takeBacks),
    replays: oneOf(replays, last.replays, usual.replays),
  }
}

export const noteWished = ({ rules, ...wished }: Wished): void => keep(place, { ...wished, ...rules })

/** The settings of a game, as the server is asked for them. */
export const settingsOf = ({
  side,
  rules,
  stakes,
  match,
  clock,
  days: thinks,
  holidays: stands,
  sees,
  late,
  takeBacks,
  replays,
}: Wished): Omit<Sent<'create'>, 'id'> => ({
  side,
  ...rules,
  stakes,
  match,
  clock: clock === 'post' ? { days: days[thinks], holidays: stands } : clocksOfPaces[clock],
  spectators: sees === 'hands' ? { see: sees, delay: delays[late] } : { see: sees },
  takeBacks: stakes === 'rated' ? 'never' : takeBacks,
  replays,
})
