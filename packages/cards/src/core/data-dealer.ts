import { card, chosen, clicks, forfeitOf, from, gainCredits, paid, type } from '@paydata/engine/vocabulary'

export const dataDealer = card(
  'data_dealer',
  paid([clicks(), forfeitOf(chosen(from('runnerScore', type('agenda'))))], [gainCredits(9)]),
)
