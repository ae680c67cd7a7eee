import {
  bound,
  card,
  chooseNumber,
  interruptFor,
  prevent,
  recurring,
  trashThis,
} from '@paydata/engine/vocabulary'

export const crashSpace = card(
  'crash_space',
  recurring(2, { to: ['removeTag'] }),
  interruptFor(
    [trashThis],
    [chooseNumber('amount', 3), prevent(bound('amount'), { effect: 'damage', kind: 'meat' })],
  ),
)
