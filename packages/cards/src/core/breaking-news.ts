import { card, giveTags, happened, on, removeTags, scored, when } from '@paydata/engine/vocabulary'

export const breakingNews = card(
  'breaking_news',
  when(scored, giveTags(2)),
  when(on({ what: ['turnEnded'] }, happened('thisTurn', { what: ['scored'], card: 'self' })), removeTags(2)),
)
