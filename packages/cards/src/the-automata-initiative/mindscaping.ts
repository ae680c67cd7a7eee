import {
  addTo,
  card,
  chosen,
  damage,
  draw,
  from,
  gainCredits,
  has,
  leastOf,
  oneOf,
  play,
  together,
} from '@paydata/engine/vocabulary'

export const mindscaping = card(
  'mindscaping',
  play(
    oneOf([
      [together(gainCredits(4), draw(2)), addTo(chosen(from('hq')), 'topOfDeck')],
      [damage('net', leastOf(3, has('runner', 'tags')))],
    ]),
  ),
)
