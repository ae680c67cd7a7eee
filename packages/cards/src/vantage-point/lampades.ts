import {
  card,
  counters,
  creditsFrom,
  installed,
  placeCounters,
  propertyOf,
  subtype,
  trash,
  when,
  whileAccessing,
} from '@paydata/engine/vocabulary'

export const lampades = card(
  'lampades',
  when(installed('self'), placeCounters('power', 3)),
  whileAccessing(
    [counters('power'), creditsFrom(propertyOf('printedCost', 'accessed'), subtype('stealth'))],
    [trash('accessed')],
  ),
)
