import {
  additionalCost,
  always,
  approachInstead,
  card,
  clicks,
  play,
  run,
  when,
  would,
} from '@paydata/engine/vocabulary'

export const maintenanceAccess = card(
  'maintenance_access',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(
    run(['archives'], [], {
      during: [when(would({ effect: 'approach', server: ['archives'] }), approachInstead(['hq']))],
    }),
  ),
)
