import type { Game, SeenOccurrence, Side, Viewer } from '@paydata/engine'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { Position, Step } from '@paydata/match'
import { isOrdered } from '@paydata/match'
import { citation } from '@paydata/words'
import { isPayment } from '@paydata/words/english'
import { logWords } from './words.ts'

/** Viewers of a game in progress. Nobody sees everything. */
export type Onlooker = Exclude<Viewer, 'all'>

/** What a viewer knows to have happened by one answer. */
export interface Entry {
  /** The number of the position that the answer led to. */
  readonly n: number
  readonly happened: readonly SeenOccurrence[]
  /** The rule number of a window in which the player's standing orders passed. */
  readonly passed: string | null
}
export type Journal = Readonly<Record<Onlooker, readonly Entry[]>>

/** A paragraph of the log: its lines, and how far they are indented. */
export interface Line {
  readonly text: string
  readonly depth: number
}

export const emptyJournal: Journal = { corp: [], runner: [], spectator: [] }

/** A pass by standing orders. Only its player reads about it. */
interface Passed {
  readonly by: Side
  readonly from: Game
}

export function withNews(journal: Journal, { n, game }: Position, passed: Passed | null): Journal {
  const grown = (viewer: Onlooker): readonly Entry[] => {
    const happened = occurrencesFor(game, viewer)
    const own = passed !== null && passed.by === viewer ? passedEntries(n, passed) : []
    const news = happened.length === 0 ? own : [...own, { n, happened, passed: null }]
    return news.length === 0 ? journal[viewer] : [...journal[viewer], ...news]
  }
  return { corp: grown('corp'), runner: grown('runner'), spectator: grown('spectator') }
}

/** Accessing the only candidate is no pass. */
function passedEntries(n: number, { by, from }: Passed): readonly Entry[] {
  const { step, question } = viewFor(from, by)
  return question?.asks === 'candidate' ? [] : [{ n, happened: [], passed: step?.rule ?? '' }]
}

/** The journal after these steps. Entries that were taken back leave it. */
export function journalAfter(journal: Journal, from: Position, steps: readonly Step[]): Journal {
  let after = journal
  let before = from
  for (const { entry, position } of steps) {
    if (entry.kind === 'takeBack') after = until(after, entry.to)
    else after = withNews(after, position, isOrdered(entry) ? { by: entry.by, from: before.game } : null)
    before = position
  }
  return after
}

function until({ corp, runner, spectator }: Journal, last: number): Journal {
  const kept = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ n }) => n <= last)
  return { corp: kept(corp), runner: kept(runner), spectator: kept(spectator) }
}

/** Whether this only pays for what the next answer does. The log tells a price together with what it paid for. */
const onlyPays = (happened: readonly SeenOccurrence[], reader: Parameters<typeof logWords>[1]): boolean =>
  happened.some(isPayment) &&
  happened.every(({ what }) => what !== 'actionFinished') &&
  logWords(
    happened.filter(each => !isPayment(each)),
    reader,
  ).length === 0

/** How many entries the log can tell by now. The last may have to wait for the thing that was paid for. */
export function toldBy(entries: readonly Entry[], viewer: Viewer, definitions: string): number {
  const reader = { viewer, definitions }
  return entries.findLastIndex(({ happened }) => !onlyPays(happened, reader)) + 1
}

/** The lines of the log: what players did, and under it what cards made of it. Passes stand at the end of a line. */
export function linesOf(entries: readonly Entry[], viewer: Viewer, definitions: string): readonly Line[] {
  const reader = { viewer, definitions }
  const lines: Line[] = []
  let passes: string[] = []
  let before: readonly SeenOccurrence[] = []
  const flush = () => {
    const last = lines.pop()
    if (passes.length > 0) {
      const note = `(passed for you: ${passes.map(citation).join(', ')})`
      lines.push(last === undefined ? { text: note, depth: 0 } : { ...last, text: `${last.text} ${note}` })
    } else if (last !== undefined) lines.push(last)
    passes = []
  }
  const addLines = (happened: readonly SeenOccurrence[]) => {
    const worded = logWords(happened, reader)
    if (worded.length > 0) flush()
    for (const [i, { text, depth }] of worded.entries()) {
      const last = i === 0 ? undefined : lines.pop()
      if (last === undefined) lines.push({ text, depth })
      else if (last.depth === depth) lines.push({ text: `${last.text} ${text}`, depth })
      else lines.push(last, { text, depth })
    }
  }
  for (const { happened, passed } of entries) {
    if (passed !== null) {
      passes.push(passed)
      continue
    }
    const all = [...before, ...happened]
    if (onlyPays(all, reader)) before = all
    else {
      before = []
      addLines(all)
    }
  }
  addLines(before)
  flush()
  return lines
}
