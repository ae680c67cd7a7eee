import {
  addTo,
  always,
  card,
  chosen,
  from,
  may,
  not,
  placeCounters,
  spendFor,
  subtype,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const urbanArtVernissage = card(
  'urban_art_vernissage',
  when(
    turnBegins('you'),
    may([
      addTo(
        chosen(from('installed', type('program'), subtype('trojan'), not(subtype('virus'))), 'added'),
        'hand',
      ),
      placeCounters('credit', 2),
    ]),
  ),
  always(spendFor({ to: ['install'] })),
)
