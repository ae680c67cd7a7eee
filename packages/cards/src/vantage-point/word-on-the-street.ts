import {
  additionalCost,
  always,
  becomeAgendaAsCost,
  card,
  draw,
  gainCredits,
  met,
  not,
  on,
  together,
  trash,
  type,
  when,
} from '@paydata/engine/vocabulary'

const installedThisTurn = met('thisTurn', { what: 'installed', by: 'corp' })

export const wordOnTheStreet = card(
  'word_on_the_street',
  always(
    additionalCost('score', [becomeAgendaAsCost(-1, { cannot: 'forfeit' })], {
      cards: [type('agenda'), installedThisTurn],
    }),
  ),
  when(
    on({ what: ['scored'], by: 'corp', card: [type('agenda'), not(installedThisTurn)] }),
    together(trash('self'), gainCredits(4), draw(1)),
  ),
)
