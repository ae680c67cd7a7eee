import { beginBreach } from '../changes/breaches.ts'
import type { Next } from '../changes/frames.ts'
import { again, askChoice, beginProcedure, beginStructure, takeOptions } from '../changes/frames.ts'
import { happen } from '../changes/happen.ts'
import { emptyFund, fillFund } from '../changes/players.ts'
import { beginEncounter, iceAtPosition, jackOut, outermostPosition } from '../changes/runs.ts'
import { billOf } from '../queries/bills.ts'
import { canPay } from '../queries/costs.ts'
import { cardAt, indexOfPosition, serverOf, theServer } from '../queries/look.ts'
import { forbiddenBy } from '../queries/permissions.ts'
import { additionalCosts } from '../queries/prices.ts'
import { at } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { Effect, Structure } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Option } from '../state/questions.ts'
import type { Deeds } from './deeds.ts'
import { rulesOf } from './edition.ts'
import { expected, isExpected } from './expected.ts'
import { leaveLoopToCorp, mustJackOut, noteStep } from './loops.ts'

type Run = Structure<'run'>

export function expectedInRun(frame: Run): readonly Effect[] | undefined {
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
    fillFund(game, rulesOf(game).badPublicityCredits)
  },

  runBegins(game: Game, frame: Run): void {
    frame.vars.begun = true
    happen(game, 'runBegan', { by: 'runner', server: frame.vars.server })
  },

  setPosition(game: Game, frame: Run): void {
    frame.vars.position = outermostPosition(game, frame.vars.server)
  },

  initiationEnds(game: Game, frame: Run): Next {
    return iceAtPosition(game, frame.vars.server, frame.vars.position) === null ? 'pass' : 'approach'
  },

  approach(game: Game, frame: Run): Next {
    frame.vars.moved = false
    const ice = iceAtPosition(game, frame.vars.server, frame.vars.position)
    if (ice === null) return 'pass'
    noteStep(game, frame)
    beginStructure(game, 'approachBegins', { of: 'approach', vars: { ice: refOf(cardAt(game, ice)) } })
    return undefined
  },

  /** CR 6.9.2c, 6.4.4: rezzed ice that is still there is encountered. */
  approachOver(game: Game, frame: Run): Next {
    const ice = iceAtPosition(game, frame.vars.server, frame.vars.position)
    return ice !== null && cardAt(game, ice).faceup ? 'encounter' : 'pass'
  },

  encounter(game: Game, frame: Run): Next {
    const ice = iceAtPosition(game, frame.vars.server, frame.vars.position)
    if (ice === null) return 'pass'
    noteStep(game, frame)
    beginEncounter(game, refOf(cardAt(game, ice)), 'ofRun')
    return undefined
  },

  pass(game: Game, frame: Run): void {
    const { server: id, position } = frame.vars
    const ice = iceAtPosition(game, id, position)
    if (ice === null) return
    happen(game, 'icePassed', {
      by: 'runner',
      card: cardAt(game, ice),
      server: id,
      kind: wayPast(game, frame, ice),
    })
    if (indexOfPosition(theServer(game, id), position) === 0)
      happen(game, 'allIcePassed', { by: 'runner', server: id })
  },

  /** CR 6.9.4c, 6.1.5. */
  jackOut(game: Game, frame: Run): Next {
    const { server } = frame.vars
    const chosen = takeOptions(frame)
    if (chosen !== undefined) {
      if (at(chosen, 0).does !== 'jackOut') return undefined
      const costs = additionalCosts(game, 'jackOut', null, server)
      if (costs.length === 0) {
        jackOut(game)
        return undefined
      }
      beginProcedure(game, 'jackOut', 'pay', {
        by: 'runner',
        bill: billOf({ by: 'runner', purpose: 'jackOut' }, costs),
      })
      return undefined
    }
    noteStep(game, frame)
    const options: Option[] = [{ does: 'continue' }]
    if (
      forbiddenBy(game, 'jackOut', { who: 'runner', server }) === undefined &&
      canPayToJackOut(game, server)
    ) {
      options.push({ does: 'jackOut' })
    }
    const inLoop = mustJackOut(frame)
    // CR 10.1.6b; nobody is made to pay an additional cost (CR 1.16.10a).
    const must = inLoop && options.length > 1 && additionalCosts(game, 'jackOut', null, server).length === 0
    if (must) options.shift()
    else if (inLoop) leaveLoopToCorp(frame)
    askChoice(game, { for: 'runner', asks: 'jackOut', options, ...(must && { about: 'loop' }) })
    return again
  },

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

  nextPosition(_game: Game, frame: Run): Next {
    return frame.vars.moved ? 'approach' : undefined
  },

  approachServer(game: Game, frame: Run): void {
    happen(game, 'serverApproached', { by: 'runner', server: frame.vars.server })
  },

  /** CR 6.7.2; the label may be forbidden, the phase was reached all the same (CR 6.8.4a). */
  success(game: Game, frame: Run): void {
    frame.vars.reachedSuccess = true
    frame.vars.position = null
    if (!isExpected(frame.expects, 'success')) return
    frame.vars.successful = true
    happen(game, 'runSuccessful', { by: 'runner', server: frame.vars.server })
  },

  breach(game: Game, frame: Run): void {
    if (isExpected(frame.expects, 'breach')) beginBreach(game, frame.vars.server)
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

const canPayToJackOut = (game: Game, server: string): boolean =>
  canPay(game, billOf({ by: 'runner', purpose: 'jackOut' }, additionalCosts(game, 'jackOut', null, server)))
