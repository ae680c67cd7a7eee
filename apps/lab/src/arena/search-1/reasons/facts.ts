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

export const isPreventable = (value: unknown): value is Preventable =>
  preventables.some(word => word === value)
