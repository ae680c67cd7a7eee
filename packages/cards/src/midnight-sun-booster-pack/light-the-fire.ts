import {
  all,
  card,
  clicks,
  from,
  inRootOf,
  on,
  paid,
  run,
  runSuccessful,
  sufferAsCost,
  trash,
  trashThis,
  when,
} from '@paydata/engine/vocabulary'

export const lightTheFire = card(
  'light_the_fire',
  paid(
    [clicks(), trashThis, sufferAsCost('core', 1)],
    [
      run('remote', [], {
        while: [{ declare: 'losesAbilities', of: from('installed', inRootOf(['attacked'])) }],
        during: [when(on(runSuccessful()), trash(all(from('installed', inRootOf(['attacked'])))))],
      }),
    ],
  ),
)
