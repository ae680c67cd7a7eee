/** The sets of each pool, by the word to ask for it; null for all there are. */
export const formats = {
  all: null,
  core: ['core'],
} as const satisfies { readonly [word: string]: readonly string[] | null }
