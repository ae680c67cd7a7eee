import { card, damage, happened, onlyIf, play } from '@paydata/engine/vocabulary'

export const neuralEmp = card(
  'neural_emp',
  onlyIf('play', happened('lastTurn', { what: ['runBegan'] })),
  play(damage('net', 1)),
)
