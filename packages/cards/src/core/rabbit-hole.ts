import {
  always,
  card,
  copyOf,
  install,
  installed,
  link,
  may,
  search,
  the,
  when,
} from '@paydata/engine/vocabulary'

export const rabbitHole = card(
  'rabbit_hole',
  always(link(1)),
  when(
    installed('self'),
    may([search('stack', [copyOf('self')], 'found', { then: 'install' }), install(the('found'))]),
  ),
)
