import {
  always,
  breaks,
  card,
  countersOn,
  credits,
  installed,
  paid,
  placeCounters,
  strength,
  when,
} from '@paydata/engine/vocabulary'

export const hyperbaric = card(
  'hyperbaric',
  when(installed('self'), placeCounters('power', 1)),
  always(strength('self', countersOn('power'))),
  breaks({ cost: [credits(1)], count: 1, subtype: 'code gate' }),
  paid([credits(2)], [placeCounters('power', 1)]),
)
