import { always, card, costChange, type } from '@paydata/engine/vocabulary'

export const kateMacMccaffreyDigitalTinker = card(
  'kate_mac_mccaffrey_digital_tinker',
  always(
    costChange('install', [type('program', 'hardware')], -1, {
      what: ['installed'],
      by: 'you',
      card: [type('program', 'hardware')],
    }),
  ),
)
