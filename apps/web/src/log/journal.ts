import type { SeenCard, SeenOccurrence, Side, View } from '@paydata/engine'
import { isPayment, logSentences } from '@paydata/engine/text'
import type { Passed, Update } from '@paydata/protocol'
import { gameWords } from '../messages/game.ts'
import type { Met } from './last-met.ts'
import { metAfter, metNow } from './last-met.ts'

export type Note = 'undone'

export type Line =
  | { readonly kind: 'turn'; readonly id: number; readonly turn: number; readonly of: Side }
  | { readonly kind: 'note'; readonly id: number; readonly note: Note }
  | {
      readonly kind: 'told'
      readonly id: number
      readonly text: string
      readonly depth: number
      /** The definitions of cards that the text names, by title. */
      readonly cards: Readonly<Record<string, string>>
      /** The windows that the reader's standing orders have passed after this line. */
      readonly passed: readonly Passed[]
    }

export interface Journal {
  readonly lines: readonly Line[]
  /** A payment that no line tells yet: it is told together with what it was paid for. */
  readonly paid: readonly SeenOccurrence[]
  readonly turn: { readonly turn: number; readonly of: Side } | null
  /** How many lines there were after the reader's last answer; null before the first answer. */
  readonly answered: number | null
  /** The ice that the Runner encountered last in this turn. */
  readonly met: Met | null
}

export const emptyJournal: Journal = { lines: [], paid: [], turn: null, answered: null, met: null }

const withNote = (journal: Journal, note: Note): Journal => ({
  ...journal,
  lines: [...journal.lines, { kind: 'note', id: journal.lines.length, note }],
})

type Told = Pick<Update, 'occurrences' | 'passed' | 'takenBack'>

/** The journal with the lines about an update that led to this view. */
export function withUpdate(journal: Journal, update: Told, view: View): Journal {
  const { occurrences: happened, takenBack } = update
  const passed = update.passed.filter(({ by }) => by === view.viewer)
  const before = takenBack ? { ...withNote(journal, 'undone'), met: null } : journal
  return { ...withEntry(before, happened, passed, view), met: metAfter(before.met, happened) }
}

/** The same for a reader who saw the view before it. It notes if the reader has answered, as lines after that answer are new. */
export function withStep(journal: Journal, before: View, update: Told, view: View): Journal {
  const met = before.encounter === null ? journal.met : metNow(before.encounter)
  const next = withUpdate({ ...journal, met }, update, view)
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
  const tell = (part: readonly SeenOccurrence[]): void => {
    const cards = cardsNamed(part)
    for (const { text, depth } of logSentences(part, reader, gameWords()))
      lines.push({ kind: 'told', id: lines.length, text, depth, cards, passed: [] })
  }
  if (isNewTurn) {
    tell(all.slice(0, cut))
    lines.push({ kind: 'turn', id: lines.length, turn, of })
  }
  tell(all.slice(cut))
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
