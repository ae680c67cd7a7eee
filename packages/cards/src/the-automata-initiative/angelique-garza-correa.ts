import {
  accessed,
  card,
  cardIs,
  clicks,
  credits,
  damage,
  isRezzed,
  mayPay,
  paid,
  revealAndTrashThisFrom,
  threat,
  when,
} from '@paydata/engine/vocabulary'

export const angeliqueGarzaCorrea = card(
  'angelique_garza_correa',
  threat(3, paid([clicks(), credits(1), revealAndTrashThisFrom('hq')], [damage('meat', 1)])),
  when(accessed(cardIs('self', isRezzed)), mayPay([credits(2)], { then: [damage('meat', 2)] })),
)
