import { card, draw, inZone, onAtOnce, when } from '@paydata/engine/vocabulary'

export const nurseHanh = card(
  'nurse_hanh',
  when(onAtOnce({ what: ['turnedFaceup'], card: [inZone('archives')] }, 2), draw(2)),
)
