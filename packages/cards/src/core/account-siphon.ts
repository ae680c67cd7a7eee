import {
  bound,
  card,
  chooseNumber,
  gainCredits,
  has,
  inEditions,
  leastOf,
  loseCredits,
  mayInsteadOfAccessing,
  mayInsteadOfBreaching,
  play,
  run,
  takeTagsOf,
  times,
  together,
} from '@paydata/engine/vocabulary'

const siphoning = () => [
  chooseNumber('most', leastOf(5, has('corp', 'credits'))),
  together(
    loseCredits(bound('most'), 'corp', { as: 'lost' }),
    gainCredits(times(2, bound('lost'))),
    takeTagsOf(2),
  ),
]

export const accountSiphon = card(
  'account_siphon',
  play(run(['hq'], [mayInsteadOfBreaching(siphoning())])),
  inEditions(['2012', '2013', '2017'], play(run(['hq'], [mayInsteadOfAccessing(siphoning())]))),
)
