import { card, damage, scoredOrStolen, when } from '@paydata/engine/vocabulary'

export const jintekiPersonalEvolution = card(
  'jinteki_personal_evolution',
  when(scoredOrStolen(), damage('net', 1)),
)
