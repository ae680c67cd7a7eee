import {
  card,
  chosen,
  clickBreak,
  damage,
  from,
  giveTags,
  subroutine,
  together,
  trace,
  trash,
  type,
} from '@paydata/engine/vocabulary'

export const ichi10 = card(
  'ichi_1_0',
  clickBreak(),
  subroutine(trash(chosen(from('installed', type('program'))))),
  subroutine(trash(chosen(from('installed', type('program'))))),
  subroutine(trace(1, { ifSuccessful: [together(damage('core', 1), giveTags(1))] })),
)
