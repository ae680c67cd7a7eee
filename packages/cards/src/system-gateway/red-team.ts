import {
  card,
  clicks,
  emptied,
  installed,
  load,
  paid,
  run,
  takeCredits,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const redTeam = card(
  'red_team',
  when(installed('self'), load(12, 'credit')),
  when(emptied, trash('self')),
  paid([clicks()], [run('unrunCentral', [takeCredits(3)])]),
)
