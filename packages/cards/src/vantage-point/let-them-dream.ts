import {
  addTo,
  card,
  cardIs,
  ifSo,
  inZone,
  may,
  oneOf,
  reveal,
  scored,
  searchOneOf,
  the,
  type,
  wasBound,
  when,
  whileSo,
  worthMore,
} from '@paydata/engine/vocabulary'

export const letThemDream = card(
  'let_them_dream',
  when(
    scored,
    may([
      searchOneOf(['hq', 'rnd', 'archives'], [type('agenda')], 'found'),
      reveal(the('found')),
      ifSo(wasBound('found'), [
        oneOf([[addTo(the('found'), 'hand')], [addTo(the('found'), 'bottomOfDeck')]]),
      ]),
    ]),
  ),
  whileSo(cardIs('self', inZone('runnerScore')), worthMore('self', -1)),
)
