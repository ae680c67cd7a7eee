import { addTo, all, card, draw, from, play } from '@paydata/engine/vocabulary'

export const ashenEpilogue = card(
  'ashen_epilogue',
  play(
    addTo(all(from(['grip', 'heap'])), 'shuffledIntoDeck'),
    addTo(all(from({ top: 5, of: 'stack' })), 'removed'),
    draw(5),
  ),
  play(addTo('self', 'removed')),
)
