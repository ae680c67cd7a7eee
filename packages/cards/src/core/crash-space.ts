import { card, interruptFor, prevent, recurring, trashThis } from '@paydata/engine/vocabulary'

export const crashSpace = card(
  'crash_space',
  recurring(2, { to: ['removeTag'] }),
  interruptFor([trashThis], [prevent(3, { effect: 'damage', kind: 'meat' })]),
)
