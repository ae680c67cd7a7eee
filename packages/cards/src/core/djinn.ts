import {
  addTo,
  always,
  canHost,
  card,
  clicks,
  credits,
  hostedMemoryFree,
  not,
  paid,
  search,
  subtype,
  the,
  type,
} from '@paydata/engine/vocabulary'

export const djinn = card(
  'djinn',
  always(canHost(3, type('program'), not(subtype('icebreaker'))), hostedMemoryFree),
  paid(
    [clicks(), credits(1)],
    [
      search('stack', [type('program'), subtype('virus')], 'found'),
      addTo(the('found'), 'hand', { reveal: true }),
    ],
  ),
)
