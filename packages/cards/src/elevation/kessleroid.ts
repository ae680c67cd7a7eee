import { always, cannot, card, endRun, subroutine } from '@paydata/engine/vocabulary'

export const kessleroid = card(
  'kessleroid',
  always(cannot('trash', { who: 'runner', cards: 'self' })),
  subroutine(endRun()),
  subroutine(endRun()),
)
