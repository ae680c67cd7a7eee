import { viewFor } from '@paydata/engine'
import type { Onlooker } from './journal.ts'
import { linesOf, toldBy } from './journal.ts'
import { asked } from './playing.ts'
import { boardLines, rule } from './screen/board.ts'
import type { Session } from './session.ts'
import { botReply, take } from './session.ts'
import { paragraph, print } from './showing.ts'

/** Bots play both sides: on a screen the table is drawn anew after each answer, else the log runs on. */
export async function watch(session: Session, viewer: Onlooker, speed: number): Promise<void> {
  let turn = -1
  let shown = 0
  while (session.match.game.over === null) {
    const { turn: now } = session.match.game
    if (session.terminal.interactive) draw(session, viewer)
    else {
      shown = logFrom(session, viewer, shown)
      if (now !== turn) table(session, viewer)
    }
    turn = now
    // Also without a pause the program must hear that it shall stop.
    await session.terminal.pause(speed)
    const side = asked(session)
    take(session, side, botReply(session, side), 'bot')
  }
  if (!session.terminal.interactive) logFrom(session, viewer, shown)
}

function table(session: Session, viewer: Onlooker): void {
  const { terminal, match, paint } = session
  print(session, ['', ...boardLines(viewFor(match.game, viewer), terminal.width(), paint), ''])
}

function logFrom(session: Session, viewer: Onlooker, from: number): number {
  const entries = session.match.journal[viewer]
  const { definitions } = session.match.game
  const to = Math.max(from, toldBy(entries, viewer, definitions))
  const news = linesOf(entries.slice(from, to), viewer, definitions)
  const lines = news.flatMap(line => paragraph(line, session.terminal.width()))
  if (lines.length > 0) print(session, lines)
  return to
}

function draw(session: Session, viewer: Onlooker): void {
  const { terminal, match, paint } = session
  const width = terminal.width()
  const board = boardLines(viewFor(match.game, viewer), width, paint)
  const room = Math.max(3, terminal.height() - board.length - 2)
  const news = linesOf(match.journal[viewer].slice(-room), viewer, match.game.definitions)
  const log = news.flatMap(line => paragraph(line, width))
  terminal.clear()
  print(session, [...board, rule(width, paint), ...log.slice(-room)])
}
