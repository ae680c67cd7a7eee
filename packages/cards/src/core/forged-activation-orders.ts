import {
  card,
  cardIs,
  chooseCards,
  chosen,
  from,
  ifSo,
  isUnrezzed,
  may,
  play,
  rez,
  the,
  trash,
  type,
} from '@paydata/engine/vocabulary'

export const forgedActivationOrders = card(
  'forged_activation_orders',
  play(
    chooseCards(chosen(from('installed', type('ice'), isUnrezzed), 'ice')),
    may([rez(the('ice'))], { who: 'corp' }),
    ifSo(cardIs(the('ice'), isUnrezzed), [trash(the('ice'), 'corp')]),
  ),
)
