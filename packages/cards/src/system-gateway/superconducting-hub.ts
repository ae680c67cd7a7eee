import { always, card, draw, handSize, may, scored, when } from '@paydata/engine/vocabulary'

export const superconductingHub = card(
  'superconducting_hub',
  when(scored, may([draw(2)])),
  always(handSize(2)),
)
