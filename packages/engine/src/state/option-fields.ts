import type { Ref, ServerId } from './names.ts'
import type { OptionKind } from './questions.ts'

/** What a field of an option holds in the game. */
export interface Held {
  card: Ref
  cards: readonly Ref[]
  path: string
  paths: readonly string[]
  server: ServerId
  pile: 'hq' | 'rnd' | 'archives'
  word: string
  number: number
  yes: boolean
}
export interface Field {
  readonly holds: keyof Held
  /** Whether it is part of what tells an option from the others of its question. */
  readonly tells: boolean
  /** In views it tells options apart only if they do these, or only if they do not. */
  readonly only?: readonly OptionKind[]
  readonly but?: readonly OptionKind[]
}

/**
 * The fields of an option, described once, in the order in which they stand in views and names. The types of options, what is
 * sent of them, their ids and the names by which they are stored are made of this table.
 */
export const optionFields = {
  card: { holds: 'card', tells: true },
  cards: { holds: 'cards', tells: true },
  /** Path of an ability or of the instructions of an effect. */
  ability: { holds: 'path', tells: true, only: ['useAbility', 'trigger', 'effect'] },
  server: { holds: 'server', tells: true },
  position: { holds: 'number', tells: true },
  key: { holds: 'word', tells: true },
  index: { holds: 'number', tells: true, but: ['trigger'] },
  /** Credits it costs. */
  credits: { holds: 'number', tells: false },
  /** Paths of what it costs besides: items of costs. */
  pays: { holds: 'paths', tells: false },
  /** Cards in this zone are candidates as a whole: the card itself is not known (CR 7.3.4a). */
  hidden: { holds: 'pile', tells: true },
  mandatory: { holds: 'yes', tells: false },
} as const satisfies Readonly<Record<string, Field>>

export type OptionFields = typeof optionFields
export type OptionField = keyof OptionFields

/** Fields that do not apply are absent in the game. */
export type HeldFields = { readonly [Name in OptionField]?: Held[OptionFields[Name]['holds']] }
