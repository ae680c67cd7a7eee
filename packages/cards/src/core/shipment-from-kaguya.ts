import { card, from, isAdvanceable, placeCounters, play, upToCards } from '@paydata/engine/vocabulary'

export const shipmentFromKaguya = card(
  'shipment_from_kaguya',
  play(placeCounters('advancement', 1, upToCards(2, from('installed', isAdvanceable)))),
)
