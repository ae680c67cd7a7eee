import { openWindow } from '../changes/frames.ts'
import type { Row, Window } from '../rulebook/editions.ts'
import { bug } from '../state/bug.ts'
import type { StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'

export function openPaidWindow(game: Game, window: Window): void {
  const { rez, score } = window
  openWindow(game, {
    kind: 'window',
    of: 'paid',
    rez,
    score,
    priority: game.active,
    passes: 0,
    entered: false,
    ended: false,
    answer: null,
    otherAnswer: null,
  })
}

/** Deeds that any structure may have. */
export const common: Readonly<Record<string, (game: Game, frame: StructureFrame, row: Row) => void>> = {
  nothing(): void {},
  openWindow(game: Game, _frame: StructureFrame, row: Row): void {
    openPaidWindow(game, row.window ?? bug(`no window at ${row.step}`))
  },
}
