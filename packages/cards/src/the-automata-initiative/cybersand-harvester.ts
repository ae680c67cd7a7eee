import {
  always,
  card,
  on,
  paid,
  placeCounters,
  spendFor,
  takeCredits,
  trashThis,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const cybersandHarvester = card(
  'cybersand_harvester',
  when(on({ what: ['rezzed'], card: [type('ice')] }), placeCounters('credit', 2)),
  always(spendFor({ to: ['install'] })),
  paid([trashThis], [takeCredits('all')]),
)
