import type { Game, Side, Viewer } from '@paydata/engine'
import { occurrencesFor, viewFor } from '@paydata/engine'
import { logWords } from './words.ts'

/** What a viewer knows to have happened by one answer. */
export interface Entry {
  readonly text: string
  /** The rule number of a window that was passed as the player's standing orders say. */
  readonly passed: string | null
}
export type Journal = Readonly<Record<Viewer, readonly Entry[]>>

export const emptyJournal: Journal = { corp: [], runner: [], spectator: [], all: [] }

/** A pass by standing orders, told to nobody but the player. */
interface Passed {
  readonly by: Side
  readonly from: Game
}

export function withNews(journal: Journal, game: Game, passed: Passed | null): Journal {
  const grown = (viewer: Viewer): readonly Entry[] => {
    const text = occurrencesFor(game, viewer)
      .map(occurrence => logWords(viewer, occurrence))
      .filter(words => words !== null)
      .join(' ')
    const own = passed !== null && passed.by === viewer ? [passedEntry(passed)] : []
    const news = text === '' ? own : [...own, { text, passed: null }]
    return news.length === 0 ? journal[viewer] : [...journal[viewer], ...news]
  }
  return { corp: grown('corp'), runner: grown('runner'), spectator: grown('spectator'), all: grown('all') }
}

function passedEntry({ by, from }: Passed): Entry {
  const rule = viewFor(from, by).step?.rule ?? ''
  return { text: '', passed: rule }
}

/** Passes stand at the end of the line they follow. */
export function linesOf(entries: readonly Entry[]): string[] {
  const lines: string[] = []
  let passes: string[] = []
  const flush = () => {
    if (passes.length > 0) lines.push(`${lines.pop() ?? ''} (passed for you: ${passes.join(', ')})`.trim())
    passes = []
  }
  for (const { text, passed } of entries) {
    if (passed !== null) passes.push(passed)
    else {
      flush()
      lines.push(text)
    }
  }
  flush()
  return lines
}
