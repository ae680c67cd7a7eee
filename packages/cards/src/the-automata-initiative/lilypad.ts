import { always, card, draw, firstTime, may, memory, type, when } from '@paydata/engine/vocabulary'

export const lilypad = card(
  'lilypad',
  always(memory(2)),
  when(firstTime('turn', { what: ['installed'], by: 'you', card: [type('program')] }), may([draw(1)])),
)
