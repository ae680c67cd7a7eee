import { card, chosen, from, met, not, placeCounters, play } from '@paydata/engine/vocabulary'

export const seamlessLaunch = card(
  'seamless_launch',
  play(
    placeCounters(
      'advancement',
      2,
      chosen(from('installed', not(met('thisTurn', { what: 'installed', by: 'you' })))),
    ),
  ),
)
