import { additionalCost, addRandomToBottom, always, card, from, persistent } from '@paydata/engine/vocabulary'

export const danielaJorgeInacio = card(
  'daniela_jorge_inacio',
  always(additionalCost('trash', [addRandomToBottom(2, from('grip'))], { cards: 'self' })),
  persistent(always(additionalCost('steal', [addRandomToBottom(2, from('grip'))], { server: ['here'] }))),
)
