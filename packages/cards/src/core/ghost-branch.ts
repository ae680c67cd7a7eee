import {
  accessed,
  always,
  canAdvance,
  card,
  countersOn,
  giveTags,
  may,
  when,
} from '@paydata/engine/vocabulary'

export const ghostBranch = card(
  'ghost_branch',
  always(canAdvance),
  when(accessed(), may([giveTags(countersOn('advancement'))])),
)
