import type { Scenario, ScenarioGame } from '@paydata/scenario'
import { expect } from 'vitest'
import type { Ability, Declaration } from '../../src/language/abilities.ts'
import * as say from '../../src/vocabulary.ts'
import type { More } from './table.ts'
import { tableWith } from './table.ts'

type Declare = Declaration['declare']
export type Of<Kind> = Extract<Declaration, { declare: Kind }>

/** What a card of that player says, and what is to be seen without and with it. */
export interface Said<Kind> {
  readonly says: Of<Kind>
  readonly of?: 'corp'
  readonly having?: readonly Ability[]
  readonly with?: More
  readonly at?: (scenario: Scenario) => ScenarioGame
  readonly by?: (game: ScenarioGame) => void
  readonly shows: (game: ScenarioGame) => unknown
  readonly without: unknown
  readonly then: unknown
}

/** Each word that a field of a declaration may hold, and each field that may be left out. */
type Fields<D> = D extends unknown
  ? {
      [K in Exclude<keyof D, 'declare' | 'who' | 'counter'> & string]-?: NonNullable<D[K]> extends string
        ? `${K} ${NonNullable<D[K]>}`
        : Record<never, never> extends Pick<D, K>
          ? K
          : never
    }[Exclude<keyof D, 'declare' | 'who' | 'counter'> & string]
  : never

/** A case for each field of these declarations, but for those words. */
export type FieldsOf<Kinds extends Declare, Not extends string = never> = {
  readonly [Kind in Kinds as [Fields<Of<Kind>>] extends [never] ? never : Kind]: {
    readonly [Field in Exclude<Fields<Of<Kind>>, Not>]: Said<Kind>
  }
}

export const offers = (side: 'corp' | 'runner', kind: string) => (game: ScenarioGame) =>
  game[side].question?.options.filter(each => each.kind === kind).length ?? 0
export const heard = (what: string) => (game: ScenarioGame) =>
  game.state.log.filter(each => each.what === what).length
export const asks = (game: ScenarioGame) => game.runner.question?.kind ?? game.corp.question?.kind

/** Each case with the words by which a test is called. */
export const casesOf = (fields: object): (readonly [string, Said<Declare>])[] =>
  Object.entries(fields).flatMap(([kind, words]: [string, Readonly<Record<string, Said<Declare>>>]) =>
    Object.entries(words).map(([word, said]) => [`${kind}, ${word}`, said] as const),
  )

/** It is to be seen while the card says it, and not otherwise. */
export function expectSaid({
  says,
  of,
  having = [],
  with: more,
  at,
  by,
  shows,
  without,
  then,
}: Said<Declare>) {
  const seen = (declared: readonly Declaration[]): unknown => {
    const abilities = [...declared.map(each => say.always(each)), ...having]
    const table = of === 'corp' ? tableWith([], abilities, more) : tableWith(abilities, [], more)
    const game = at === undefined ? table.runnerTurn() : at(table)
    by?.(game)
    return shows(game)
  }
  expect([seen([]), seen([says])]).toEqual([without, then])
}
