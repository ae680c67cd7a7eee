import { say } from '../messages/say.ts'

/** A part of a text: words, or a symbol by its name. */
export type Piece = { readonly words: string } | { readonly symbol: string }

/** Splits a text of the engine, in which symbols stand as `[credit]`. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(/(\[[a-z-]+\])/)
    .filter(part => part !== '')
    .map(part => (/^\[[a-z-]+\]$/.test(part) ? { symbol: part.slice(1, -1) } : { words: part }))
}

/** A text for screen readers, with words in place of its symbols. */
export function spoken(text: string): string {
  const pieces = piecesOf(text)
  const parts = pieces.map((piece, i) =>
    'words' in piece ? piece.words : ` ${symbolWords(piece.symbol, pieces[i - 1])} `,
  )
  return parts
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .replace(/\( /g, '(')
    .trim()
}

function symbolWords(symbol: string, before: Piece | undefined): string {
  const read = Object.entries(say.symbols).find(([name]) => name === symbol)?.[1]
  const [number] = /\d+$/.exec(before !== undefined && 'words' in before ? before.words : '') ?? []
  if (read === undefined) return symbol
  if (typeof read === 'string') return read
  return number === undefined ? read.alone : read.counted(Number(number))
}
