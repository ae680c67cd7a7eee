import type { QuestionView, Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Line } from './journal.ts'
import { linesOf, toldBy } from './journal.ts'
import { boardLines, rule } from './screen/board.ts'
import { wrap } from './screen/layout.ts'
import { questionLines } from './screen/question.ts'
import type { Session } from './session.ts'
import { gameOf } from './session.ts'

const fewestLogLines = 3

export function print(session: Session, lines: readonly string[]): void {
  session.terminal.write(`${lines.join('\n')}\n`)
}

/** Sentences are broken where the screen ends; what is to be typed as it stands is indented, and stays whole. */
export function printParting(session: Session, lines: readonly string[]): void {
  for (const line of lines) {
    if (line.startsWith('  ')) session.terminal.write(`${line}\n`, 'asItStands')
    else printSentences(session, [line])
  }
}

/** Sentences, broken where the screen ends. */
export function printSentences(session: Session, sentences: readonly string[]): void {
  const width = session.terminal.width()
  print(
    session,
    sentences.flatMap(each => wrap(each, width, 2)),
  )
}

/** The table, what is new, and the question, as much as the screen holds; the newest lines matter most. */
export function show(session: Session, view: View, question: QuestionView, side: Side): void {
  const { terminal, paint, match } = session
  const width = terminal.width()
  const asked = questionLines(view, question, width, paint, terminal.columns)
  const isTight = (lines: readonly string[]): boolean =>
    lines.length + asked.length + fewestLogLines + 3 > terminal.height()
  const airy = boardLines(view, width, paint)
  const board = isTight(airy) ? boardLines(view, width, paint, true) : airy
  // The log tells a payment together with what it paid for.
  const entries = match.journal[side]
  const news = [
    ...session.notes.map(text => ({ text, depth: 0 })),
    ...linesOf(
      entries.slice(session.seen[side], toldBy(entries, side, view.definitions)),
      side,
      view.definitions,
    ),
  ]
  const room = Math.max(fewestLogLines, terminal.height() - board.length - asked.length - 3)
  const { lines, left } = newest(
    news.map(line => paragraph(line, width, 2)),
    room,
  )
  terminal.clear()
  print(session, [
    ...board,
    rule(width, paint),
    ...(left > 0 ? [paint('dim', `  … ${left} more before (type log)`)] : []),
    ...lines,
    ...asked,
  ])
}

/** A line of the log, indented by what it follows from. */
export function paragraph({ text, depth }: Line, width: number, margin = 0): readonly string[] {
  const indent = margin + 2 * depth
  return wrap(`${' '.repeat(indent)}${text}`, width, indent + 2)
}

/** The newest paragraphs that fit, and how many are left out. */
function newest(news: readonly (readonly string[])[], room: number): { lines: string[]; left: number } {
  const lines: string[] = []
  let left = news.length
  for (const paragraph of news.toReversed()) {
    if (lines.length > 0 && lines.length + paragraph.length > room) break
    lines.unshift(...paragraph)
    left--
  }
  return { lines, left }
}

/** Whether the screen of a side shows what the other side may not see. */
export function hasSecrets(view: View): boolean {
  const own = view.viewer === 'corp' ? view.corp : view.runner
  const facedown = [
    ...view.servers.flatMap(server => [...server.root, ...server.ice.map(each => each.ice)]),
    ...view.rig,
  ]
  return (
    own.hand.count > 0 ||
    own.discard.facedown > 0 ||
    view.setAside.count > 0 ||
    facedown.some(card => card !== null && !card.faceup)
  )
}

/** What is shown while the keyboard changes hands. */
export function curtain(session: Session, side: Side): void {
  const name = side === 'corp' ? 'Corp' : 'Runner'
  session.terminal.clear()
  printSentences(session, [
    '',
    `It is for the ${name} to decide. Hand over the keyboard; the ${name} presses Enter.`,
  ])
}

export function showOver(session: Session): void {
  const { terminal, paint } = session
  const game = gameOf(session)
  if (game.over === null) return
  print(session, ['', ...boardLines(viewFor(game, 'all'), terminal.width(), paint), ''])
}
