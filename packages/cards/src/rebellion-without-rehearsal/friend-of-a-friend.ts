import {
  card,
  clicks,
  gainCredits,
  isNot,
  isTagged,
  paid,
  removeTags,
  takeTagsOf,
  together,
  trashThis,
} from '@paydata/engine/vocabulary'

export const friendOfAFriend = card(
  'friend_of_a_friend',
  paid([clicks(), trashThis], [together(gainCredits(5), removeTags(1))]),
  paid([clicks(), trashThis], [together(gainCredits(9), takeTagsOf(1))], { onlyIf: isNot(isTagged) }),
)
