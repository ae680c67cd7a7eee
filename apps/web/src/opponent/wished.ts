import type { Pace, SideWanted, Wish } from '@paydata/protocol'
import { allFormats } from '../home/asked-rules.ts'
import type { Decks } from '../local/beginning.ts'
import { isDeck } from '../local/last-time.ts'
import { keep, kept, oneOf } from '../store/kept.ts'

const place = 'paydata/opponent-wished'

/** What was looked for last, with which decks. */
export interface Wished extends Wish {
  readonly decks: Decks
}

const sides = ['either', 'corp', 'runner'] as const satisfies readonly SideWanted[]
export const paces = ['normal', 'fast', 'slow', 'none'] as const satisfies readonly Pace[]
const stakes = ['friendly', 'rated'] as const

/** With that first which most players know. */
export const formatsHere = ['startup', ...allFormats.filter(each => each !== 'startup')] as const

/** What was looked for last; with whatever somebody is found soonest, if nothing was. */
export function wishedLast(): Wished {
  const { side, format, pace, stakes: forPoints, corp = null, runner = null } = kept(place)
  return {
    side: oneOf(sides, side, sides[0]),
    format: oneOf(formatsHere, format, formatsHere[0]),
    pace: oneOf(paces, pace, paces[0]),
    stakes: oneOf(stakes, forPoints, stakes[0]),
    decks: { corp: isDeck(corp) ? corp : null, runner: isDeck(runner) ? runner : null },
  }
}

export const noteWished = ({ decks, ...wished }: Wished): void => keep(place, { ...wished, ...decks })
