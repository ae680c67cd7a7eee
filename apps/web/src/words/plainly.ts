/** A type or subtype as a word on a card. */
export const plainly = (name: string): string =>
  name
    .split(' ')
    .map(word =>
      word === 'ap' || word === 'ai' ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
