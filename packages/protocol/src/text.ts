import { z } from 'zod'

/** The most code points of a letter with its accents before the text is normalized. */
const signsOfALetter = 4

/**
 * Refuses long rows of combining marks. To normalize a row takes time that grows with the square of its length, and no letter of any
 * language has more than a few marks.
 */
const fewMarks = /^(?!.*\p{M}{17})/su

/**
 * A normalized text that other people read. The length is checked before the text is normalized, as that takes long for a long text,
 * which would be refused anyway.
 */
export const writtenText = (form: 'NFC' | 'NFKC', most: number) =>
  z
    .string()
    .max(most * signsOfALetter, { abort: true })
    .regex(fewMarks, { abort: true })
    .normalize(form)
    .trim()
    .max(most, { abort: true })
