import {
  addTo,
  card,
  countOf,
  from,
  gainCredits,
  isRezzed,
  may,
  on,
  reveal,
  running,
  search,
  subroutine,
  subtype,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const wave = card(
  'wave',
  when(
    on({ what: ['rezzed'], card: 'self' }, running(['here'])),
    may([search('rnd', [type('ice')], 'found'), reveal(the('found')), addTo(the('found'), 'hand')]),
  ),
  subroutine(gainCredits(countOf(from('installed', isRezzed, type('ice'), subtype('harmonic'))))),
)
