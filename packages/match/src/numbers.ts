/** By which rules and cards a game is played: the number of the rules, and those of the card sets it may use. */
export interface Numbers {
  readonly rules: number
  readonly cards: Readonly<Record<string, number>>
}

/** Whether a game that is played by the ones goes on by the others as it would have. */
export const areSame = (one: Numbers, other: Numbers): boolean =>
  one.rules === other.rules &&
  Object.keys({ ...one.cards, ...other.cards }).every(set => one.cards[set] === other.cards[set])
