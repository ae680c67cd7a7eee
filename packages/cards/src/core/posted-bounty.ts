import {
  badPublicity,
  card,
  forfeitOf,
  giveTags,
  mayPay,
  printedInEditions,
  scored,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const postedBounty = card(
  'posted_bounty',
  when(scored, mayPay([forfeitOf('self')], { then: [together(giveTags(1), badPublicity(1))] })),
  printedInEditions(['2012', '2013', '2017', '1.4', '1.6'], { subtypes: ['security'] }),
)
