import { card, gainCredits, may, on, play, when } from '@paydata/engine/vocabulary'

export const strikeFund = card(
  'strike_fund',
  play(gainCredits(4)),
  when(on({ what: ['trashed'], card: 'self', from: ['grip', 'stack'] }), may([gainCredits(2)])),
)
