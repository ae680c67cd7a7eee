/** How words come together: what stands at a joint is decided where it is made, and no words are changed after that. */

/** Words with more to them than their letters. */
export class Words {
  readonly body: string
  /** An article before them, which a preposition may take in: "dem" of "dem Archiv" in "im Archiv". */
  readonly article: string
  /** An aside at their end, with the comma before it. The one after it stands only where the sentence goes on. */
  readonly aside: string
  /** They end with a full stop, so that no other follows. */
  readonly isEnded: boolean
  constructor(body: string, { article = '', aside = '', isEnded = false }: Joints = {}) {
    this.body = body
    this.article = article
    this.aside = aside
    this.isEnded = isEnded
  }
  /** Without the aside. */
  get start(): string {
    return this.article === '' ? this.body : `${this.article} ${this.body}`
  }
  toString(): string {
    return `${this.start}${this.aside}`
  }
}
interface Joints {
  readonly article?: string
  readonly aside?: string
  readonly isEnded?: boolean
}

export type Text = string | Words
/** Words that somebody else has kept meanwhile. */
export const textOf = (spoken: { readonly toString: () => string }): Text =>
  spoken instanceof Words ? spoken : `${spoken}`

/** Marks before which an aside needs no comma. */
const marks = '.,;:)”“?!'
/** Marks that a sentence may stand in. */
const closing: readonly string[] = [')', '”', '“']

const plainly = (words: Words): Text =>
  words.article === '' && words.aside === '' && !words.isEnded ? words.body : words

/** One after another, with nothing between them. */
function inARow(parts: readonly Text[]): Text {
  let [article, body, aside] = ['', '', '']
  let isEnded = false
  for (const part of parts) {
    if (part === '') continue
    const words = `${part}`
    if (typeof part !== 'string' && part.article !== '' && body === '' && aside === '') {
      article = part.article
      body = part.body
    } else {
      const comma = aside === '' || marks.includes(words.charAt(0)) ? '' : ','
      body = `${body}${aside}${comma}${typeof part === 'string' ? part : part.start}`
    }
    aside = typeof part === 'string' ? '' : part.aside
    isEnded = typeof part === 'string' ? isEnded && closing.includes(part) : part.isEnded
  }
  return plainly(new Words(body, { article, aside, isEnded }))
}

/** The title of a card, which may end with a full stop: "Melange Mining Corp." */
export const titled = (title: string): Text => plainly(new Words(title, { isEnded: title.endsWith('.') }))

const wordsOf = (part: Text | number): Text => (typeof part === 'number' ? String(part) : part)
/** A template of words. */
export const t = (between: TemplateStringsArray, ...parts: readonly (Text | number)[]): Text =>
  inARow(between.flatMap((before, i) => [before, wordsOf(parts[i] ?? '')]))

/** Parts with a separator between them. */
export const joined = (parts: readonly Text[], separator: Text): Text =>
  inARow(parts.flatMap((part, i) => (i === 0 ? [part] : [separator, part])))

const isAside = (words: Text): boolean => words instanceof Words && words.start === ''

/** Parts that say something, with spaces between them. */
export const spaced = (...parts: readonly Text[]): Text =>
  inARow(
    parts.filter(part => part !== '').flatMap((part, i) => (i === 0 || isAside(part) ? [part] : [' ', part])),
  )

/** What follows other words. */
export const following = (words: Text): Text => (words === '' || isAside(words) ? words : t` ${words}`)

/** "1, 2": all but the last, and the last. */
export function listed(parts: readonly Text[], last: Text): Text {
  const others = parts.filter((_, i) => i < parts.length - 1)
  return parts.length < 2 ? joined(parts, '') : t`${joined(others, ', ')}${last}${parts.at(-1) ?? ''}`
}

/** Words with an aside at their end. */
export const withAside = (words: Text, aside: Text): Text =>
  aside === ''
    ? words
    : typeof words === 'string'
      ? new Words(words, { aside: `${aside}` })
      : new Words(words.body, { article: words.article, aside: `${words.aside}${aside}` })

/** More words before the aside at the end of others. */
export const beforeAside = (words: Text, more: Text): Text =>
  typeof words === 'string' || words.aside === ''
    ? spaced(words, more)
    : new Words(`${spaced(words.body, more)}`, { article: words.article, aside: words.aside })

/** The aside at the end of words, and the words without it. */
export const asideOf = (words: Text): Text => (typeof words === 'string' ? '' : withAside('', words.aside))
export const withoutAside = (words: Text): Text =>
  typeof words === 'string' ? words : plainly(new Words(words.body, { article: words.article }))

/** A noun behind an article. */
export const withArticle = (article: string, noun: string): Text => new Words(noun, { article })

/** Words without the article that a preposition has taken in. */
export const withoutArticle = ({ body, aside }: Words): Text => withAside(body, aside)

const upper = (words: string): string => `${words.charAt(0).toUpperCase()}${words.substring(1)}`
/** How a sentence begins. */
export function capital(of: Text): Text {
  if (typeof of === 'string') return upper(of)
  const { article, body, aside, isEnded } = of
  return article === ''
    ? new Words(upper(body), { aside, isEnded })
    : new Words(body, { article: upper(article), aside, isEnded })
}

/** A sentence, which ends with one full stop. */
export function whole(of: Text): Text {
  const begun = capital(of)
  return typeof begun !== 'string' && begun.isEnded ? begun : new Words(`${t`${begun}.`}`, { isEnded: true })
}

/** As many letters as a button has room for. */
const mostOnButton = 40
/** Words for a button; others where they are too long for one. */
export const brief = (words: Text, instead: string): Text =>
  `${words}`.length > mostOnButton ? instead : words
