import { card, giveTags, happened, removeTags, scored, turnEnds, when } from '@paydata/engine/vocabulary'

export const breakingNews = card(
  'breaking_news',
  when(scored, giveTags(2)),
  when(turnEnds('any', happened('thisTurn', { what: ['scored'], card: 'self' })), removeTags(2)),
)
