import { always, card, inRootOf, requirement, type } from '@paydata/engine/vocabulary'

export const sansanCityGrid = card(
  'sansan_city_grid',
  always(requirement([type('agenda'), inRootOf(['here'])], -1)),
)
