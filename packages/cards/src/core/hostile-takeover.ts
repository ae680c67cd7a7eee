import {
  badPublicity,
  card,
  gainCredits,
  printedInEditions,
  scored,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const hostileTakeover = card(
  'hostile_takeover',
  when(scored, together(gainCredits(7), badPublicity(1))),
  printedInEditions(['2012', '2013', '2017', '1.4', '1.6'], { subtypes: ['expansion'] }),
)
