import { card, draw, gainCredits, may, subroutine } from '@paydata/engine/vocabulary'

export const flywheel = card(
  'flywheel',
  subroutine(gainCredits(1), may([draw(1)])),
  subroutine(gainCredits(1), may([draw(1)])),
)
