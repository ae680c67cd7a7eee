import {
  bound,
  card,
  chooseNumber,
  gainCredits,
  has,
  leastOf,
  loseCredits,
  mayInsteadOfBreaching,
  play,
  run,
  takeTagsOf,
  times,
  together,
} from '@paydata/engine/vocabulary'

export const accountSiphon = card(
  'account_siphon',
  play(
    run(
      ['hq'],
      [
        mayInsteadOfBreaching([
          chooseNumber('most', leastOf(5, has('corp', 'credits'))),
          together(
            loseCredits(bound('most'), 'corp', { as: 'lost' }),
            gainCredits(times(2, bound('lost'))),
            takeTagsOf(2),
          ),
        ]),
      ],
    ),
  ),
)
