import { card, cardIs, endRun, protecting, strength, subroutine, whileSo } from '@paydata/engine/vocabulary'

export const palisade = card(
  'palisade',
  whileSo(cardIs('self', protecting('remote')), strength('self', 2)),
  subroutine(endRun()),
)
