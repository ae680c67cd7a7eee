import {
  addTo,
  card,
  cardIs,
  clicks,
  giveTags,
  inZone,
  on,
  paid,
  removeTagsAsCost,
  when,
} from '@paydata/engine/vocabulary'

export const oracleThinktank = card(
  'oracle_thinktank',
  when(on({ what: ['stolen'], card: 'self' }), giveTags(1)),
  paid([clicks(), removeTagsAsCost(1)], [addTo('self', 'shuffledIntoDeck')], {
    evenIn: 'runnerScore',
    onlyIf: cardIs('self', inZone('runnerScore')),
  }),
)
