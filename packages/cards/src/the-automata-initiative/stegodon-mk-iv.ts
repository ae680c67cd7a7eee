import {
  both,
  card,
  chosen,
  derezOf,
  from,
  gainCredits,
  happened,
  isRezzed,
  mayPay,
  not,
  on,
  oncePer,
  protecting,
  running,
  strength,
  subtype,
  type,
  when,
  whileSo,
} from '@paydata/engine/vocabulary'

export const stegodonMkIv = card(
  'stegodon_mk_iv',
  whileSo(
    both(running(), happened('thisRun', { what: ['derezzed'], card: [type('ice')] })),
    strength(from('installed', subtype('icebreaker')), -2),
  ),
  oncePer(
    'turn',
    when(
      on({ what: ['runBegan'] }),
      mayPay([derezOf(chosen(from('installed', type('ice'), isRezzed, not(protecting(['attacked'])))))], {
        then: [gainCredits(1)],
      }),
    ),
  ),
)
