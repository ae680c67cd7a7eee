import {
  atLeast,
  card,
  countersOn,
  draw,
  installed,
  on,
  placeCounters,
  state,
  takeCredits,
  together,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const sideHustle = card(
  'side_hustle',
  when(installed('self'), placeCounters('credit', 1)),
  when(on({ what: ['runBegan'] }), placeCounters('credit', 1)),
  when(state(atLeast(countersOn('credit'), 6)), together(takeCredits('all'), trash('self'), draw(1))),
)
