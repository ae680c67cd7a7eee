import { card, damage, on, when } from '@paydata/engine/vocabulary'

export const jintekiPersonalEvolution = card(
  'jinteki_personal_evolution',
  when(on({ what: ['scored', 'stolen'] }), damage('net', 1)),
)
