import {
  always,
  card,
  chosen,
  from,
  host,
  installed,
  may,
  not,
  prolong,
  strength,
  subtype,
  turnBegins,
  untilRunEnds,
  when,
} from '@paydata/engine/vocabulary'

const moveOnto = may([
  host('self', chosen(from('rig', subtype('icebreaker'), not(subtype('ai'))), 'icebreaker')),
])

export const gamedragonPro = card(
  'gamedragon_pro',
  when(installed('self'), moveOnto),
  when(turnBegins('you'), moveOnto),
  always(strength('host', 1), prolong('increasedStrength', 'host', untilRunEnds)),
)
