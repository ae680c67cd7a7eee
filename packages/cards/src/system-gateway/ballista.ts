import { card, chosen, endRun, from, oneOf, subroutine, trash, type } from '@paydata/engine/vocabulary'

export const ballista = card(
  'ballista',
  subroutine(oneOf([[trash(chosen(from('installed', type('program'))))], [endRun()]])),
)
