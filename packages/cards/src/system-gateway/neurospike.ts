import { card, damage, play, totalOf } from '@paydata/engine/vocabulary'

export const neurospike = card(
  'neurospike',
  play(damage('net', totalOf('agendaPoints', 'thisTurn', { what: ['scored'], by: 'you' }))),
)
