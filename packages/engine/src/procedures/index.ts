import { bug } from '../state/bug.ts'
import type { Procedure } from '../state/frames.ts'
import type { ProcedureName } from '../state/procedures.ts'
import { approachingInstead } from './approach-instead.ts'
import { arrangingIce } from './arrange-ice.ts'
import { running } from './begin-run.ts'
import { breaking } from './break.ts'
import { checkpointChoices } from './checkpoint-choices.ts'
import { chooseNumber, chooseServer, chooseWord } from './choosing.ts'
import { damaging } from './damage.ts'
import { may, mayPay, modes, payToAccess, repeating } from './decisions.ts'
import { draw } from './draw.ts'
import { orderGained, placeGained } from './gained.ts'
import { installation } from './install.ts'
import { movingToRoot } from './move-to-root.ts'
import { pay } from './pay.ts'
import { playing } from './play.ts'
import { psi } from './psi.ts'
import { rez } from './rez.ts'
import { score } from './score.ts'
import { arranging, sabotaging, searching } from './search.ts'
import { settingIdentity } from './set-identity.ts'
import { setup } from './setup.ts'
import type { ProcedureTable } from './table.ts'
import { laidOut } from './table.ts'
import { trace } from './trace.ts'
import { use } from './use.ts'
import { jackOut, steal } from './with-added-cost.ts'

const procedures: { readonly [Of in ProcedureName]: ProcedureTable<Of> } = {
  approachInstead: laidOut(approachingInstead),
  arrange: laidOut(arranging),
  arrangeIce: laidOut(arrangingIce),
  moveToRoot: laidOut(movingToRoot),
  break: laidOut(breaking),
  chooseNumber: laidOut(chooseNumber),
  chooseServer: laidOut(chooseServer),
  chooseWord: laidOut(chooseWord),
  damage: laidOut(damaging),
  draw: laidOut(draw),
  install: laidOut(installation),
  jackOut: laidOut(jackOut),
  may: laidOut(may),
  mayPay: laidOut(mayPay),
  modes: laidOut(modes),
  orderGained: laidOut(orderGained),
  pay: laidOut(pay),
  payToAccess: laidOut(payToAccess),
  placeGained: laidOut(placeGained),
  play: laidOut(playing),
  psi: laidOut(psi),
  repeat: laidOut(repeating),
  rez: laidOut(rez),
  run: laidOut(running),
  sabotage: laidOut(sabotaging),
  score: laidOut(score),
  search: laidOut(searching),
  setIdentity: laidOut(settingIdentity),
  settle: laidOut(checkpointChoices),
  setup: laidOut(setup),
  steal: laidOut(steal),
  trace: laidOut(trace),
  use: laidOut(use),
}

/** A saved game may name one that there is not. */
export const procedureOf = <Of extends ProcedureName>(frame: Procedure<Of>): ProcedureTable<Of> =>
  procedures[frame.of] ?? bug(`no procedure ${frame.of}`)
