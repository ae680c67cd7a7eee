import {
  card,
  clicks,
  emptied,
  installed,
  load,
  oncePer,
  paid,
  takeCredits,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const teleworkContract = card(
  'telework_contract',
  when(installed('self'), load(9, 'credit')),
  when(emptied, trash('self')),
  oncePer('turn', paid([clicks()], [takeCredits(3)])),
)
