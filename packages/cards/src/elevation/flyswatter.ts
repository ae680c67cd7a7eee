import { card, endRun, on, purge, running, subroutine, when } from '@paydata/engine/vocabulary'

export const flyswatter = card(
  'flyswatter',
  when(on({ what: ['rezzed'], card: 'self' }, running(['here'])), purge()),
  subroutine(endRun()),
)
