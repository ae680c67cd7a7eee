import {
  atLeast,
  card,
  draw,
  flip,
  gainCredits,
  has,
  ifSo,
  isNot,
  may,
  on,
  otherFace,
  runSuccessful,
  together,
  when,
} from '@paydata/engine/vocabulary'

const hasUnusedMemory = atLeast(has('you', 'unusedMemory'), 1)

export const dewiSubrotoputriPedagogicalDhalang = card(
  'dewi_subrotoputri_pedagogical_dhalang',
  when(on(runSuccessful()), ifSo(isNot(hasUnusedMemory), [may([together(flip, gainCredits(1))])])),
  ...otherFace(1, when(on(runSuccessful()), ifSo(hasUnusedMemory, [may([together(flip, draw(1))])]))),
)
