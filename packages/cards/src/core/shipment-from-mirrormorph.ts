import { card, from, oneByOne, play, type } from '@paydata/engine/vocabulary'

export const shipmentFromMirrormorph = card(
  'shipment_from_mirrormorph',
  play(...oneByOne(3, from('hq', type('agenda', 'asset', 'ice', 'upgrade')))),
)
