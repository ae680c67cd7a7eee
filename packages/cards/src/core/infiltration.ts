import { card, chosen, expose, from, gainCredits, isUnrezzed, oneOf, play } from '@paydata/engine/vocabulary'

export const infiltration = card(
  'infiltration',
  play(oneOf([[gainCredits(2)], [expose(chosen(from('installed', isUnrezzed)))]])),
)
