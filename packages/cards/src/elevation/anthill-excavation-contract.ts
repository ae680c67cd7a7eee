import {
  card,
  draw,
  emptied,
  load,
  rezzed,
  takeCredits,
  together,
  trash,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const anthillExcavationContract = card(
  'anthill_excavation_contract',
  when(rezzed(), load(8, 'credit')),
  when(emptied, trash('self')),
  when(turnBegins('you'), together(takeCredits(4), draw(1))),
)
