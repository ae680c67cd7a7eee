import { card, recurring, subtype, type, usingOf } from '@paydata/engine/vocabulary'

export const cyberfeeder = card(
  'cyberfeeder',
  recurring(1, usingOf(subtype('icebreaker')), {
    to: ['install'],
    where: [type('program'), subtype('virus')],
  }),
)
