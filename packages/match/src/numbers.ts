import { newestEdition } from '@paydata/engine'

/** The numbers of the rules and of the card sets by which a game is played. */
export interface Numbers {
  readonly rules: number
  readonly cards: Readonly<Record<string, number>>
}

/**
 * The number of the rules or of a set of cards in a release. Some changes leave games as they are: a card that is added, or one that
 * changes in an older edition only. So the version names, by edition, the first number from which on a game takes the same course;
 * it is 1 for an edition that is not named.
 */
export interface Version {
  readonly number: number
  readonly since: Readonly<Record<string, number>>
}

/** What a release plays by. */
export interface Versions {
  readonly rules: Version
  readonly cards: Readonly<Record<string, Version>>
}

/** The numbers by which a release plays a game with these sets; a game that names no sets may use all of them. */
export const numbersFor = ({ rules, cards }: Versions, sets?: readonly string[]): Numbers => ({
  rules: rules.number,
  cards: Object.fromEntries((sets ?? Object.keys(cards)).map(set => [set, cards[set]?.number ?? 0])),
})

/** The numbers of games that name none: those of the first releases, which had these sets. */
export const firstNumbers: Numbers = {
  rules: 1,
  cards: { core: 1, 'system-gateway': 1, 'what-lies-ahead': 1 },
}

const holds = (version: Version | undefined, played: number, edition: string): boolean =>
  version !== undefined && played <= version.number && played >= (version.since[edition] ?? 1)

/** Whether a game of an edition that was played by these numbers takes the same course in a release. */
export const playsAlike = (release: Versions, { rules, cards }: Numbers, edition = newestEdition): boolean =>
  holds(release.rules, rules, edition) &&
  Object.entries(cards).every(([set, number]) => holds(release.cards[set], number, edition))
