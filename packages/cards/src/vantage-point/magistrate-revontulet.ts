import { additionalCost, always, card, credits, loseCredits, on, when } from '@paydata/engine/vocabulary'

export const magistrateRevontulet = card(
  'magistrate_revontulet',
  always(additionalCost('steal', [credits(3)])),
  when(on({ what: ['scored'], by: 'you' }), loseCredits(3, 'runner')),
)
