import { card, draw, from, oneByOne, play, type } from '@paydata/engine/vocabulary'

export const topDownSolutions = card(
  'top_down_solutions',
  play(draw(2), ...oneByOne(2, from('hq', type('agenda', 'asset', 'ice', 'upgrade')))),
)
