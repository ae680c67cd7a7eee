import { formats } from '@paydata/cards/formats'
import { playable } from '@paydata/cards/playable'

export type PoolName = keyof typeof formats

/** The cards that decks may be made of. */
export interface Pool {
  readonly name: PoolName
  /** The sets that a game with such decks names; all there are when it names none. */
  readonly sets?: readonly string[]
  readonly cards: ReadonlySet<string>
}

const poolOf = (name: PoolName, of: readonly string[] | null): Pool => ({
  name,
  ...(of !== null && { sets: of }),
  cards: new Set((of ?? Object.keys(playable)).flatMap(set => playable[set] ?? [])),
})

const { all, startup, standard, eternal, core } = formats

/** By the word to ask for each. */
export const pools = {
  all: poolOf('all', all),
  startup: poolOf('startup', startup),
  standard: poolOf('standard', standard),
  eternal: poolOf('eternal', eternal),
  'system-gateway': poolOf('system-gateway', formats['system-gateway']),
  core: poolOf('core', core),
} as const satisfies { readonly [word in PoolName]: Pool }

export const isPoolName = (word: string): word is PoolName => Object.hasOwn(pools, word)
