import { z } from 'zod'

/** A letter with its accents is written with so many signs at most before it is put together. */
const signsOfALetter = 4

/**
 * Marks in a row are put in order one by one, which takes the square of their number. No letter of any language has more
 * than a few of them.
 */
const fewMarks = /^(?!.*\p{M}{17})/su

/**
 * Text that others read, in one way of writing. How long it is comes first: to bring it into that way takes long where it
 * is long, and nothing is done with what is refused anyway.
 */
export const writtenText = (form: 'NFC' | 'NFKC', most: number) =>
  z
    .string()
    .max(most * signsOfALetter, { abort: true })
    .regex(fewMarks, { abort: true })
    .normalize(form)
    .trim()
    .max(most, { abort: true })
