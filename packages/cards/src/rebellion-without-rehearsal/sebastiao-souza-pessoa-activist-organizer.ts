import {
  additionalCost,
  always,
  card,
  chosen,
  from,
  has,
  install,
  may,
  onHad,
  subtype,
  trashOf,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const sebastiaoSouzaPessoaActivistOrganizer = card(
  'sebastiao_souza_pessoa_activist_organizer',
  when(
    onHad({ what: ['tagsTaken'] }, { of: has('runner', 'tags'), atMost: 0 }),
    may([install(chosen(from('grip', type('resource'), subtype('connection'))), { change: -2 })]),
  ),
  always(
    additionalCost('trashResource', [trashOf(chosen(from('hq')))], {
      cards: [type('resource'), subtype('connection')],
    }),
  ),
)
