/** Letters of scripts that are written from right to left. */
const fromRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * What somebody has written, within a line of others: what is written from right to left would turn around the numbers and signs
 * behind it, and seem to be said by somebody else. Of anything else nothing is changed.
 */
export const isolated = (text: string): string => (fromRightToLeft.test(text) ? `\u2068${text}\u2069` : text)
