import {
  cannot,
  card,
  chosen,
  clickBreak,
  damage,
  derezOf,
  endRun,
  from,
  isOther,
  isRezzed,
  lasting,
  mayPay,
  on,
  running,
  subroutine,
  subtype,
  type,
  untilTurnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const hakarl10 = card(
  'hakarl_1_0',
  when(
    on({ what: ['rezzed'], card: 'self' }, running(['here'])),
    mayPay([derezOf(chosen(from('installed', isRezzed, isOther)))], {
      then: [
        lasting(untilTurnEnds, [cannot('use', { who: 'runner', cards: [type('ice'), subtype('bioroid')] })]),
      ],
    }),
  ),
  clickBreak(),
  subroutine(damage('core', 1)),
  subroutine(endRun()),
)
