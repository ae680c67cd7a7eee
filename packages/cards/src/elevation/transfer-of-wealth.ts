import {
  bound,
  card,
  gainCredits,
  loseCredits,
  play,
  run,
  takeTagsOf,
  times,
  together,
} from '@paydata/engine/vocabulary'

export const transferOfWealth = card(
  'transfer_of_wealth',
  play(
    run(
      ['hq'],
      [together(takeTagsOf(1), loseCredits(3, 'corp', { as: 'lost' })), gainCredits(times(2, bound('lost')))],
    ),
  ),
)
