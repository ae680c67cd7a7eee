import { card, endRun, giveTags, on, running, subroutine, when } from '@paydata/engine/vocabulary'

export const ping = card(
  'ping',
  when(on({ what: ['rezzed'], card: 'self' }, running(['here'])), giveTags(1)),
  subroutine(endRun()),
)
