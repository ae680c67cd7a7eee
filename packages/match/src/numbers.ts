/** The numbers of the rules and of the card sets by which a game is played. They change when a rule or a card changes. */
export interface Numbers {
  readonly rules: number
  readonly cards: Readonly<Record<string, number>>
}

/** Whether a game takes the same course by both numbers. */
export const areSame = (one: Numbers, other: Numbers): boolean =>
  one.rules === other.rules &&
  Object.keys({ ...one.cards, ...other.cards }).every(set => one.cards[set] === other.cards[set])

/** The numbers by which a release plays a game with these sets; a game that names no sets may use all of them. */
export const numbersFor = ({ rules, cards }: Numbers, sets?: readonly string[]): Numbers => ({
  rules,
  cards: Object.fromEntries((sets ?? Object.keys(cards)).map(set => [set, cards[set] ?? 0])),
})

/** Whether a release still plays by the rules and cards of the first releases, which named no numbers. */
export const areFirst = ({ rules, cards }: Numbers): boolean =>
  rules === 1 && Object.values(cards).every(number => number === 1)
