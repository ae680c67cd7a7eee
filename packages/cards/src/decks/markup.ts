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

/** Comments may go over several lines; the lines stay, so that they keep their numbers. */
export const withoutLongComments = (text: string): string =>
  text.replace(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\//g, comment => comment.replace(/[^\r\n\u2028\u2029]/g, ''))

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
