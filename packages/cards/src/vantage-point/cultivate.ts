import {
  addTo,
  all,
  arrangeRest,
  card,
  chosen,
  from,
  look,
  not,
  play,
  same,
  the,
  together,
  trash,
} from '@paydata/engine/vocabulary'

export const cultivate = card(
  'cultivate',
  play(
    look(all(from({ top: 5, of: 'rnd' })), { as: 'seen' }),
    together(
      trash(chosen(from({ the: 'seen' }), 'trashed')),
      addTo(chosen(from({ the: 'seen' }, not(same(the('trashed')))), 'added'), 'hand'),
      arrangeRest('seen', 'rnd'),
    ),
  ),
)
