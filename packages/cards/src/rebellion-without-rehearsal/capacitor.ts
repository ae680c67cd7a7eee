import {
  card,
  endRun,
  gainCredits,
  has,
  isTagged,
  strength,
  subroutine,
  whileSo,
} from '@paydata/engine/vocabulary'

export const capacitor = card(
  'capacitor',
  whileSo(isTagged, strength('self', 2)),
  subroutine(gainCredits(has('runner', 'tags'))),
  subroutine(endRun()),
)
