import { addTo, card, chosen, draw, from, play } from '@paydata/engine/vocabulary'

export const sprint = card(
  'sprint',
  play(draw(3), addTo(chosen(from('corpHand'), 'chosen', 2), 'shuffledIntoDeck')),
)
