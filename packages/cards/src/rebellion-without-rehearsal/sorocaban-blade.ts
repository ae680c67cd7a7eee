import {
  always,
  cannot,
  card,
  chosen,
  from,
  isInstalled,
  ownedBy,
  same,
  subroutine,
  trash,
  type,
} from '@paydata/engine/vocabulary'

export const sorocabanBlade = card(
  'sorocaban_blade',
  always(
    cannot('trash', {
      who: 'you',
      cards: [isInstalled, ownedBy('runner')],
      using: [same('self')],
      moreThan: 1,
    }),
  ),
  subroutine(trash(chosen(from('installed', type('resource'))))),
  subroutine(trash(chosen(from('installed', type('hardware'))))),
  subroutine(trash(chosen(from('installed', type('program'))))),
)
