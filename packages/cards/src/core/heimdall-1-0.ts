import { card, clickBreak, damage, endRun, subroutine } from '@paydata/engine/vocabulary'

export const heimdall10 = card(
  'heimdall_1_0',
  clickBreak(),
  subroutine(damage('core', 1)),
  subroutine(endRun()),
  subroutine(endRun()),
)
