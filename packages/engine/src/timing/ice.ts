import { otherwise } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { iceAtPosition, noteEncounterEnd, noteFullyBroken } from '../changes/runs.ts'
import { beginSubroutine } from '../changes/subroutines.ts'
import { noVars } from '../queries/facts/applying.ts'
import { cardAt, objectOf, runOf } from '../queries/facts/look.ts'
import { subroutinesOf } from '../queries/facts/subroutines.ts'
import { expected } from '../queries/outcomes/effects.ts'
import type { Row } from '../rulebook/editions.ts'
import { at } from '../state/bug.ts'
import type { Effect, Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Deeds, StepNext } from './deeds.ts'
import { jackOutUnlessFirst } from './jack-out.ts'
import { openPaidWindow } from './windows.ts'

type Approach = Structure<'approach'>
type Encounter = Structure<'encounter'>

/** The deeds of approaching ice (CR 6.9.2). */
export const approachDeeds: Deeds<'approach'> = {
  approachBegins(game: Game, frame: Approach): void {
    const ice = cardAt(game, frame.vars.ice.card)
    happen(game, 'iceApproached', { by: 'runner', card: ice, server: ice.server })
  },

  jackOutUnlessFirst,
}

/** CR 6.2.7a: when the ice is not in the Runner's position any more the approach ends. */
export function endsApproach(game: Game, frame: Approach): string | undefined {
  const run = runOf(game)
  const ice = objectOf(game, frame.vars.ice)
  const isThere =
    run !== undefined &&
    ice !== undefined &&
    iceAtPosition(game, run.vars.server, run.vars.position) === ice.card
  return isThere ? undefined : 'approachEnds'
}

/** The next subroutine that is to resolve (CR 6.9.3c, 9.8.7). */
function nextSubroutine(game: Game, frame: Encounter) {
  const ice = cardAt(game, frame.vars.ice.card)
  const { broken, resolved } = frame.vars
  return subroutinesOf(game, ice).find(sub => !broken.includes(sub.key) && !resolved.includes(sub.key))
}

export function expectedInEncounter(game: Game, frame: Encounter): readonly Effect[] | undefined {
  if (frame.step !== 'nextSubroutine') return undefined
  const subroutine = nextSubroutine(game, frame)
  return subroutine === undefined
    ? undefined
    : [expected('subroutine', 'corp', { card: frame.vars.ice, kind: subroutine.key })]
}

/** The deeds of an encounter (CR 6.9.3). */
export const encounterDeeds: Deeds<'encounter'> = {
  encounterBegins(game: Game, frame: Encounter): void {
    const ice = cardAt(game, frame.vars.ice.card)
    happen(game, 'iceEncountered', { by: 'runner', card: ice, server: ice.server })
  },

  encounterWindow(game: Game, frame: Encounter, row: Row): void {
    // CR 6.5.7c: without subroutines the ice is fully broken as this step begins.
    if (subroutinesOf(game, cardAt(game, frame.vars.ice.card)).length === 0) noteFullyBroken(game, frame)
    if (row.window !== undefined) openPaidWindow(game, row.window)
  },

  nextSubroutine(game: Game, frame: Encounter): StepNext {
    const subroutine = nextSubroutine(game, frame)
    if (subroutine === undefined) return otherwise
    frame.vars.resolved = [...frame.vars.resolved, subroutine.key]
    // CR 9.8.10b: an interrupt may have stopped it.
    const effect = frame.expects.find(each => each.effect === 'subroutine')
    if (effect === undefined) return undefined
    beginSubroutine(game, cardAt(game, frame.vars.ice.card), subroutine, effect, noVars)
    return undefined
  },

  encounterEnds(game: Game, frame: Encounter): void {
    noteEncounterEnd(game, frame)
  },
}

/** CR 6.2.7c: ice that is uninstalled or derezzed is encountered no longer. */
export function endsEncounter(game: Game, frame: Encounter): string | undefined {
  if (!frame.vars.installed || frame.step === 'encounterEnds') return undefined
  const ice = objectOf(game, frame.vars.ice)
  return ice === undefined || ice.zone !== 'ice' || wasDerezzed(game, frame) ? 'encounterEnds' : undefined
}

/** Rezzing it again at once does not bring the encounter back. */
function wasDerezzed(game: Game, frame: Encounter): boolean {
  for (let i = game.thisTurn.length - 1; i >= frame.vars.since; i--) {
    const { what, card } = at(game.thisTurn, i)
    if (what === 'derezzed' && card?.card === frame.vars.ice.card) return true
  }
  return false
}
