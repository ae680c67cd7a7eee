import { card, cardIs, damage, protecting, strength, subroutine, whileSo } from '@paydata/engine/vocabulary'

export const bathynomus = card(
  'bathynomus',
  whileSo(cardIs('self', protecting(['archives'])), strength('self', 3)),
  subroutine(damage('net', 3)),
)
