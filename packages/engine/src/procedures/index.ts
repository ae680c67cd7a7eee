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
import { trace } from './trace.ts'
import { use } from './use.ts'
import { jackOut, steal } from './with-added-cost.ts'

const procedures: { readonly [Of in ProcedureName]: ProcedureTable<Of> } = {
  approachInstead: approachingInstead,
  arrange: arranging,
  arrangeIce: arrangingIce,
  moveToRoot: movingToRoot,
  break: breaking,
  chooseNumber,
  chooseServer,
  chooseWord,
  damage: damaging,
  draw,
  install: installation,
  jackOut,
  may,
  mayPay,
  modes,
  orderGained,
  pay,
  payToAccess,
  placeGained,
  play: playing,
  psi,
  repeat: repeating,
  rez,
  run: running,
  sabotage: sabotaging,
  score,
  search: searching,
  setIdentity: settingIdentity,
  settle: checkpointChoices,
  setup,
  steal,
  trace,
  use,
}

/** A saved game may name one that there is not. */
export const procedureOf = <Of extends ProcedureName>(frame: Procedure<Of>): ProcedureTable<Of> =>
  procedures[frame.of] ?? bug(`no procedure ${frame.of}`)
