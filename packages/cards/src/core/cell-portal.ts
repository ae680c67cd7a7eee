import { card, derez, jackOut, may, moveRunner, subroutine } from '@paydata/engine/vocabulary'

export const cellPortal = card(
  'cell_portal',
  subroutine(moveRunner({ outermostOf: 'attacked' }), may([jackOut()], { who: 'runner' }), derez('self')),
)
