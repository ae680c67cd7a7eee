import {
  card,
  clicks,
  emptied,
  installed,
  load,
  paid,
  takeCredits,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const armitageCodebusting = card(
  'armitage_codebusting',
  when(installed('self'), load(12, 'credit')),
  when(emptied, trash('self')),
  paid([clicks()], [takeCredits(2)]),
)
