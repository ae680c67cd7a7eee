import {
  card,
  chosen,
  clicks,
  credits,
  from,
  isAdvanceable,
  paid,
  placeCounters,
  revealAndTrashThisFrom,
} from '@paydata/engine/vocabulary'

export const slashAndBurnAgriculture = card(
  'slash_and_burn_agriculture',
  paid(
    [clicks(), credits(1), revealAndTrashThisFrom('hq')],
    [placeCounters('advancement', 2, chosen(from('installed', isAdvanceable)))],
  ),
)
