import { say } from '../messages/english.ts'

/** A part of a text: words, or a symbol by its name. */
export type Piece = { readonly words: string } | { readonly symbol: string }

/** Texts of the engine hold symbols as `[credit]`. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .split(/(\[[a-z-]+\])/)
    .filter(part => part !== '')
    .map(part => (/^\[[a-z-]+\]$/.test(part) ? { symbol: part.slice(1, -1) } : { words: part }))
}

/** A text for who listens. */
export function spoken(text: string): string {
  const parts = piecesOf(text).map(piece =>
    'words' in piece ? piece.words : ` ${symbolWords(piece.symbol)} `,
  )
  return parts
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .trim()
}

const symbolWords = (symbol: string): string =>
  Object.entries(say.symbols).find(([name]) => name === symbol)?.[1] ?? symbol
