import { card, draw, may, on, play, when } from '@paydata/engine/vocabulary'

export const steelskinScarring = card(
  'steelskin_scarring',
  play(draw(3)),
  when(on({ what: ['trashed'], card: 'self', from: ['grip', 'stack'] }), may([draw(2)])),
)
