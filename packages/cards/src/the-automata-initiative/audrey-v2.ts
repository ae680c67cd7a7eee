import {
  boosts,
  breaks,
  card,
  chosen,
  counters,
  from,
  on,
  placeCounters,
  trashOf,
  when,
} from '@paydata/engine/vocabulary'

export const audreyV2 = card(
  'audrey_v2',
  when(on({ what: ['trashed'], by: 'you', card: 'accessed' }), placeCounters('virus', 1)),
  breaks({ cost: [counters('virus')], count: 2, upTo: true }),
  boosts({ cost: [trashOf(chosen(from('grip')))], strength: 3 }),
)
