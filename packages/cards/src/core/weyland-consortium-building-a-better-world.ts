import { card, gainCredits, on, subtype, type, when } from '@paydata/engine/vocabulary'

export const weylandConsortiumBuildingABetterWorld = card(
  'weyland_consortium_building_a_better_world',
  when(
    on({ what: ['played'], by: 'you', card: [type('operation'), subtype('transaction')] }),
    gainCredits(1),
  ),
)
