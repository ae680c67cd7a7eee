import {
  additionalCost,
  addTo,
  always,
  card,
  chosen,
  clicks,
  from,
  install,
  may,
  play,
  type,
} from '@paydata/engine/vocabulary'

export const scrounge = card(
  'scrounge',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(
    install(chosen(from('heap', type('program')))),
    may([addTo(chosen(from('heap', type('program')), 'added'), 'bottomOfDeck')]),
  ),
)
