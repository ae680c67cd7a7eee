import {
  approachOf,
  cardAt,
  encounterOf,
  indexOfPosition,
  runOf,
  serverOf,
  theServer,
} from '../queries/facts/look.ts'
import { phaseOf, rowsOf } from '../rulebook/edition.ts'
import { bug } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { Frame, Structure, StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, ServerId, Side } from '../state/names.ts'
import { rowOf } from '../state/steps.ts'
import { beginStructure } from './frames.ts'
import { happen } from './happen.ts'
import { makePosition, moveCard } from './move.ts'

/** Sends a structure on to a step, whatever it was about to do. */
export function jump(frame: StructureFrame, step: string): void {
  frame.stage = 'checkpoint'
  frame.next = step
  frame.answer = null
}

/** Ends what is in progress above a frame, as far as ending the run ends it (CR 6.8.2). */
function endAbove(game: Game, depth: number): void {
  for (let i = game.frames.length - 1; i > depth; i--) {
    const frame = game.frames[i]
    if (frame === undefined || frame.kind === 'ability' || frame.kind === 'procedure') continue
    if (frame.kind === 'structure') endStructure(game, frame)
    else if (closesWithRun(game.frames, frame)) frame.ended = true
  }
}

/** Reaction windows that no beginning opened are completed (CR 6.8.2c); all else closes. */
function closesWithRun(frames: readonly Frame[], window: Extract<Frame, { kind: 'window' }>): boolean {
  if (window.of === 'reaction') return window.beginning !== null && window.beginning !== 'run'
  if (window.of === 'interrupt') {
    const imminent = frames[window.imminent]
    return imminent?.kind === 'structure' && imminent.ended
  }
  return true
}

function endStructure(game: Game, frame: StructureFrame): void {
  if (frame.ended) return
  frame.ended = true
  if (frame.of === 'encounter') noteEncounterEnd(game, frame)
}

export function noteEncounterEnd(game: Game, frame: Structure<'encounter'>): void {
  const { vars } = frame
  const ice = cardAt(game, vars.ice.card)
  happen(game, 'encounterEnded', {
    by: 'runner',
    card: ice,
    server: ice.server,
    amount: vars.fullyBroken ? 1 : 0,
    kind: vars.forced ? 'forced' : vars.bypassed ? 'bypassed' : null,
  })
}

/** CR 6.1.4: the run goes to its last phase; without a run, an encounter ends; without both, nothing. */
export function endRun(game: Game): void {
  const run = runOf(game)
  if (run !== undefined) {
    endAbove(game, game.frames.indexOf(run))
    jump(run, 'closeWindows')
    return
  }
  const encounter = encounterOf(game)
  if (encounter === undefined) return
  const depth = game.frames.indexOf(encounter)
  endAbove(game, depth)
  endStructure(game, encounter)
}

/** CR 6.1.5: as ending the run, but some cards ask who ended it. */
export function jackOut(game: Game): void {
  const run = runOf(game)
  happen(game, 'jackedOut', { by: 'runner', server: run?.vars.server ?? null })
  endRun(game)
}

export function iceAtPosition(game: Game, server: ServerId, position: number | null): number | null {
  if (position === null) return null
  return serverOf(game, server)?.ice.find(p => p.id === position)?.ice ?? null
}

/** Runner has reached the Success Phase or has no run: cannot be moved any more (CR 6.2.8c). */
export function isMovable(game: Game): boolean {
  const run = runOf(game)
  return run !== undefined && !run.vars.reachedSuccess && !isEnding(game, run)
}

/** The last phase has begun, or is next (CR 6.8). */
export const isEnding = (game: Game, run: Structure<'run'>): boolean =>
  run.next === 'closeWindows' || phaseOf(game, run) === 'end'

/** CR 6.2.8: puts the Runner at ice, from where the run goes on. A forced encounter is not disturbed (CR 6.5.9d). */
export function moveRunner(
  game: Game,
  server: ServerId,
  position: number | null,
  then: 'approach' | 'encounter' | 'movement',
): void {
  const run = runOf(game)
  if (run === undefined || !isMovable(game)) return
  // CR 10.1.6a: nobody could stop it.
  if (run.vars.loop?.ends === 'itself') return
  const changed = run.vars.server !== server
  // CR 6.2.8d.
  if (then === 'approach' && approachOf(game) !== undefined && !changed && run.vars.position === position)
    return
  run.vars.server = server
  run.vars.position = position
  run.vars.moved = false
  happen(game, 'runnerMoved', {
    by: 'runner',
    server,
    amount: position === null ? -1 : indexOfPosition(theServer(game, server), position),
  })
  if (changed) happen(game, 'attackedServerChanged', { by: 'runner', server })
  for (const frame of game.frames.slice(game.frames.indexOf(run))) {
    if (frame.kind !== 'structure') continue
    if (frame.of === 'approach') leavePhase(game, frame, 'approachEnds')
    if (frame.of === 'encounter' && !frame.vars.forced) leavePhase(game, frame, 'encounterEnds')
  }
  jump(run, then === 'movement' ? pastAllIce(game) : then)
}

/** CR 6.1.2d: another server is attacked, without the Runner being moved. */
export function changeAttackedServer(game: Game, run: Structure<'run'>, server: ServerId, by: Side): void {
  if (run.vars.server === server) return
  run.vars.server = server
  run.vars.position = null // CR 6.2.5: only the attacked server's positions can be the Runner's.
  happen(game, 'attackedServerChanged', { by, server })
}

/** Where a run goes on when no ice is left between the Runner and the server (CR 6.2.8b, 6.9.1f). */
const pastAllIce = (game: Game): string =>
  rowOf(rowsOf(game, 'run'), 'initiationEnds').otherwise ?? bug('no ice to go to')

/**
 * CR 6.1.3d: no more steps of the phase are taken, but a paid ability window that is open is completed. The reaction
 * window that its beginning opened closes (CR 9.2.8f).
 */
function leavePhase(game: Game, phase: Structure<'approach' | 'encounter'>, last: string): void {
  jump(phase, last)
  const above = game.frames[game.frames.indexOf(phase) + 1]
  if (above?.kind === 'window' && above.of === 'reaction' && above.beginning === phase.of) above.ended = true
}

/** CR 6.2.8b: the outermost position of a server, or none when no ice protects it. */
export function outermostPosition(game: Game, server: ServerId): number | null {
  const { ice } = theServer(game, server)
  for (let i = ice.length - 1; i >= 0; i--) {
    const position = ice[i]
    if (position !== undefined && position.ice !== null) return position.id
  }
  return null
}

/** In an imagined game the Runner may be at ice already, from a step on. */
export function beginRun(
  game: Game,
  server: ServerId,
  madeBy: Ref | null,
  position: number | null = null,
  step?: string,
): void {
  beginStructure(
    game,
    {
      of: 'run',
      vars: {
        server,
        position,
        moved: false,
        successful: false,
        reachedSuccess: false,
        begun: position !== null,
        madeBy,
        since: game.thisTurn.length,
        steps: 0,
        loop: null,
      },
    },
    step,
  )
}

export function beginEncounter(game: Game, ice: Ref, sequence: 'ofRun' | 'forced', step?: string): void {
  const card = cardAt(game, ice.card)
  beginStructure(
    game,
    {
      of: 'encounter',
      vars: {
        ice: refOf(card),
        forced: sequence === 'forced',
        installed: card.zone === 'ice' && card.faceup,
        broken: [],
        resolved: [],
        brokenBy: [],
        fullyBroken: false,
        bypassed: false,
        since: game.thisTurn.length,
      },
    },
    step,
  )
}

/** CR 6.5.8: the encounter is aborted and the ice passed. */
export function bypassIce(game: Game): void {
  const encounter = encounterOf(game)
  if (encounter === undefined) return
  encounter.vars.bypassed = true
  happen(game, 'iceBypassed', { by: 'runner', card: cardAt(game, encounter.vars.ice.card) })
  leavePhase(game, encounter, 'encounterEnds')
}

/** CR 6.2.7b: after a swap the Runner approaches the ice that is in the position now. */
export function approachWhatIsThere(game: Game): void {
  const run = runOf(game)
  const approach = approachOf(game)
  if (run === undefined || approach === undefined) return
  const ice = iceAtPosition(game, run.vars.server, run.vars.position)
  if (ice !== null) approach.vars.ice = refOf(cardAt(game, ice))
}

/** CR 6.2.2: ice that is moved gets a position of its own; the one it leaves goes at the next checkpoint (CR 6.2.4). */
export function moveIce(
  game: Game,
  ice: CardState,
  to: ServerId,
  where: 'outermost' | 'innermost',
  by: Side,
): void {
  const server = theServer(game, to)
  const position = makePosition(game, server, where === 'innermost' ? 0 : server.ice.length)
  const before = moveCard(game, ice, { zone: 'ice', faceup: ice.faceup, server: to, position })
  happen(game, 'moved', { by, card: ice, server: to, kind: 'ice', before })
  followEncountered(game, ice)
}

/** CR 6.2.7d: the Runner stays with ice that is encountered, wherever it goes. */
export function followEncountered(game: Game, ice: CardState): void {
  const run = runOf(game)
  const position =
    ice.server === null ? undefined : theServer(game, ice.server).ice.find(p => p.ice === ice.card)
  if (run === undefined || ice.server === null || position === undefined) return
  const isEncountered = game.frames.some(
    frame =>
      frame.kind === 'structure' &&
      frame.of === 'encounter' &&
      !frame.ended &&
      !frame.vars.forced &&
      frame.vars.ice.card === ice.card,
  )
  if (!isEncountered) return
  run.vars.position = position.id
  if (run.vars.server === ice.server) return
  run.vars.server = ice.server
  happen(game, 'attackedServerChanged', { by: 'runner', server: ice.server })
}

/** CR 6.5.7: noted when all subroutines are broken for the first time, with the one object that broke them all if any. */
export function noteFullyBroken(game: Game, encounter: Structure<'encounter'>): void {
  if (encounter.vars.fullyBroken) return
  encounter.vars.fullyBroken = true
  const [first, ...others] = encounter.vars.brokenBy
  const isAlone = first !== undefined && others.every(ref => isSame(ref, first))
  const ice = cardAt(game, encounter.vars.ice.card)
  happen(game, 'iceFullyBroken', {
    by: 'runner',
    card: ice,
    server: ice.server,
    because: isAlone ? first : 'rules',
  })
}
