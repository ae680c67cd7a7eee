/**
 * Texts that stand in a line as if they were isolated, however a page words the line: Latin, Greek and Cyrillic letters with digits and
 * punctuation. Whatever else there is counts as able to turn a line around, so that no script and no sign can be forgotten.
 */
const standsByItself = /^[\u0020-\u02ff\u0370-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20c0]*$/

/** Characters that turn text around, or end an isolation. */
const turning = /\p{Bidi_Control}/gu

/**
 * What somebody has written, within a line of others: what is written from right to left would turn around the numbers and signs
 * behind it, and seem to be said by somebody else.
 */
export function isolated(text: string): string {
  const straight = text.replace(turning, '')
  return standsByItself.test(straight) ? straight : `\u2068${straight}\u2069`
}
