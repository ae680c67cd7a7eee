import './icon.css'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { worded } from '../ui/worded.ts'
import { piecesOf, spoken } from '../words/symbols.ts'
import type { SymbolName } from './shapes.ts'
import { glyphs, shapeOf } from './shapes.ts'

interface DrawnProps {
  readonly shape: { readonly f?: string; readonly s?: string } | null
  readonly className: string
  /** What it stands for in a text. */
  readonly symbol?: string
}

function Drawn({ shape, className, symbol }: DrawnProps) {
  if (shape === null) return null
  return (
    <svg className={className} data-symbol={symbol} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.s !== undefined && <path className="line" d={shape.s} />}
      {shape.f !== undefined && <path className="fill" d={shape.f} />}
    </svg>
  )
}

/** A symbol beside words that mean the same, so it is hidden from screen readers. */
export const Icon = memo(({ name }: { name: SymbolName }) => <Drawn className="icon" shape={shapeOf(name)} />)

export const Glyph = memo(({ faction }: { faction: string }) => (
  <Drawn className="icon glyph" shape={glyphs[faction] ?? null} />
))

/** A text of the engine with its symbols drawn. Screen readers get words in place of the symbols. */
export const Text = worded(({ children }: { children: string }): ReactNode => {
  if (!piecesOf(children).some(piece => 'symbol' in piece)) return children
  return (
    <>
      <span aria-hidden="true">
        {stretchesOf(children).map((stretch, i) => (
          <Stretch key={i} text={stretch} />
        ))}
      </span>
      <span className="unseen">{spoken(children)}</span>
    </>
  )
})

/** A pattern for a word that contains a symbol with the spaces after it, or for all words before the next such word. */
const stretchesOf = (text: string): readonly string[] =>
  text.split(/(\S*\[[a-z-]+\]\S*\s*)/).filter(stretch => stretch !== '')

/** Keeps a symbol on the same line as the word it belongs to. */
function Stretch({ text }: { text: string }): ReactNode {
  const pieces = piecesOf(text)
  if (pieces.every(piece => 'words' in piece)) return text
  return (
    <span className="together">
      {pieces.map((piece, i) =>
        'words' in piece ? (
          piece.words
        ) : (
          <Drawn key={i} className="icon inline" symbol={piece.symbol} shape={shapeOf(piece.symbol)} />
        ),
      )}
    </span>
  )
}
