import {
  card,
  emptied,
  gainClicks,
  load,
  rezzed,
  takeCredits,
  together,
  trash,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'

export const ottoCampaign = card(
  'otto_campaign',
  when(rezzed(), load(6, 'credit')),
  when(emptied, together(trash('self'), gainClicks(2))),
  when(turnBegins('you'), takeCredits(2)),
)
