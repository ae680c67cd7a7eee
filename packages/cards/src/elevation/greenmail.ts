import { card, gainCredits, on, scored, when } from '@paydata/engine/vocabulary'

export const greenmail = card(
  'greenmail',
  when(scored, gainCredits(2)),
  when(on({ what: ['forfeited'], by: 'you', card: 'self' }), gainCredits(4)),
)
