import { viewFor } from '@paydata/engine'
import type { Settings } from './arguments.ts'
import { becauseText } from './because.ts'
import type { Onlooker } from './journal.ts'
import { linesOf, toldBy } from './journal.ts'
import { asked } from './playing.ts'
import { isPass } from './reasons.ts'
import { boardLines, rule } from './screen/board.ts'
import { wrap } from './screen/layout.ts'
import type { Session } from './session.ts'
import { botThought, gameOf, submitThought } from './session.ts'
import { paragraph, print } from './showing.ts'

/** Bots play both sides: on a screen the table is drawn anew after each answer, else the log runs on. */
export async function watch(
  session: Session,
  { view: viewer, speed, explain }: Pick<Settings, 'view' | 'speed' | 'explain'>,
): Promise<void> {
  let turn = -1
  let shown = 0
  let reason: readonly string[] = []
  const reasonOnce = (): void => {
    if (reason.length > 0) print(session, reason)
    reason = []
  }
  while (gameOf(session).over === null) {
    const { turn: now } = gameOf(session)
    if (session.terminal.interactive) draw(session, viewer, reason)
    else {
      shown = logFrom(session, viewer, shown)
      reasonOnce()
      if (now !== turn) table(session, viewer)
    }
    turn = now
    // Also without a pause the program must hear that it shall stop.
    await session.terminal.pause(speed)
    const side = asked(session)
    const thought = await botThought(session, side)
    const before = gameOf(session)
    submitThought(session, side, thought)
    // These eyes must not see what the other side knows.
    if (explain && side === viewer && !isPass(before, side, thought.reply))
      reason = wrap(`Why: ${becauseText(thought.because, before.definitions)}`, session.terminal.width(), 2)
  }
  if (session.terminal.interactive) return
  logFrom(session, viewer, shown)
  reasonOnce()
}

function table(session: Session, viewer: Onlooker): void {
  const { terminal, paint } = session
  print(session, ['', ...boardLines(viewFor(gameOf(session), viewer), terminal.width(), paint), ''])
}

function logFrom(session: Session, viewer: Onlooker, from: number): number {
  const entries = session.match.journal[viewer]
  const { definitions } = gameOf(session)
  const to = Math.max(from, toldBy(entries, viewer, definitions))
  const news = linesOf(entries.slice(from, to), viewer, definitions)
  const lines = news.flatMap(line => paragraph(line, session.terminal.width()))
  if (lines.length > 0) print(session, lines)
  return to
}

function draw(session: Session, viewer: Onlooker, reason: readonly string[]): void {
  const { terminal, match, paint } = session
  const width = terminal.width()
  const game = gameOf(session)
  const board = boardLines(viewFor(game, viewer), width, paint)
  const room = Math.max(3, terminal.height() - board.length - 2 - reason.length)
  const news = linesOf(match.journal[viewer].slice(-room), viewer, game.definitions)
  const log = news.flatMap(line => paragraph(line, width))
  terminal.clear()
  print(session, [...board, rule(width, paint), ...log.slice(-room), ...reason])
}
