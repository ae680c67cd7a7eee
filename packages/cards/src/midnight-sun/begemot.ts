import {
  always,
  breaks,
  card,
  credits,
  has,
  installed,
  strength,
  suffer,
  when,
} from '@paydata/engine/vocabulary'

export const begemot = card(
  'begemot',
  when(installed('self'), suffer('core', 1)),
  always(strength('self', has('you', 'coreDamage'))),
  breaks({ cost: [credits(1)], count: 'all', upTo: true, subtype: 'barrier' }),
)
