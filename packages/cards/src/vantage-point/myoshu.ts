import { becomeAgenda, card, happened, met, not, onlyIf, play, type } from '@paydata/engine/vocabulary'

export const myoshu = card(
  'myoshu',
  onlyIf(
    'play',
    happened('thisTurn', {
      what: ['scored'],
      by: 'you',
      card: [type('agenda'), not(met('thisTurn', { what: 'installed', by: 'you' }))],
    }),
  ),
  play(becomeAgenda('self', 2)),
)
