import {
  badPublicity,
  card,
  giveTags,
  happened,
  on,
  removeTags,
  scoredOrStolen,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const witchHunt = card(
  'witch_hunt',
  when(scoredOrStolen('self'), badPublicity(1)),
  when(
    on(
      { what: ['actionPhaseEnded'], by: 'you' },
      happened('thisTurn', { what: ['scored'], by: 'you', card: 'self' }),
    ),
    together(removeTags('all'), giveTags(3)),
  ),
)
