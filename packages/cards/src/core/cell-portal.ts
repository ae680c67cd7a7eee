import { card, derez, inEditions, jackOut, may, moveRunner, subroutine } from '@paydata/engine/vocabulary'

export const cellPortal = card(
  'cell_portal',
  subroutine(moveRunner({ outermostOf: 'attacked' }), may([jackOut()], { who: 'runner' }), derez('self')),
  inEditions(['2012', '2013', '2017'], subroutine(moveRunner({ outermostOf: 'attacked' }), derez('self'))),
)
