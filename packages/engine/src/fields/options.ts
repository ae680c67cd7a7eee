import type { Ref } from '../state/names.ts'
import type { Field, Held, HeldFields, OptionField, OptionFields } from '../state/option-fields.ts'
import { optionFields } from '../state/option-fields.ts'
import type { OptionKind } from '../state/questions.ts'
import type { OptionView } from './question-types.ts'
import type { CardName } from './types.ts'

/** The same in a view: cards by their names, all else as it is. */
interface Shown extends Omit<Held, 'card' | 'cards'> {
  card: CardName
  cards: readonly CardName[]
}

type Nullable = Exclude<OptionField, 'mandatory'>
/** In a view they are null. */
export type ShownFields = { readonly [Name in Nullable]: Shown[OptionFields[Name]['holds']] | null } & {
  readonly mandatory: boolean
}

const names: readonly OptionField[] = Object.keys(optionFields).filter(isOptionField)

function isOptionField(name: string): name is OptionField {
  return name in optionFields
}

/** What an option in a view is when it does no more than its kind says. */
export const blankOption: OptionView = {
  id: '',
  does: 'pass',
  definition: null,
  card: null,
  cards: null,
  ability: null,
  server: null,
  position: null,
  key: null,
  index: null,
  credits: null,
  pays: null,
  hidden: null,
  mandatory: false,
  actsOnAccess: false,
  inVain: false,
}

const telling: readonly (readonly [name: OptionField, field: Field])[] = names.flatMap(name => {
  const field: Field = optionFields[name]
  return field.tells ? [[name, field] as const] : []
})

const isTold = ({ only, but }: Field, does: unknown): boolean =>
  (only === undefined || only.some(each => each === does)) && but?.some(each => each === does) !== true

/** What tells an option in a view from the others, in few words: `install:17`, `run:hq`. */
export function optionId(option: Readonly<Record<string, unknown>>): string {
  const { does, definition } = option
  let id = String(does)
  // A card without a name is told by what it is.
  if (option.card === null && definition !== null) id += `:${definition}`
  for (const [name, field] of telling) {
    const value = option[name]
    if (value === null || !isTold(field, does)) continue
    id += Array.isArray(value) ? `:${value.join('+')}` : `:${value}`
  }
  return id
}

/** A card in one of its lives: `17.2` (CR 1.12.1). */
export const refName = ({ card, life }: Ref): string => `${card}.${life}`

/** The same of an option in the game, as it is stored. What it costs is no part of its name. */
export function storedName(option: HeldFields & { readonly does: OptionKind }): string {
  let name: string = option.does
  for (const [field] of telling) {
    const value = option[field]
    if (value === undefined) continue
    name += `:${field === 'position' ? 'at' : ''}${written(value)}`
  }
  return name
}

type Value = Exclude<HeldFields[OptionField], undefined>
const written = (value: Value): string =>
  typeof value !== 'object'
    ? String(value)
    : 'card' in value
      ? refName(value)
      : value.map(each => (typeof each === 'string' ? each : refName(each))).join('+')
