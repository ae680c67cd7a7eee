import {
  always,
  card,
  counters,
  draw,
  ifSo,
  isTagged,
  mayPay,
  memory,
  on,
  placeCounters,
  turnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const amanuensis = card(
  'amanuensis',
  always(memory(1)),
  when(turnEnds('you'), ifSo(isTagged, [placeCounters('power', 1)])),
  when(on({ what: ['tagsRemoved'], by: 'you' }), mayPay([counters('power')], { then: [draw(2)] })),
)
