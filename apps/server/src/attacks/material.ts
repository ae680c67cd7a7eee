/** The largest deck that a player may keep. */
export const largestDeck = (name: string) => ({
  name,
  identity: '',
  cards: Array.from({ length: 100 }, (_, nth): [string, number] => [`${nth}`.padEnd(100, 'x'), 99]),
})

let made = 0

/** A list in which no line is the name of a card, and each is nearly one. No two are the same. */
export const misspeltList = (): string => {
  made++
  return Array.from({ length: 499 }, (_, nth) => `3x Sure Gambel ${nth} ${made}`).join('\n')
}
