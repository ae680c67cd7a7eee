import type { QuestionView, Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import { linesOf } from './journal.ts'
import { boardLines } from './screen/board.ts'
import { wrap } from './screen/layout.ts'
import { questionLines } from './screen/question.ts'
import type { Session } from './session.ts'

const fewestLogLines = 3

export function print(session: Session, lines: readonly string[]): void {
  session.terminal.write(`${lines.join('\n')}\n`)
}

/** The table, what is new, and the question, as much as the screen holds; the newest lines matter most. */
export function show(session: Session, view: View, question: QuestionView, side: Side): void {
  const { terminal, paint, match } = session
  const width = terminal.width()
  const board = boardLines(view, width, paint)
  const asked = questionLines(view, question, width, paint)
  const notes = session.steps.length === 0 ? session.notes : []
  const news = [...notes, ...linesOf(match.journal[side].slice(session.seen[side]))].flatMap(line =>
    wrap(`  ${line}`, width, 4),
  )
  const room = Math.max(fewestLogLines, terminal.height() - board.length - asked.length - 3)
  const shown = news.length > room ? news.slice(-(room - 1)) : news
  const hidden = news.length - shown.length
  terminal.clear()
  print(session, [
    ...board,
    paint('dim', '─'.repeat(width)),
    ...(hidden > 0 ? [paint('dim', `  … ${hidden} lines before (type log)`)] : []),
    ...shown,
    ...asked,
  ])
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
  print(session, ['', `It is for the ${name} to decide. Hand over the keyboard; the ${name} presses Enter.`])
}

export function showOver(session: Session): void {
  const { match, terminal, paint } = session
  const { over } = match.game
  if (over === null) return
  print(session, ['', ...boardLines(viewFor(match.game, 'all'), terminal.width(), paint), ''])
}
