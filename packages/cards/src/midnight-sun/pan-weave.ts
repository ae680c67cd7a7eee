import {
  card,
  firstTime,
  gainCredits,
  ifSo,
  installed,
  loseCredits,
  runSuccessful,
  suffer,
  wasBound,
  when,
} from '@paydata/engine/vocabulary'

export const panWeave = card(
  'pan_weave',
  when(installed('self'), suffer('meat', 1)),
  when(
    firstTime('turn', runSuccessful(['hq'])),
    loseCredits(1, 'corp', { as: 'lost' }),
    ifSo(wasBound('lost'), [gainCredits(1)]),
  ),
)
