import type { ReactNode } from 'react'
import { memo } from 'react'
import { piecesOf, spoken } from '../words/symbols.ts'
import type { SymbolName } from './shapes.ts'
import { glyphs, shapeOf } from './shapes.ts'

function Drawn({ shape, className }: { shape: { f?: string; s?: string } | null; className: string }) {
  if (shape === null) return null
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape.s !== undefined && <path className="line" d={shape.s} />}
      {shape.f !== undefined && <path className="fill" d={shape.f} />}
    </svg>
  )
}

/** A symbol beside words that say the same. */
export const Icon = memo(({ name }: { name: SymbolName }) => <Drawn className="icon" shape={shapeOf(name)} />)

export const Glyph = memo(({ faction }: { faction: string }) => (
  <Drawn className="icon glyph" shape={glyphs[faction] ?? null} />
))

/** A text of the engine with its symbols drawn; a voice reads words in their place. */
export const Text = memo(({ children }: { children: string }): ReactNode => {
  if (!piecesOf(children).some(piece => 'symbol' in piece)) return children
  return (
    <>
      <span aria-hidden="true">
        {wordsOf(children).map((word, i) => (
          <Word key={i} word={word} />
        ))}
      </span>
      <span className="unseen">{spoken(children)}</span>
    </>
  )
})

/** Words with the spaces after them. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? []

/** A symbol stays on the line of what it belongs to. */
function Word({ word }: { word: string }): ReactNode {
  const pieces = piecesOf(word)
  if (pieces.every(piece => 'words' in piece)) return word
  return (
    <span className="together">
      {pieces.map((piece, i) =>
        'words' in piece ? (
          <span key={i}>{piece.words}</span>
        ) : (
          <Drawn key={i} className="icon inline" shape={shapeOf(piece.symbol)} />
        ),
      )}
    </span>
  )
}
