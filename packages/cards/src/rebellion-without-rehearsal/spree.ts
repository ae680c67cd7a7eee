import {
  card,
  chosen,
  counters,
  from,
  host,
  paid,
  placeCounters,
  play,
  protecting,
  run,
  subtype,
  type,
} from '@paydata/engine/vocabulary'

export const spree = card(
  'spree',
  play(placeCounters('power', 3), run('any')),
  paid(
    [counters('power')],
    [
      host(
        chosen(from('rig', type('program'), subtype('trojan')), 'trojan'),
        chosen(from('installed', type('ice'), protecting(['attacked'])), 'ice'),
      ),
    ],
  ),
)
