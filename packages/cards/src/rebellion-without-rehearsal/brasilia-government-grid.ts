import {
  card,
  chosen,
  derez,
  from,
  isRezzed,
  lasting,
  may,
  not,
  on,
  oncePer,
  running,
  same,
  strength,
  the,
  type,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

export const brasiliaGovernmentGrid = card(
  'brasilia_government_grid',
  oncePer(
    'turn',
    when(
      on({ what: ['rezzed'], card: [type('ice')] }, running(['here'])),
      may([
        derez(chosen(from('installed', type('ice'), isRezzed, not(same('it'))), 'derezzed')),
        lasting(untilRunEnds, [strength(the('chosen'), 3)], { on: 'it' }),
      ]),
    ),
  ),
)
