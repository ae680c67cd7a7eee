/** What reasons are told with. Cards go by their definitions, servers by their names in the game. */
export interface Facts {
  /** Null for a card that the bot does not know. */
  readonly card: string | null
  readonly other: string | null
  readonly cards: readonly string[]
  readonly server: string
  readonly amount: number
  /** How much of it there is, of how much there should be. */
  readonly has: number
  readonly next: number
  readonly kinds: readonly Kind[]
  readonly does: Deeds
  readonly effect: Preventable
}

/** Which breaker would help against which kind of ice. */
export const kinds = ['barrier', 'code gate', 'sentry'] as const
export type Kind = (typeof kinds)[number]

/** What is worth being prevented. */
const preventables = ['damage', 'tags', 'trash', 'endRun', 'expose'] as const
export type Preventable = (typeof preventables)[number]

/** What instructions do, as far as it can be counted: "trashes" and "endsRun" count once. */
export const deeds = ['credits', 'drains', 'cards', 'clicks', 'damage', 'tags', 'trashes', 'endsRun'] as const
export type Deed = (typeof deeds)[number]
export type Deeds = Readonly<Partial<Record<Deed, number>>>

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isOneOf =
  <Word extends string>(words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some(word => word === value)
const isListOf =
  <Each>(isEach: (value: unknown) => value is Each) =>
  (value: unknown): value is readonly Each[] =>
    Array.isArray(value) && value.every(isEach)
const isDeed = isOneOf(deeds)
const areDeeds = (value: unknown): value is Deeds =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([deed, count]) => isDeed(deed) && isNumber(count))

export const isPreventable = isOneOf(preventables)

/** Reasons are stored and sent, so whoever reads one asks first whether it is whole. */
export const isFact: { readonly [Fact in keyof Facts]: (value: unknown) => value is Facts[Fact] } = {
  card: isTextOrNull,
  other: isTextOrNull,
  cards: isListOf(isText),
  server: isText,
  amount: isNumber,
  has: isNumber,
  next: isNumber,
  kinds: isListOf(isOneOf(kinds)),
  does: areDeeds,
  effect: isPreventable,
}
