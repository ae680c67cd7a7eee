import { card, emptied, load, rezzed, takeCredits, trash, turnBegins, when } from '@paydata/engine/vocabulary'

export const adonisCampaign = card(
  'adonis_campaign',
  when(rezzed(), load(12, 'credit')),
  when(emptied, trash('self')),
  when(turnBegins('you'), takeCredits(3)),
)
