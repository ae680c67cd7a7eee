/** A random id that nobody can guess, for a seed, a part of one, or a request. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
