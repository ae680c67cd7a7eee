import { addTo, always, card, chosen, from, handSize, may, on, when } from '@paydata/engine/vocabulary'

export const haasBioroidPrecisionDesign = card(
  'haas_bioroid_precision_design',
  always(handSize(1)),
  when(on({ what: ['scored'], by: 'you' }), may([addTo(chosen(from('archives')), 'hand')])),
)
