import {
  card,
  cardIs,
  ifSo,
  install,
  installed,
  not,
  searchOneOf,
  subtype,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const muse = card(
  'muse',
  when(
    installed('self'),
    searchOneOf(['stack', 'heap', 'grip'], [type('program'), not(subtype('daemon'))], 'found'),
    ifSo(
      cardIs(the('found'), subtype('trojan')),
      [install(the('found'))],
      [install(the('found'), { onto: 'self' })],
    ),
  ),
)
