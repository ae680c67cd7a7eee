import {
  additionalCost,
  always,
  card,
  chosen,
  draw,
  from,
  gainCredits,
  play,
  together,
  trashOf,
  type,
} from '@paydata/engine/vocabulary'

export const sellOut = card(
  'sell_out',
  always(additionalCost('play', [trashOf(chosen(from('installed', type('resource'))))], { cards: 'self' })),
  play(together(gainCredits(4), draw(2))),
)
