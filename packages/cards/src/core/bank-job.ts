import {
  bound,
  card,
  chooseNumber,
  copyOf,
  countersOn,
  emptied,
  happened,
  inEditions,
  installed,
  isNot,
  load,
  mayInsteadOfAccessing,
  mayInsteadOfBreaching,
  on,
  runSuccessful,
  takeCredits,
  trash,
  when,
} from '@paydata/engine/vocabulary'

const loading = () => [when(installed('self'), load(8, 'credit')), when(emptied, trash('self'))]
const taking = () => [chooseNumber('amount', countersOn('credit')), takeCredits(bound('amount'))]

/** FAQ 1.1, question 15: once one of two has been used, the accesses are replaced already. */
const unused = isNot(happened('thisRun', { what: ['abilityUsed'], card: [copyOf('self')] }))

export const bankJob = card(
  'bank_job',
  ...loading(),
  when(on(runSuccessful('remote')), mayInsteadOfBreaching(taking())),
  inEditions(
    ['2012', '2013', '2017'],
    ...loading(),
    when(on(runSuccessful('remote')), mayInsteadOfAccessing(taking(), { if: unused })),
  ),
)
