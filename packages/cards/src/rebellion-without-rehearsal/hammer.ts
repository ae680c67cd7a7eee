import {
  always,
  cannot,
  card,
  chosen,
  from,
  giveTags,
  not,
  subroutine,
  subtype,
  trash,
  type,
} from '@paydata/engine/vocabulary'

export const hammer = card(
  'hammer',
  always(
    cannot('break', {
      who: 'runner',
      cards: 'self',
      subroutines: 'printed',
      using: [not(subtype('killer'))],
      moreThan: 1,
    }),
  ),
  subroutine(giveTags(1)),
  subroutine(trash(chosen(from('installed', type('resource', 'hardware'))))),
  subroutine(trash(chosen(from('installed', type('program'), not(subtype('decoder', 'fracter', 'killer')))))),
)
