import { card, chosen, exists, from, gainCredits, ifSo, play, trash } from '@paydata/engine/vocabulary'

export const hanseiReview = card(
  'hansei_review',
  play(gainCredits(10), ifSo(exists(from('corpHand')), [trash(chosen(from('corpHand')))])),
)
