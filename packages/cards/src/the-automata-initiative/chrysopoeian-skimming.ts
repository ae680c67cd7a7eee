import {
  all,
  card,
  chosen,
  draw,
  from,
  gainClicks,
  ifSo,
  look,
  may,
  play,
  reveal,
  together,
  type,
  wasBound,
} from '@paydata/engine/vocabulary'

export const chrysopoeianSkimming = card(
  'chrysopoeian_skimming',
  play(
    may([reveal(chosen(from('hq', type('agenda')), 'agenda'), 'corp')], { who: 'corp' }),
    ifSo(wasBound('agenda'), [together(gainClicks(1), draw(1))], [look(all(from({ top: 3, of: 'rnd' })))]),
  ),
)
