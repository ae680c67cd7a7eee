import {
  card,
  clicks,
  emptied,
  load,
  paid,
  rezzed,
  takeCredits,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const regolithMiningLicense = card(
  'regolith_mining_license',
  when(rezzed(), load(15, 'credit')),
  when(emptied, trash('self')),
  paid([clicks(1)], [takeCredits(3)]),
)
