import {
  always,
  atLeast,
  bypass,
  card,
  costChange,
  encountered,
  has,
  ifSo,
  mayPay,
  trashThis,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const fransofiaWard = card(
  'fransofia_ward',
  always(costChange('rez', [type('ice')], 1)),
  when(
    encountered([type('ice')]),
    ifSo(atLeast(has('corp', 'credits'), 15), [mayPay([trashThis], { then: [bypass()] })]),
  ),
)
