import {
  all,
  always,
  card,
  from,
  host,
  may,
  memory,
  on,
  playableAsInHand,
  trash,
  turnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const bling = card(
  'bling',
  always(memory(1)),
  when(
    on({ what: ['installed'], by: 'you', spending: 'noCredits' }),
    may([host(all(from({ top: 1, of: 'stack' })))]),
  ),
  always(playableAsInHand(from('hosted'))),
  when(turnEnds('you'), trash(all(from('hosted')))),
)
