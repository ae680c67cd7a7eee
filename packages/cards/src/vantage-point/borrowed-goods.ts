import {
  always,
  card,
  ifSo,
  installed,
  isNot,
  isTagged,
  memory,
  takeTagsOf,
  when,
} from '@paydata/engine/vocabulary'

export const borrowedGoods = card(
  'borrowed_goods',
  always(memory(1)),
  when(installed('self'), ifSo(isNot(isTagged), [takeTagsOf(1)])),
)
