import type { PoolName } from './pools.ts'

/** How decks are made for games of an edition of the rules. */
interface DeckEdition {
  /** Older editions go with the cards of their time. */
  readonly formats: readonly [PoolName, ...PoolName[]]
  /** Whether a card can name another number of copies than three. */
  readonly ownLimits: 'count' | 'areIgnored'
  /** Whether identities that come with decks of their own are for those alone (CR 1.4.1a). */
  readonly starterIdentities: 'forTheirDecks' | 'asAnyOther'
  /** Where its own text says what the newest rules say under a number: under the same, or in other places. */
  readonly cites:
    | { readonly text: string; readonly under: 'same' }
    | { readonly text: string; readonly under: Readonly<Record<string, string>> }
    | null
}

const firstRules = {
  formats: ['core'],
  ownLimits: 'areIgnored',
  starterIdentities: 'asAnyOther',
  cites: {
    text: 'Core rulebook',
    under: {
      '1.4.1': 'Restrictions',
      '1.4.3': 'Restrictions',
      '1.4.4': 'Restrictions',
      '1.4.5': 'Influence',
      '1.4.6': 'Restrictions',
      '1.4.7': 'Restrictions',
    },
  },
} as const satisfies DeckEdition

/** The editions of the rules that games can name, with what each says of decks. */
export const editions = {
  '26.03': {
    formats: ['all', 'startup', 'standard', 'eternal', 'system-gateway', 'core'],
    ownLimits: 'count',
    starterIdentities: 'forTheirDecks',
    cites: null,
  },
  // It names the starter decks of System Gateway (CR 1.6, 1.4.1a), which had come out the year before.
  '1.6': {
    formats: ['core', 'system-gateway'],
    ownLimits: 'count',
    starterIdentities: 'forTheirDecks',
    cites: { text: 'CR 1.6', under: 'same' },
  },
  '1.4': {
    formats: ['core'],
    ownLimits: 'count',
    starterIdentities: 'asAnyOther',
    cites: { text: 'CR 1.4', under: 'same' },
  },
  '2017': {
    formats: ['core'],
    ownLimits: 'count',
    starterIdentities: 'asAnyOther',
    cites: {
      text: 'Rules Reference',
      under: {
        '1.4.1': 'Deckbuilding 1',
        '1.4.3': 'Deckbuilding 1',
        '1.4.4': 'Deckbuilding 3',
        '1.4.5': 'Deckbuilding 4',
        '1.4.6': 'Deckbuilding 5',
        '1.4.7': 'Deckbuilding 2',
      },
    },
  },
  '2013': firstRules,
  '2012': firstRules,
} as const satisfies { readonly [name: string]: DeckEdition }

export type EditionName = keyof typeof editions

/** By which games are played unless their players choose another. */
export const newestEdition = '26.03' satisfies EditionName

/** From the newest on. */
export const editionNames = [
  newestEdition,
  '1.6',
  '1.4',
  '2017',
  '2013',
  '2012',
] as const satisfies readonly EditionName[]

export type OlderEdition = Exclude<EditionName, typeof newestEdition>

export const olderEditions: readonly OlderEdition[] = editionNames.filter(name => name !== newestEdition)

export const deckEdition = (name: EditionName): DeckEdition => editions[name]

export const isEditionName = (word: string): word is EditionName => Object.hasOwn(editions, word)

export const allows = (edition: EditionName, format: PoolName): boolean =>
  deckEdition(edition).formats.includes(format)

/** The format of a game by an edition, when nothing or another format was asked for: one that the edition allows. */
export function formatFor(edition: EditionName, wanted: PoolName): PoolName {
  const { formats } = deckEdition(edition)
  return formats.includes(wanted) ? wanted : formats[0]
}

/**
 * What an edition cites for a rule about decks, null for the newest. Where the texts before 2019 say nothing, that of 2019 is the
 * first that does.
 */
export function citedFor(edition: EditionName, rule: string): string | null {
  const { cites } = deckEdition(edition)
  if (cites === null) return null
  const place = cites.under === 'same' ? rule : cites.under[rule.replace(/[a-z]$/, '')]
  return place === undefined ? `CR 1.4, ${rule}` : `${cites.text}, ${place}`
}
