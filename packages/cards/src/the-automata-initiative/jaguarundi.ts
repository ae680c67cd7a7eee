import {
  card,
  clicks,
  damage,
  encountered,
  giveTags,
  ifSo,
  isTagged,
  mayPay,
  subroutine,
  threat,
  when,
} from '@paydata/engine/vocabulary'

export const jaguarundi = card(
  'jaguarundi',
  threat(4, when(encountered(), mayPay([clicks()], { who: 'runner', otherwise: [giveTags(1)] }))),
  subroutine(giveTags(1)),
  subroutine(ifSo(isTagged, [damage('core', 1)])),
)
