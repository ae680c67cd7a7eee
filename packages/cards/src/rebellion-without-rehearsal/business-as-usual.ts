import {
  card,
  chosen,
  from,
  isAdvanceable,
  oneOrBoth,
  placeCounters,
  play,
  removeCounters,
  threatAtLeast,
  upToCards,
} from '@paydata/engine/vocabulary'

export const businessAsUsual = card(
  'business_as_usual',
  play(
    oneOrBoth(
      threatAtLeast(3),
      [placeCounters('advancement', 1, upToCards(2, from('installed', isAdvanceable)))],
      [removeCounters('virus', 'all', chosen(from('installed')))],
    ),
  ),
)
