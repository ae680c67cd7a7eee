import { again, isInnermost, otherwise, pop } from '../changes/frames.ts'
import { procedureOf } from '../procedures/index.ts'
import { paidAtOnce } from '../procedures/table.ts'
import { eachDeclared } from '../queries/facts/declared.ts'
import { anyDeclaresNow } from '../queries/facts/present.ts'
import { whoIs } from '../queries/facts/references.ts'
import { editionOf } from '../rulebook/edition.ts'
import type { Row } from '../rulebook/editions.ts'
import { bug } from '../state/bug.ts'
import type { ProcedureFrame, StructureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { placeOf } from '../state/steps.ts'
import { endsEarly, expectedAt, takeStep } from '../timing/deeds.ts'
import { checkpoint } from './checkpoint.ts'
import { changeImminent, expectOf } from './imminent.ts'
import { openInterrupts } from './interrupts.ts'
import { resolveInstead } from './replacing.ts'

/** A step of a timing structure is an instruction: interrupts before it, a checkpoint after (CR 9.11.2). */
export function stepStructure(game: Game, frame: StructureFrame): void {
  if (frame.ended) {
    pop(game)
    checkpoint(game)
    return
  }
  const rows = editionOf(game).structures[frame.of]
  const place = placeOf(rows, frame.step)
  const row = rows[place] ?? bug(`no step ${frame.step}`, game)
  switch (frame.stage) {
    case 'imminent': {
      const early = endsEarly(game, frame)
      if (early !== undefined && early !== frame.step) {
        frame.step = early
        return
      }
      if ((frame.of === 'corpTurn' || frame.of === 'runnerTurn') && isSkipped(game, frame))
        return advanceTo(game, frame, rows, following(rows, place, row.to))
      const effects = expectedAt(game, frame)
      if (effects === undefined) frame.stage = 'resolve'
      else if (expectOf(game, frame, effects) === 'changeable') return
      break
    }
    case 'replacing':
    case 'interrupts':
      return changeImminent(game, frame, game.active)
    case 'resolve':
      break
    case 'checkpoint':
      return leaveStep(game, frame, rows, row, place)
  }
  const next = takeStep(game, frame, row)
  if (next === again) return
  // A deed that jumped elsewhere has said so already.
  if (frame.stage !== 'resolve') return
  frame.stage = 'checkpoint'
  frame.next = (next === otherwise ? row.otherwise : next) ?? null
  if (frame.expects.length > 0) resolveInstead(game, frame.expects)
  if (isInnermost(game, frame)) leaveStep(game, frame, rows, row, place)
}

/** What became pending in a step is resolved while it lasts; the next step begins when all of it is done. */
function leaveStep(
  game: Game,
  frame: StructureFrame,
  rows: readonly Row[],
  { to }: Row,
  place: number,
): void {
  // CR 10.3.6: the checkpoint after the last step takes place outside of the structure.
  const isLast = frame.next === null && to === undefined && place + 1 === rows.length
  if (!isLast) {
    checkpoint(game)
    if (game.frames[game.frames.length - 1] !== frame || game.over !== null) return
  }
  const next = frame.next ?? to
  advanceTo(game, frame, rows, next === undefined ? place + 1 : placeOf(rows, next))
}

const following = (rows: readonly Row[], place: number, to: string | undefined): number =>
  to === undefined ? place + 1 : placeOf(rows, to)

/** CR 5.5.4d: a skipped step is not taken at all. */
function isSkipped(game: Game, frame: StructureFrame): boolean {
  if (!anyDeclaresNow(game, 'skipStep')) return false
  const side = frame.of === 'corpTurn' ? 'corp' : 'runner'
  return eachDeclared(game, 'skipStep', (d, scope) => d.step === frame.step && whoIs(d.who, scope) === side)
}

function advanceTo(game: Game, frame: StructureFrame, rows: readonly Row[], to: number): void {
  let place = to
  // Steps in which nothing is done, and after which nothing has happened, are passed over.
  while (rows[place]?.deed === 'nothing' && game.happened.length === 0)
    place = following(rows, place, rows[place]?.to)
  const row = rows[place]
  if (row === undefined) pop(game)
  else {
    frame.step = row.step
    frame.stage = 'imminent'
    frame.next = null
    frame.expects = noEffects
    if (game.idle.length > 0) game.idle = []
  }
  checkpoint(game)
}
const noEffects: readonly never[] = []

/** Steps of a procedure are no instructions: checkpoints only where the rules call for one (CR 9.11.2a). */
export function stepProcedure(game: Game, frame: ProcedureFrame): void {
  if (frame.ended) return pop(game)
  const rows = procedureOf(frame)
  const place = placeOf(rows, frame.step)
  const row = rows[place] ?? bug(`no step ${frame.step}`, game)
  if (frame.stage === 'resolve') {
    const next = row.deed(game, frame)
    if (next === again) return
    frame.stage = 'checkpoint'
    frame.next = next === paidAtOnce ? null : (next ?? null)
    if (next === paidAtOnce) checkpoint(game)
    if (!isInnermost(game, frame)) return
  }
  if (frame.stage !== 'checkpoint') bug(`a procedure at stage ${frame.stage}`, game)
  const then = rows[frame.next === null ? place + 1 : placeOf(rows, frame.next)]
  const { checkpoint: after } = row
  if (then === undefined) pop(game)
  else {
    frame.step = then.step
    frame.stage = 'resolve'
    frame.next = null
    if (then.expects !== undefined) {
      frame.expects = then.expects(game, frame)
      openInterrupts(game, game.frames.length - 1)
    }
  }
  if (after === true) checkpoint(game)
}
