import { badPublicity, card, gainCredits, scored, together, when } from '@paydata/engine/vocabulary'

export const hostileTakeover = card(
  'hostile_takeover',
  when(scored, together(gainCredits(7), badPublicity(1))),
)
