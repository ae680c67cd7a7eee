import {
  card,
  chosen,
  clicks,
  from,
  gainCredits,
  isRezzed,
  paid,
  trashOf,
  type,
} from '@paydata/engine/vocabulary'

export const securitySubcontract = card(
  'security_subcontract',
  paid([clicks(), trashOf(chosen(from('installed', type('ice'), isRezzed)))], [gainCredits(4)]),
)
