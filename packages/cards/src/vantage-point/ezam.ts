import {
  addTo,
  all,
  card,
  chosen,
  clicks,
  from,
  isOther,
  lasting,
  look,
  may,
  paid,
  strength,
  subroutine,
  swap,
  the,
  type,
  untilRunEnds,
} from '@paydata/engine/vocabulary'

export const ezam = card(
  'ezam',
  paid([clicks()], [swap('self', chosen(from('installed', type('ice'), isOther)))]),
  subroutine(
    look(all(from({ top: 1, of: 'rnd' })), { as: 'seen' }),
    may([addTo(the('seen'), 'bottomOfDeck')]),
  ),
  subroutine(lasting(untilRunEnds, [strength(from('installed', type('ice')), 1)])),
)
