import { always, card, running, spendHosted, whileSo } from '@paydata/engine/vocabulary'

export const cezve = card(
  'cezve',
  always({ declare: 'recurring', amount: 2 }),
  whileSo(running('central'), spendHosted),
)
