import {
  card,
  chosen,
  clicks,
  from,
  install,
  installed,
  oncePer,
  paid,
  suffer,
  the,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const topanOrmasLeader = card(
  'topan_ormas_leader',
  oncePer(
    'turn',
    paid(
      [clicks()],
      [
        install(chosen(from('grip', type('program', 'hardware', 'resource')), 'card'), {
          change: -2,
          whenInstalled: when(installed(the('card'), 'you'), suffer('meat', 1)),
        }),
      ],
    ),
  ),
)
