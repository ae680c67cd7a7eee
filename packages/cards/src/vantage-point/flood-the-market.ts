import {
  additionalCost,
  always,
  card,
  chosen,
  clicks,
  countOfServers,
  from,
  isAdvanceable,
  placeCounters,
  play,
} from '@paydata/engine/vocabulary'

export const floodTheMarket = card(
  'flood_the_market',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(
    placeCounters(
      'advancement',
      countOfServers('remote', 'withCardInRoot', 'protectedByIce'),
      chosen(from('installed', isAdvanceable)),
    ),
  ),
)
