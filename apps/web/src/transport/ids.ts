/** Digits and letters that nobody can guess: a seed, a part of one, or the name of a request. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
