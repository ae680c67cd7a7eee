import {
  additionalCost,
  always,
  card,
  chosen,
  clicks,
  from,
  install,
  play,
  type,
} from '@paydata/engine/vocabulary'

export const retirementPlan = card(
  'retirement_plan',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(install(chosen(from('archives', type('agenda', 'asset', 'ice'))))),
)
