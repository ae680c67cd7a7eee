import {
  card,
  chosen,
  from,
  install,
  insteadOfBreaching,
  isNot,
  isTagged,
  may,
  on,
  onlyIf,
  play,
  run,
  takeTagsOf,
  threat,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const privilegedAccess = card(
  'privileged_access',
  onlyIf('play', isNot(isTagged)),
  play(run(['archives'], [insteadOfBreaching([takeTagsOf(1)])])),
  when(
    on({ what: ['tagsTaken'], because: 'self' }),
    may([install(chosen(from('heap', type('resource'))), { change: -2 })]),
  ),
  threat(
    3,
    when(on({ what: ['tagsTaken'], because: 'self' }), may([install(chosen(from('heap', type('program'))))])),
  ),
)
