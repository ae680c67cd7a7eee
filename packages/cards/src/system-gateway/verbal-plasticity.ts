import { always, card } from '@paydata/engine/vocabulary'

export const verbalPlasticity = card(
  'verbal_plasticity',
  always({
    declare: 'replace',
    effect: 'draw',
    who: 'you',
    basicAction: 'first',
    withIt: { instead: 'amount', amount: 2 },
  }),
)
