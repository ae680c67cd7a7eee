import {
  card,
  cardIs,
  credits,
  eitherCost,
  interruptFor,
  isUnrezzed,
  may,
  prevent,
  rez,
  trashThis,
  when,
  would,
} from '@paydata/engine/vocabulary'

export const zaibatsuLoyalty = card(
  'zaibatsu_loyalty',
  when(would({ effect: 'expose' }, cardIs('self', isUnrezzed)), may([rez('self')])),
  interruptFor(eitherCost([credits(1)], [trashThis]), [prevent(1, { effect: 'expose' })]),
)
