import { addTo, card, chosen, from, oneOf, play, subtype, upToCards } from '@paydata/engine/vocabulary'

export const dejaVu = card(
  'deja_vu',
  play(
    oneOf([
      [addTo(chosen(from('heap')), 'hand')],
      [addTo(upToCards(2, from('heap', subtype('virus'))), 'hand')],
    ]),
  ),
)
