/** Letters and signs that pages write in other ways. */
const entities = new Map([
  ['quot', '"'],
  ['apos', '’'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['nbsp', ' '],
  ['times', '×'],
  ['bull', '•'],
])

/** Accents by their names in HTML, as signs that join the letter before. */
const accents = new Map([
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['circ', '\u0302'],
  ['uml', '\u0308'],
  ['tilde', '\u0303'],
  ['cedil', '\u0327'],
])

function accented(name: string): string | undefined {
  const accent = accents.get(name.slice(1))
  return accent === undefined ? undefined : `${name.charAt(0)}${accent}`.normalize()
}

export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,5})|(\w+));/g, (all, number: string | undefined, name: string = '') =>
    number === undefined
      ? (entities.get(name) ?? accented(name) ?? all)
      : String.fromCharCode(Number(number)),
  )

const longComments = [
  ['<!--', '-->'],
  ['/*', '*/'],
] as const

/** A comment as it stands in a text. */
interface Comment {
  readonly begin: number
  readonly end: number
}

/** The first comment of one kind that begins there or after. */
function commentAt(
  text: string,
  from: number,
  [opening, closing]: (typeof longComments)[number],
): Comment | null {
  const begin = text.indexOf(opening, from)
  const end = begin < 0 ? -1 : text.indexOf(closing, begin + opening.length)
  // What does not end is none, nor does any end that begins after it.
  return end < 0 ? null : { begin, end: end + closing.length }
}

/** Comments may go over several lines; the lines stay, so that they keep their numbers. Nothing is looked at twice. */
export function withoutLongComments(text: string): string {
  const next = longComments.map(kind => commentAt(text, 0, kind))
  let rest = ''
  let at = 0
  for (;;) {
    const first = next.reduce((a, b) => (a === null || (b !== null && b.begin < a.begin) ? b : a))
    if (first === null) return rest + text.slice(at)
    rest +=
      text.slice(at, first.begin) + text.slice(first.begin, first.end).replace(/[^\r\n\u2028\u2029]+/g, '')
    at = first.end
    for (const [i, kind] of longComments.entries()) {
      const known = next[i]
      if (known !== null && known !== undefined && known.begin < at) next[i] = commentAt(text, at, kind)
    }
  }
}

/** What HTML, BBCode and Markdown add to a line, and letters that nobody sees. */
export const withoutMarkup = (line: string): string =>
  withoutEntities(line.replace(/<!--.*?(-->|$)/g, '').replace(/<\/?[a-z][^<>]*>/gi, ''))
    .replace(/\[\/?(b|i|u|s|url|list|color|size|center|quote|code|\*)(=[^[\]]*)?\]/gi, '')
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/(?<![^\s([])[*_`]+(?=[^\s*_`])|(?<=[^\s*_`])[*_`]+(?![^\s)\].,:])/g, '')
    .replace(/\p{Cf}/gu, '')
    .trim()

/** `# x`, `// x` and `; x` say nothing of the deck, nor does what follows a card after the first two. */
const withoutComment = (line: string): string =>
  line.replace(/^\s*(#|\/\/|;).*$/, '').replace(/\s(#(?!\d+[)\]])|\/\/).*$/, '')

/** In a table, a count and a name stand first. */
const withoutColumns = (line: string): string => line.replace(/^([^\t]+\t[^\t]+)\t.*$/, '$1')

/** Signs of lists, quotations, boxes to tick, and the edges of tables. */
export const withoutBullet = (line: string): string =>
  line
    .replace(/^(?:>+\s*|[-–—*•·●▪‣◦+]\s+|[*•·●▪‣◦](?=[\dx×([])|\[[ x✓]\]\s+|\|\s*)+/iu, '')
    .replace(/[\s|,;]+$/, '')

/** Dots for the influence of a card. */
const withoutInfluence = (line: string): string =>
  line.replace(/[●○∙◦☆★]|(?<=[\s•·])[•·]+(?=[\s•·]|$)/gu, ' ')

/** A line without what is no part of what it says. */
export const tidy = (line: string): string =>
  withoutBullet(withoutInfluence(withoutMarkup(withoutColumns(withoutComment(line))))).replace(/\s+/g, ' ')
