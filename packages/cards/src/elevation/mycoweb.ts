import {
  card,
  chosen,
  from,
  install,
  isOther,
  isRezzed,
  isUnrezzed,
  may,
  resolveSubroutine,
  rez,
  subroutine,
  subtype,
  type,
} from '@paydata/engine/vocabulary'

export const mycoweb = card(
  'mycoweb',
  subroutine(may([install(chosen(from('archives', type('ice'))), { ignore: 'all' })])),
  subroutine(may([rez(chosen(from('installed', type('ice'), isUnrezzed)), { change: -2 })])),
  subroutine(resolveSubroutine(chosen(from('installed', subtype('sentry'), isRezzed), 'sentry'), 'chosen')),
  subroutine(
    resolveSubroutine(chosen(from('installed', subtype('code gate'), isRezzed, isOther), 'gate'), 'chosen'),
  ),
)
