import {
  cannot,
  card,
  gainClicks,
  lasting,
  scored,
  type,
  untilTurnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const luminalTransubstantiation = card(
  'luminal_transubstantiation',
  when(
    scored,
    gainClicks(3),
    lasting(untilTurnEnds, [cannot('score', { who: 'you', cards: [type('agenda')] })]),
  ),
)
