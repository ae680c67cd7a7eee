import {
  card,
  clicks,
  installed,
  on,
  paid,
  placeCounters,
  run,
  spendHosted,
  subtype,
  threat,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const debbieDowntownMoreira = card(
  'debbie_downtown_moreira',
  threat(4, when(installed('self'), placeCounters('credit', 2))),
  when(
    on({ what: ['played'], by: 'you', card: [type('event'), subtype('run')] }),
    placeCounters('credit', 1),
  ),
  paid([clicks()], [run('any', [], { while: [spendHosted] })]),
)
