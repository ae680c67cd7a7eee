import { all, card, chosen, from, install, look, may, on, type, when } from '@paydata/engine/vocabulary'

export const poetriLuxuryBrandsAllTheRage = card(
  'poetri_luxury_brands_all_the_rage',
  when(
    on({ what: ['scored'], by: 'you' }),
    look(all(from({ top: 3, of: 'rnd' })), { as: 'seen' }),
    may([install(chosen(from({ the: 'seen' }, type('asset', 'ice', 'upgrade'))))]),
  ),
  when(on({ what: ['stolen'] }), may([install(chosen(from('hq', type('asset', 'ice', 'upgrade'))))])),
)
