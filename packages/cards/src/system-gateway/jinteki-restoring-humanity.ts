import { card, exists, from, gainCredits, ifSo, turnEnds, when } from '@paydata/engine/vocabulary'

export const jintekiRestoringHumanity = card(
  'jinteki_restoring_humanity',
  when(turnEnds('you'), ifSo(exists(from('archives', { is: 'facedown' })), [gainCredits(1)])),
)
