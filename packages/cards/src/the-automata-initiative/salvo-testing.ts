import { card, damage, may, on, when } from '@paydata/engine/vocabulary'

export const salvoTesting = card(
  'salvo_testing',
  when(on({ what: ['scored'], by: 'you' }), may([damage('core', 1)])),
)
