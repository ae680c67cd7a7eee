import type { Amount, Choose, Group, One, Place, Servers, Test, Who } from '../language/expressions.ts'
import type { CardType, Zone } from '../state/names.ts'

/** Which cards a text speaks of. */

export const from = (place: Place, ...where: readonly Test[]): Group => ({ from: place, where })
export const the = (name: string): One => ({ the: name })
export const all = (group: Group) => ({ all: group }) as const
export const chosen = (group: Group, as = 'chosen', count: Amount = 1, by?: Who): Choose => ({
  choose: group,
  least: count,
  most: count,
  as,
  ...(by !== undefined && { by }),
})
export const upToCards = (most: Amount, group: Group, as = 'chosen', by?: Who): Choose => ({
  choose: group,
  least: 0,
  most,
  as,
  ...(by !== undefined && { by }),
})
export const random = (amount: Amount, of: Group) => ({ random: amount, of }) as const

export const type = (...types: readonly CardType[]): Test => ({ is: 'type', types })
export const subtype = (...subtypes: readonly string[]): Test => ({ is: 'subtype', subtypes })
export const isRezzed: Test = { is: 'rezzed' }
export const isUnrezzed: Test = { is: 'unrezzed' }
export const isAdvanceable: Test = { is: 'advanceable' }
export const isInstalled: Test = { is: 'installed' }
export const isOther: Test = { is: 'other' }
export const not = (test: Test): Test => ({ is: 'not', test })
export const anyOf = (...tests: readonly Test[]): Test => ({ is: 'either', tests })
export const ownedBy = (side: 'corp' | 'runner'): Test => ({ is: 'side', side })
export const protecting = (server: Servers): Test => ({ is: 'protecting', server })
export const inRootOf = (server: Servers): Test => ({ is: 'inRootOf', server })
export const atServer = (server: Servers): Test => ({ is: 'atServer', server })
export const hostedOn = (host: One): Test => ({ is: 'hostedOn', host })
export const copyOf = (card: One): Test => ({ is: 'copyOf', card })
export const same = (as: One): Test => ({ is: 'same', as })
export const strengthAtMost = (atMost: number): Test => ({ is: 'strength', atMost })
export const inZone = (...zones: readonly Zone[]): Test => ({ is: 'in', zones })
