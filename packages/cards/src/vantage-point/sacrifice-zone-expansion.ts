import {
  always,
  card,
  counters,
  damage,
  firstTime,
  gainCredits,
  installedFaceup,
  mayPay,
  on,
  oncePer,
  runSuccessful,
  when,
} from '@paydata/engine/vocabulary'

export const sacrificeZoneExpansion = card(
  'sacrifice_zone_expansion',
  always(installedFaceup),
  when(firstTime('turn', { what: ['advanced'], by: 'you', card: 'self' }), gainCredits(3)),
  oncePer(
    'turn',
    when(on(runSuccessful('another')), mayPay([counters('advancement')], { then: [damage('meat', 1)] })),
  ),
)
