import type { SeenCard, SeenOccurrence, Side, View } from '@paydata/engine'
import type { Passed, Update } from '@paydata/protocol'
import { isPayment, logSentences } from '@paydata/words'
import { gameWords } from '../messages/game.ts'
import type { Deeds } from './deeds.ts'
import { deedsIn } from './deeds.ts'
import type { Met } from './last-met.ts'
import { metAfter, metNow } from './last-met.ts'

export type Line =
  | { readonly kind: 'turn'; readonly id: number; readonly turn: number; readonly of: Side }
  /** That an answer was taken back, and by whom; null if that cannot be told. */
  | { readonly kind: 'undone'; readonly id: number; readonly by: Side | null }
  | {
      readonly kind: 'told'
      readonly id: number
      readonly text: string
      readonly depth: number
      /** The definitions of cards that the text names, by title. */
      readonly cards: Readonly<Record<string, string>>
      /** The windows that the reader's standing orders have passed after this line. */
      readonly passed: readonly Passed[]
      /** What the player whose turn it is did, by this line and those that follow it of the same update. */
      readonly deeds: Deeds
      /** Whether it was taken back. */
      readonly isUndone: boolean
    }

/** A view that there was, and the number of lines at that time. */
interface Mark {
  readonly view: View
  readonly lines: number
}

/** An answer further back than this many updates is told as taken back, without the lines that it led to. */
const mostMarks = 60

export interface Journal {
  readonly lines: readonly Line[]
  /** A payment that no line tells yet: it is told together with what it was paid for. */
  readonly paid: readonly SeenOccurrence[]
  readonly turn: { readonly turn: number; readonly of: Side } | null
  /** How many lines there were after the reader's last answer; null before the first answer. */
  readonly answered: number | null
  /** The ice that the Runner encountered last in this turn. */
  readonly met: Met | null
  readonly marks: readonly Mark[]
}

export const emptyJournal: Journal = { lines: [], paid: [], turn: null, answered: null, met: null, marks: [] }

/** The lines since the view to which the game went back count no longer. Its player took back what they had answered then. */
function withUndone(journal: Journal, view: View): Journal {
  const now = JSON.stringify(view)
  const at = journal.marks.findLastIndex(mark => JSON.stringify(mark.view) === now)
  const from = journal.marks[at]?.lines ?? journal.lines.length
  const lines = journal.lines.map((line, i) =>
    i >= from && line.kind === 'told' ? { ...line, isUndone: true } : line,
  )
  // Whoever took back is asked anew. Where both are, it was one of them.
  const [asked, other] = view.waiting
  const by = at < 0 || asked === undefined || other !== undefined ? null : asked.for
  return {
    ...journal,
    lines: [...lines, { kind: 'undone', id: lines.length, by }],
    marks: journal.marks.slice(0, Math.max(0, at)),
    paid: [],
    met: null,
  }
}

type Told = Pick<Update, 'occurrences' | 'passed' | 'takenBack'>

/** The journal with the lines about an update that led to this view. */
export function withUpdate(journal: Journal, update: Told, view: View): Journal {
  const { occurrences: happened, takenBack } = update
  const passed = update.passed.filter(({ by }) => by === view.viewer)
  const before = takenBack ? withUndone(journal, view) : journal
  return { ...withEntry(before, happened, passed, view), met: metAfter(before.met, happened) }
}

/** The same for a reader who saw the view before it. It notes if the reader has answered, as lines after that answer are new. */
export function withStep(journal: Journal, before: View, update: Told, view: View): Journal {
  const met = before.encounter === null ? journal.met : metNow(before.encounter)
  const marks = [...journal.marks, { view: before, lines: journal.lines.length }].slice(-mostMarks)
  const next = withUpdate({ ...journal, met, marks }, update, view)
  const { question } = before
  const isAnswered = question !== null && question.number !== view.question?.number
  return isAnswered ? { ...next, answered: next.lines.length } : next
}

function withEntry(
  journal: Journal,
  happened: readonly SeenOccurrence[],
  passed: readonly Passed[],
  view: View,
): Journal {
  const reader = { viewer: view.viewer, definitions: view.definitions }
  const all = [...journal.paid, ...happened]
  const rest = all.filter(each => !isPayment(each))
  if (passed.length === 0 && all.length > 0 && logSentences(rest, reader, gameWords()).length === 0)
    return { ...journal, paid: all }
  const lines = [...journal.lines]
  const { turn, active: of } = view
  // The end of the old turn stands above the heading of the new one.
  const isNewTurn = turn > 0 && (journal.turn?.turn !== turn || journal.turn.of !== of)
  const cut = isNewTurn
    ? Math.max(
        0,
        all.findIndex(({ what }) => what === 'turnStarted'),
      )
    : 0
  const tell = (part: readonly SeenOccurrence[], doer: Side | null): void => {
    const cards = cardsNamed(part)
    for (const [nth, { text, depth }] of logSentences(part, reader, gameWords()).entries()) {
      const deeds = nth === 0 ? deedsIn(part, doer) : {}
      lines.push({ kind: 'told', id: lines.length, text, depth, cards, passed: [], deeds, isUndone: false })
    }
  }
  if (isNewTurn) {
    tell(all.slice(0, cut), journal.turn?.of ?? null)
    lines.push({ kind: 'turn', id: lines.length, turn, of })
  }
  tell(all.slice(cut), of)
  const last = lines.at(-1)
  if (passed.length > 0 && last?.kind === 'told')
    lines[lines.length - 1] = { ...last, passed: [...last.passed, ...passed] }
  return { ...journal, lines, paid: [], turn: turn > 0 ? { turn, of } : null }
}

function cardsNamed(happened: readonly SeenOccurrence[]): Readonly<Record<string, string>> {
  const named: Record<string, string> = {}
  const add = (card: SeenCard | null): void => {
    if (card?.title != null && card.definition !== null) named[card.title] = card.definition
  }
  for (const { card, host, cause } of happened) {
    add(card)
    add(host)
    add(cause.card)
  }
  return named
}
