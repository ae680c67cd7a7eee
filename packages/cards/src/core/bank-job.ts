import {
  bound,
  card,
  chooseNumber,
  countersOn,
  emptied,
  installed,
  load,
  mayInsteadOfBreaching,
  on,
  runSuccessful,
  takeCredits,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const bankJob = card(
  'bank_job',
  when(installed('self'), load(8, 'credit')),
  when(emptied, trash('self')),
  when(
    on(runSuccessful('remote')),
    mayInsteadOfBreaching([chooseNumber('amount', countersOn('credit')), takeCredits(bound('amount'))]),
  ),
)
