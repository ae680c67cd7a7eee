import type { Sent } from '@paydata/protocol'
import { allFormats, askedRules, usualOnline } from '../home/asked-rules.ts'
import type { RulesChosen } from '../home/rules-choice.tsx'

const place = 'paydata/wished'

export const clocks = {
  none: null,
  fast: { bank: 900, increment: 5 },
  normal: { bank: 1800, increment: 10 },
  slow: { bank: 3600, increment: 20 },
} as const

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
  readonly clock: keyof typeof clocks
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
  sees: 'table',
  late: 'two',
  takeBacks: 'allowed',
  replays: 'players',
}

const keysOf = <Key extends string>(all: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(all) as Key[]
const oneOf = <T extends string>(all: readonly T[], value: unknown, otherwise: T): T =>
  all.find(each => each === value) ?? otherwise

function kept(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** What was chosen for the last game with people, by the rules that the address asks for, or else those of the last game. */
export function wishedLast(): Wished {
  const last = kept()
  const asked = new URLSearchParams({ format: `${last.format ?? ''}`, edition: `${last.edition ?? ''}` })
  const before = askedRules(`${asked}`, usualOnline, allFormats)
  return {
    side: oneOf(sides, last.side, usual.side),
    rules: askedRules(location.search, before, allFormats),
    stakes: oneOf(stakes, last.stakes, usual.stakes),
    match: oneOf(matches, last.match, usual.match),
    clock: oneOf(keysOf(clocks), last.clock, usual.clock),
    sees: oneOf(seen, last.sees, usual.sees),
    late: oneOf(keysOf(delays), last.late, usual.late),
    takeBacks: oneOf(takeBacks, last.takeBacks, usual.takeBacks),
    replays: oneOf(replays, last.replays, usual.replays),
  }
}

export function noteWished({ rules, ...wished }: Wished): void {
  try {
    localStorage.setItem(place, JSON.stringify({ ...wished, ...rules }))
  } catch {
    // A browser that stores nothing begins with what is usual.
  }
}

/** The settings of a game, as the server is asked for them. */
export const settingsOf = ({
  side,
  rules,
  stakes,
  match,
  clock,
  sees,
  late,
  takeBacks,
  replays,
}: Wished): Omit<Sent<'create'>, 'id'> => ({
  side,
  ...rules,
  stakes,
  match,
  clock: clocks[clock],
  spectators: sees === 'hands' ? { see: sees, delay: delays[late] } : { see: sees },
  takeBacks: stakes === 'rated' ? 'never' : takeBacks,
  replays,
})
