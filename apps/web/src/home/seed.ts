import { newSeed } from '../transport/ids.ts'

/** The seed of a new game. A player or a test can set it in the address, to get the same game again. */
export const seedHere = (): string => new URLSearchParams(location.search).get('seed') ?? newSeed()
