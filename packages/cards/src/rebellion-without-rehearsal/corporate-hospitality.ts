import {
  additionalCost,
  addTo,
  always,
  card,
  chosen,
  clicks,
  draw,
  from,
  gainCredits,
  play,
  together,
} from '@paydata/engine/vocabulary'

export const corporateHospitality = card(
  'corporate_hospitality',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(together(gainCredits(6), draw(2)), addTo(chosen(from('archives')), 'hand')),
)
