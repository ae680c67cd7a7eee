import {
  card,
  counters,
  draw,
  firstTime,
  mayPay,
  oneOf,
  ownedBy,
  placeCounters,
  removeTags,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const solidarityBadge = card(
  'solidarity_badge',
  when(
    firstTime('turn', { what: ['trashed'], by: 'you', card: [ownedBy('corp')] }),
    placeCounters('power', 1),
  ),
  when(turnBegins('you'), mayPay([counters('power')], { then: [oneOf([[draw(1)], [removeTags(1)]])] })),
)
