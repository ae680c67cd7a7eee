import { card, damage, endRun, exists, from, hasOddCost, ifSo, subroutine } from '@paydata/engine/vocabulary'

export const diviner = card(
  'diviner',
  subroutine(
    damage('net', 1, 'preventable', { as: 'trashed' }),
    ifSo(exists(from({ remembered: 'trashed' }, hasOddCost)), [endRun()]),
  ),
)
