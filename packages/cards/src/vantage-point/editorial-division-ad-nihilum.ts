import {
  addTo,
  card,
  firstTime,
  may,
  not,
  search,
  subtype,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const editorialDivisionAdNihilum = card(
  'editorial_division_ad_nihilum',
  when(
    firstTime('turn', { what: ['badPublicityTaken'] }),
    may([
      search('rnd', [not(type('agenda')), subtype('black ops', 'gray ops', 'liability')], 'found'),
      addTo(the('found'), 'hand', { reveal: true }),
    ]),
  ),
)
