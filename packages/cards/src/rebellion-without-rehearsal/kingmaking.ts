import {
  addTo,
  bound,
  card,
  chooseNumber,
  chosen,
  draw,
  from,
  may,
  pointsAtMost,
  scored,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const kingmaking = card(
  'kingmaking',
  when(
    scored,
    chooseNumber('drawn', 3),
    draw(bound('drawn')),
    may([addTo(chosen(from('hq', type('agenda'), pointsAtMost(1))), 'corpScore', { reveal: true })]),
  ),
)
