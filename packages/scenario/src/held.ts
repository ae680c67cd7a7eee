import type { Eye } from '@paydata/engine/inside/queries/facts/sight'
import type { Frame } from '@paydata/engine/inside/state/frames'
import type { Game } from '@paydata/engine/inside/state/game'
import type { Question } from '@paydata/engine/inside/state/questions'
import { lookedThrough, saw } from './learned.ts'

/**
 * Cards that something in progress or lingering has named, or whose face a viewer saw lately: exchanged, they would
 * make a game that could not have come about, or one in which the viewer remembers something else.
 */
export function held(game: Game, eye: Eye): ReadonlySet<number> {
  const found = new Set<number>()
  for (const frame of game.frames) gather(inFrame(frame), found)
  for (const { source, vars } of game.lingering) gather([source, vars], found)
  const viewer = eye === 'public' ? 'spectator' : eye
  for (const card of lookedThrough(game, viewer)) found.add(card)
  for (const record of [game.thisTurn, game.lastTurn, game.happened, game.occurred]) {
    for (const { card, before, cause } of record) {
      for (const mention of [card, before?.mention, cause.card])
        if (mention && saw(viewer, mention)) found.add(mention.card)
    }
  }
  for (const { card } of game.happened) if (card !== null) found.add(card.card)
  for (const question of game.waiting) gather(toPayWith(question), found)
  return found
}

/** What has been agreed to can be paid: as many cards as it takes are what they are. */
const toPayWith = (question: Question): unknown =>
  question.asks === 'payment' && question.form === 'choose' ? question.options.slice(0, question.least) : []

/** What a frame has named. The root of a breached server is there whatever its cards are. */
function inFrame(frame: Frame): unknown {
  if (frame.kind !== 'structure' || frame.of !== 'breach') return frame
  const { root: _, ...vars } = frame.vars
  return [frame.expects, vars]
}

/** The cards of all references within a piece of plain JSON. */
function gather(within: unknown, found: Set<number>): void {
  if (typeof within !== 'object' || within === null) return
  if ('card' in within && 'life' in within && typeof within.card === 'number') found.add(within.card)
  for (const part of Object.values(within)) gather(part, found)
}
