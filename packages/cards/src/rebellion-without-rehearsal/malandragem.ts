import {
  addTo,
  bypass,
  card,
  cardIs,
  counters,
  emptied,
  encountered,
  ifSo,
  installed,
  load,
  mayPay,
  oncePer,
  removeThis,
  strengthAtMost,
  threat,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const malandragem = card(
  'malandragem',
  when(installed('self'), load(2, 'power')),
  when(emptied, addTo('self', 'removed')),
  oncePer(
    'turn',
    when(
      encountered([type('ice')]),
      ifSo(cardIs('encountered', strengthAtMost(3)), [mayPay([counters('power')], { then: [bypass()] })]),
    ),
  ),
  threat(4, when(encountered([type('ice')]), mayPay([removeThis], { then: [bypass()] }))),
)
