import { card, draw, firstTime, may, type, when } from '@paydata/engine/vocabulary'

export const theZwickyGroupInvisibleHands = card(
  'the_zwicky_group_invisible_hands',
  when(
    firstTime('turn', { what: ['creditsGained'], by: 'you', because: [type('agenda', 'operation')] }),
    may([draw(1)]),
  ),
)
