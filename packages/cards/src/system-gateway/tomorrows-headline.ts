import { card, giveTags, on, when } from '@paydata/engine/vocabulary'

export const tomorrowsHeadline = card(
  'tomorrows_headline',
  when(on({ what: ['scored', 'stolen'], card: 'self' }), giveTags(1)),
)
