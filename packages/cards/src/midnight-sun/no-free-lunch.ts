import { card, gainCredits, paid, removeTags, trashThis } from '@paydata/engine/vocabulary'

export const noFreeLunch = card(
  'no_free_lunch',
  paid([trashThis], [gainCredits(3)]),
  paid([trashThis], [removeTags(1)]),
)
