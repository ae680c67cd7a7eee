import { card, draw, gainCredits, isTagged, oneOrBoth, play } from '@paydata/engine/vocabulary'

export const predictivePlanogram = card(
  'predictive_planogram',
  play(oneOrBoth(isTagged, [gainCredits(3)], [draw(3)])),
)
