import {
  always,
  cannot,
  card,
  chooseCards,
  chosen,
  from,
  isRezzed,
  ownedBy,
  rezzed,
  same,
  subtype,
  the,
  type,
  when,
  whileActive,
} from '@paydata/engine/vocabulary'

export const triesteModelBioroids = card(
  'trieste_model_bioroids',
  when(
    rezzed(),
    chooseCards(chosen(from('installed', type('ice'), subtype('bioroid'), isRezzed), 'ice'), whileActive),
  ),
  always(cannot('break', { cards: [same(the('ice'))], using: [ownedBy('runner')] })),
)
