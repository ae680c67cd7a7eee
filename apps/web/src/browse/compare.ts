/** The order of two names, the same in every language. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
