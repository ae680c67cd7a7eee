/** By which rules and cards a game is played: the number of the rules, and those of the card sets it may use. */
export interface Numbers {
  readonly rules: number
  readonly cards: Readonly<Record<string, number>>
}

/** Whether a game that is played by the ones goes on by the others as it would have. */
export const areSame = (one: Numbers, other: Numbers): boolean =>
  one.rules === other.rules &&
  Object.keys({ ...one.cards, ...other.cards }).every(set => one.cards[set] === other.cards[set])

/** By which a release with these numbers plays a game that uses these sets; it may use all sets where none are named. */
export const numbersFor = ({ rules, cards }: Numbers, sets?: readonly string[]): Numbers => ({
  rules,
  cards: Object.fromEntries((sets ?? Object.keys(cards)).map(set => [set, cards[set] ?? 0])),
})

/** Whether a release plays as the first ones did, which named no numbers. */
export const areFirst = ({ rules, cards }: Numbers): boolean =>
  rules === 1 && Object.values(cards).every(number => number === 1)
