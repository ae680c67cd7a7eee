import {
  badPublicity,
  card,
  forfeitOf,
  giveTags,
  mayPay,
  scored,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const postedBounty = card(
  'posted_bounty',
  when(scored, mayPay([forfeitOf('self')], { then: [together(giveTags(1), badPublicity(1))] })),
)
