import { addTo, anyNumber, card, from, scored, trash, upToCards, when } from '@paydata/engine/vocabulary'

export const longevitySerum = card(
  'longevity_serum',
  when(
    scored,
    trash(anyNumber(from('corpHand'), 'trashed')),
    addTo(upToCards(3, from('archives')), 'shuffledIntoDeck'),
  ),
)
