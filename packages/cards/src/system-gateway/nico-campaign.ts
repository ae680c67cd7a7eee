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

export const nicoCampaign = card(
  'nico_campaign',
  when(rezzed(), load(9, 'credit')),
  when(emptied, together(trash('self'), draw(1))),
  when(turnBegins('you'), takeCredits(3)),
)
