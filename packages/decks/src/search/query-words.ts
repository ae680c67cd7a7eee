import type { Field } from './fields.ts'
import { fieldNames, fieldOf } from './fields.ts'
import type { Join, QueryWords } from './model.ts'
import { bothSpelled, spelled } from './spelling.ts'

/** The words of a search as a player may say them: in the language of the page, and in English. */
export interface Query {
  readonly fieldOf: (name: string) => Field | undefined
  /** The English name of what a card may be. */
  readonly flagOf: (name: string) => string
  readonly joinOf: (word: string) => Join | undefined
  /** Those to suggest for others. */
  readonly fieldNames: readonly string[]
  readonly flagNames: readonly string[]
}

const joins = ['and', 'or', 'not'] as const satisfies readonly Join[]

const bySpelling = <Means>(words: Readonly<Record<string, Means>>): ReadonlyMap<string, Means> =>
  new Map(
    Object.entries(words).flatMap(([word, means]) => bothSpelled(word).map(each => [each, means] as const)),
  )

export function queryIn(words?: QueryWords): Query {
  const { fields = {}, flags = {} } = words ?? {}
  const said = { fields: bySpelling(fields), flags: bySpelling(flags) }
  return {
    fieldOf: name => fieldOf(said.fields.get(spelled(name)) ?? name),
    flagOf: name => said.flags.get(name) ?? name,
    joinOf: word =>
      joins.find(join => word.toLowerCase() === join || word.toLowerCase() === words?.joins[join]),
    fieldNames: [...Object.keys(fields), ...fieldNames],
    flagNames: Object.keys(flags),
  }
}
