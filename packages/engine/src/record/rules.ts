/**
 * The number of the rules as this engine plays them, and since which number a game of an edition takes the course it takes now: since
 * the first, if an edition is not named. Stored games name the number. It goes up by one with each change by which a game that was
 * stored before could go another way; `npm run numbers` notices such a change.
 */
export const rulesVersion: { readonly number: number; readonly since: Readonly<Record<string, number>> } = {
  number: 6,
  since: { '2012': 6, '2013': 6, '2017': 6, '1.4': 6, '1.6': 6, '26.03': 6 },
}
