import {
  addTo,
  card,
  chosen,
  damage,
  draw,
  from,
  giveTags,
  may,
  subroutine,
} from '@paydata/engine/vocabulary'

export const empiricist = card(
  'empiricist',
  subroutine(draw(1), may([addTo(chosen(from('hq')), 'topOfDeck')])),
  subroutine(damage('net', 1), giveTags(1)),
  subroutine(damage('net', 2)),
)
