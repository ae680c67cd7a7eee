import { card, chosen, endRun, from, subroutine, trash, type } from '@paydata/engine/vocabulary'

export const rototurret = card(
  'rototurret',
  subroutine(trash(chosen(from('installed', type('program'))))),
  subroutine(endRun()),
)
