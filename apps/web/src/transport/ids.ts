const digitsOf = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** A random id that nobody can guess, for a part of a seed, or a request. */
export const newId = (): string => digitsOf(16)

/** The seed of a new game: the key of its dice itself. */
export const newSeed = (): string => `key:${digitsOf(32)}`
