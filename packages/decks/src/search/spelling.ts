/** What people leave out or write in other ways: accents, quotation marks and apostrophes. */
const unwritten = /[\p{M}'’‘ʼ"“”„]/gu
/** Most texts have nothing else, and are done several times faster so. */
const simple = /^[\t\n\r -~]*$/

/** A text as words with single spaces: without accents, punctuation and capitals. */
export const spelled = (text: string): string =>
  (simple.test(text)
    ? text
        .toLowerCase()
        .replace(/['"]/g, '')
        .replace(/[^a-z0-9]+/g, ' ')
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(unwritten, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
  ).trim()

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A word as people write it whose keyboards lack these letters: Goedel for Gödel. */
const withoutMarks = (word: string): string =>
  word.normalize('NFC').replace(/[äöüß]/gi, letter => letters[letter.toLowerCase()] ?? letter)

/** A word as it is compared, in both ways to write it. */
export const bothSpelled = (word: string): readonly string[] => [
  ...new Set([word, withoutMarks(word)].map(spelled)),
]

const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 7: 't', 8: 'b' }

/** A name that is written with digits between its letters, as it is said: D4v1d is David, B4LL4RD is Ballard. */
export const asSaid = (words: string): string =>
  words.replace(/\p{L}\S*\d\S*|\d\S*\p{L}\S*/gu, word => word.replace(/\d/g, digit => digits[digit] ?? digit))

/** The first letter of each word: MMC for Melange Mining Corp. */
export const initialsOf = (words: string): string =>
  words
    .split(' ')
    .map(word => word.charAt(0))
    .join('')
