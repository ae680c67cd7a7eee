import {
  cannot,
  card,
  chosen,
  derez,
  derezOf,
  exists,
  from,
  ifSo,
  install,
  isNot,
  isOther,
  isRezzed,
  lasting,
  may,
  mayPay,
  protecting,
  same,
  the,
  turnBegins,
  type,
  untilTurnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const warmReception = card(
  'warm_reception',
  when(
    turnBegins('you'),
    may([
      install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade')), 'installed')),
      lasting(untilTurnEnds, [cannot('score', { who: 'you', cards: [same(the('installed'))] })]),
    ]),
    ifSo(isNot(exists(from('installed', type('ice'), protecting(['here'])))), [
      mayPay([derezOf('self')], { then: [derez(chosen(from('installed', isRezzed, isOther)))] }),
    ]),
  ),
)
