import {
  always,
  canAdvance,
  card,
  chosen,
  counters,
  from,
  inRootOf,
  isAdvanceable,
  isOther,
  oncePer,
  paid,
  placeCounters,
} from '@paydata/engine/vocabulary'

export const vladisibirskCityGrid = card(
  'vladisibirsk_city_grid',
  always(canAdvance),
  oncePer(
    'turn',
    paid(
      [counters('advancement', 2)],
      [
        placeCounters(
          'advancement',
          2,
          chosen(from('installed', inRootOf(['here']), isAdvanceable, isOther)),
        ),
      ],
    ),
  ),
)
