import { accessed, always, card, damage, ifSo, isTagged, loseCredits, when } from '@paydata/engine/vocabulary'

export const esca = card(
  'esca',
  always({ declare: 'revealWhileAccessed', from: 'rnd' }),
  when(accessed(), loseCredits(1, 'runner'), ifSo(isTagged, [damage('net', 1)])),
)
