import type { LocalSetup } from '../local/beginning.ts'
import { hasWon } from '../local/won.ts'
import { keep, kept, oneOf } from '../store/kept.ts'

const place = 'paydata/told'

/** What somebody is told about as it happens to them for the first time. */
export const news = ['tag', 'trace', 'steal'] as const
export type News = (typeof news)[number]

export const tellings = ['all', 'nothing'] as const
export type Telling = (typeof tellings)[number]

/** What a player wants to be told: what they have chosen, and else everything until they have won a game. */
export const telling = (): Telling => oneOf(tellings, kept(place).wants, hasWon() ? 'nothing' : 'all')

/** Whoever wants to be told again is told everything again. */
export const setTelling = (wants: Telling): void =>
  keep(place, wants === 'all' ? { wants } : { ...kept(place), wants })

/** Whether a player is told anything: in a game against the computer. */
export function isTold({ beginning, seat }: LocalSetup): boolean {
  const isGame = beginning.begin === 'new' || beginning.begin === 'saved'
  return isGame && (seat === 'corp' || seat === 'runner') && telling() === 'all'
}

export const wasTold = (what: News): boolean => kept(place)[what] === 'told'
export const noteTold = (what: News): void => keep(place, { ...kept(place), [what]: 'told' })
