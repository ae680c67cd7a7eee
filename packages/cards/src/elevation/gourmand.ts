import {
  card,
  cardIs,
  draw,
  ifSo,
  not,
  trash,
  trashThis,
  type,
  wasBound,
  whileAccessing,
} from '@paydata/engine/vocabulary'

export const gourmand = card(
  'gourmand',
  whileAccessing(
    [trashThis],
    [trash('accessed', 'you', { as: 'trashed' }), ifSo(wasBound('trashed'), [draw(1)])],
    { onlyIf: cardIs('accessed', not(type('agenda'))) },
  ),
)
