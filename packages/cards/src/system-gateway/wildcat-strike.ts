import { card, draw, gainCredits, oneOf, play } from '@paydata/engine/vocabulary'

export const wildcatStrike = card(
  'wildcat_strike',
  play(oneOf([[gainCredits(6)], [draw(4)]], { who: 'corp' })),
)
