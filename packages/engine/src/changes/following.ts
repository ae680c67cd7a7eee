import { becameIn, whereabouts } from '../queries/facts/references.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import { extended } from '../state/extended.ts'
import type { AbilityFrame, ProcedureFrame, Vars } from '../state/frames.ts'
import { areRefs } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref } from '../state/names.ts'
import { bindNames } from './bind-names.ts'

/**
 * An ability that moves a card it has a name for notes what object it has become (CR 1.12.2a). To all others, as to an
 * ability that waits for a window to close, it is a new object (CR 1.12.2).
 */
export function follow(game: Game, old: Ref, card: CardState): void {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame === undefined || frame.kind === 'window' || frame.kind === 'structure') return
    if (frame.kind === 'procedure' && !handsOn(frame)) continue
    if (knows(frame, old)) bindNames(frame, { became: [...becameIn(frame.vars), old, refOf(card)] })
    if (frame.kind === 'ability' && !frame.inner) return
  }
}

/**
 * An ability that moves its own card goes on to speak of the server and the host where that card was (CR 4.6.6i); so does
 * one that is paid with it.
 */
export function noteLeaving(game: Game, card: CardState): void {
  for (let i = game.frames.length - 1; i >= 0; i--) {
    const frame = game.frames[i]
    if (frame === undefined || frame.kind === 'window' || frame.kind === 'structure') return
    if (frame.kind === 'procedure' && !handsOn(frame)) continue
    if (frame.source !== null && isSame(frame.source, card))
      frame.vars = extended(whereabouts(game, card), frame.vars)
    if (frame.kind === 'ability' && !frame.inner) return
  }
}

/** Whether it goes on with lists of the ability that began it. */
const handsOn = ({ vars }: ProcedureFrame): boolean => 'controller' in vars

function knows({ source, vars }: AbilityFrame | ProcedureFrame, old: Ref): boolean {
  if (source !== null && isSame(source, old)) return true
  const names: Vars = vars
  for (const name in names) {
    const value = names[name]
    if (areRefs(value) && value.some(ref => isSame(ref, old))) return true
  }
  return false
}
