import { card, damage, may, on, oncePer, running, when } from '@paydata/engine/vocabulary'

export const shackletonGrid = card(
  'shackleton_grid',
  oncePer(
    'turn',
    when(on({ what: ['spentOutsidePool'], by: 'runner' }, running(['here'])), may([damage('meat', 4)])),
  ),
)
