import { beginExpectedBreach } from '../changes/breaches.ts'
import { beginStructure, otherwise } from '../changes/frames.ts'
import { happen, mentionOf } from '../changes/happen.ts'
import { emptyFund, fillFund } from '../changes/players.ts'
import { beginEncounter, changeAttackedServer, iceAtPosition, outermostPosition } from '../changes/runs.ts'
import { poolOf } from '../language/definitions.ts'
import { cardAt, iceBeyond, indexOfPosition, serverOf, theServer } from '../queries/facts/look.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { rulesOf } from '../rulebook/edition.ts'
import { at } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { Effect, Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Mention } from '../state/occurrences.ts'
import type { Deeds, StepNext } from './deeds.ts'
import { jackOut } from './jack-out.ts'
import { noteStep } from './loops.ts'

type Run = Structure<'run'>

export function expectedInRun(game: Game, frame: Run): readonly Effect[] | undefined {
  if (frame.step === 'approachServer' && poolOf(game).changesApproaches)
    return [expected('approach', 'runner', { server: frame.vars.server })]
  if (frame.step === 'success') return [expected('success', 'runner', { server: frame.vars.server })]
  if (frame.step === 'breach') return [expected('breach', 'runner', { server: frame.vars.server })]
  return undefined
}

/** The deeds of a run (CR 6.9). */
export const runDeeds: Deeds<'run'> = {
  announce(game: Game, frame: Run): void {
    happen(game, 'runAnnounced', { by: 'runner', server: frame.vars.server })
  },

  fillFund(game: Game): void {
    fillFund(game)
  },

  runBegins(game: Game, frame: Run): void {
    frame.vars.begun = true
    happen(game, 'runBegan', { by: 'runner', server: frame.vars.server })
  },

  setPosition(game: Game, frame: Run): void {
    frame.vars.position = outermostPosition(game, frame.vars.server)
  },

  initiationEnds(game: Game, frame: Run): StepNext {
    return iceAtPosition(game, frame.vars.server, frame.vars.position) === null ? otherwise : undefined
  },

  approach(game: Game, frame: Run): StepNext {
    frame.vars.moved = false
    const ice = iceAtPosition(game, frame.vars.server, frame.vars.position)
    if (ice === null) return otherwise
    noteStep(game, frame)
    beginStructure(game, { of: 'approach', vars: { ice: refOf(cardAt(game, ice)) } })
    return undefined
  },

  /** CR 6.9.2c, 6.4.4: rezzed ice that is still there is encountered. */
  approachOver(game: Game, frame: Run): StepNext {
    const ice = iceAtPosition(game, frame.vars.server, frame.vars.position)
    return ice !== null && cardAt(game, ice).faceup ? undefined : otherwise
  },

  encounter(game: Game, frame: Run): void {
    const ice = iceAtPosition(game, frame.vars.server, frame.vars.position)
    if (ice === null) return
    noteStep(game, frame)
    beginEncounter(game, refOf(cardAt(game, ice)), 'ofRun')
  },

  pass(game: Game, frame: Run): void {
    const { server: id, position } = frame.vars
    const ice = iceAtPosition(game, id, position)
    const mention = ice === null ? removedIce(game, frame) : mentionOf(game, cardAt(game, ice))
    if (mention === null) return
    // Whether it was the outermost can be asked later, when it may be somewhere else (CR 9.3.2b).
    happen(game, 'icePassed', {
      by: 'runner',
      mention,
      server: id,
      kind: wayPast(game, frame, mention.card),
      amount: iceBeyond(theServer(game, id), position),
    })
    if (indexOfPosition(theServer(game, id), position) === 0)
      happen(game, 'allIcePassed', { by: 'runner', server: id })
  },

  jackOut,

  /** CR 6.9.4d: to the next position inward, or to no position from the innermost. */
  moveInward(game: Game, frame: Run): void {
    const { vars } = frame
    vars.moved = false
    if (vars.position === null) return
    const server = theServer(game, vars.server)
    const index = indexOfPosition(server, vars.position)
    const next = index > 0 ? at(server.ice, index - 1) : null
    vars.position = next === null ? null : next.id
    vars.moved = next !== null
    happen(game, 'runnerMoved', { by: 'runner', server: vars.server, amount: next === null ? -1 : index - 1 })
  },

  nextPosition(_game: Game, frame: Run): StepNext {
    return frame.vars.moved ? undefined : otherwise
  },

  /** CR 9.9.10: of another server if an interrupt says so, which then is the attacked one (CR 6.1.2d). */
  approachServer(game: Game, frame: Run): void {
    const approach = frame.expects.find(({ effect }) => effect === 'approach')
    if (approach?.server != null) changeAttackedServer(game, frame, approach.server, approach.by)
    happen(game, 'serverApproached', { by: 'runner', server: frame.vars.server })
  },

  /** CR 6.7.2; the label may be forbidden, the phase was reached all the same (CR 6.8.4a). */
  success(game: Game, frame: Run): void {
    frame.vars.reachedSuccess = true
    frame.vars.position = null
    const success = frame.expects.find(({ effect }) => effect === 'success')
    if (success === undefined) return
    // As a run on another server, if a replacement says so (CR 9.9.8).
    if (success.server !== null) changeAttackedServer(game, frame, success.server, success.by)
    frame.vars.successful = true
    happen(game, 'runSuccessful', { by: 'runner', server: frame.vars.server })
  },

  breach(game: Game, frame: Run): void {
    beginExpectedBreach(game, frame.expects)
  },

  /** CR 6.2.5d: what was open is over by now, and the Runner is nowhere. */
  closeWindows(_game: Game, frame: Run): void {
    frame.vars.position = null
  },

  emptyFund(game: Game): void {
    emptyFund(game)
  },

  /** CR 6.8.4. */
  unsuccessful(game: Game, frame: Run): void {
    const { server, reachedSuccess, successful } = frame.vars
    const failed = rulesOf(game).unsuccessfulIf === 'notSuccessful' ? !successful : !reachedSuccess
    if (failed && serverOf(game, server) !== undefined)
      happen(game, 'runUnsuccessful', { by: 'runner', server })
  },

  runEnds(game: Game, frame: Run): void {
    happen(game, 'runEnded', {
      by: 'runner',
      server: frame.vars.server,
      kind: frame.vars.successful ? 'successful' : null,
    })
  },
}

/** Ice that has left the Runner's position while it was approached or encountered, where such ice is passed. */
function removedIce(game: Game, { vars }: Run): Mention | null {
  if (rulesOf(game).removedIce === 'notPassed') return null
  for (let i = game.thisTurn.length - 1; i >= vars.since; i--) {
    const { what, server, card } = at(game.thisTurn, i)
    if (what === 'icePassed' || what === 'runnerMoved') return null
    if ((what === 'iceApproached' || what === 'iceEncountered') && server === vars.server) return card
  }
  return null
}

/** CR 6.1.3e, f: whether the Runner comes straight from an encounter with the ice, and what became of it there. */
function wayPast(game: Game, frame: Run, ice: number): 'fullyBroken' | 'encountered' | null {
  for (let i = game.thisTurn.length - 1; i >= frame.vars.since; i--) {
    const occurrence = game.thisTurn[i]
    if (occurrence?.what === 'iceApproached') return null
    if (occurrence?.what !== 'encounterEnded' || occurrence.kind === 'forced') continue
    if (occurrence.card?.card !== ice) return null
    return occurrence.amount === 1 ? 'fullyBroken' : 'encountered'
  }
  return null
}
