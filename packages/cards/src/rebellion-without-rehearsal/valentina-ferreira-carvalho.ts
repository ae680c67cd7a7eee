import {
  card,
  gainCredits,
  may,
  on,
  oneOf,
  removeTags,
  threat,
  turnOf,
  when,
} from '@paydata/engine/vocabulary'

export const valentinaFerreiraCarvalho = card(
  'valentina_ferreira_carvalho',
  when(on({ what: ['tagsRemoved'], by: 'you' }), gainCredits(1)),
  threat(
    3,
    when(
      on({ what: ['installed'], by: 'you', card: 'self' }, turnOf('you')),
      may([oneOf([[removeTags(1)], [gainCredits(2)]])]),
    ),
  ),
)
