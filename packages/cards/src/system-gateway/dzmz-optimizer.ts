import { always, card, costChange, memory, type } from '@paydata/engine/vocabulary'

export const dzmzOptimizer = card(
  'dzmz_optimizer',
  always(memory(1)),
  always(
    costChange('install', [type('program')], -1, { what: ['installed'], by: 'you', card: [type('program')] }),
  ),
)
