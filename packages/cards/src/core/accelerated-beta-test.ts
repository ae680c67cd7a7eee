import { all, card, from, look, may, oneByOne, scored, trash, type, when } from '@paydata/engine/vocabulary'

export const acceleratedBetaTest = card(
  'accelerated_beta_test',
  when(
    scored,
    may([
      look(all(from({ top: 3, of: 'rnd' })), { as: 'seen' }),
      ...oneByOne(3, from({ the: 'seen' }, type('ice')), { ignore: 'all', rez: 'ignoringAllCosts' }),
      trash(all(from({ the: 'seen' }))),
    ]),
  ),
)
