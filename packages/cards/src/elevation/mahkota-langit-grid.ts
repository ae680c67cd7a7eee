import {
  always,
  card,
  costChange,
  inRootOf,
  persistent,
  protecting,
  recurring,
  type,
} from '@paydata/engine/vocabulary'

export const mahkotaLangitGrid = card(
  'mahkota_langit_grid',
  recurring(
    2,
    { to: ['rez'], where: [type('asset'), inRootOf(['here'])] },
    { to: ['rez'], where: [type('ice'), protecting(['here'])] },
  ),
  persistent(always(costChange('trash', [type('asset'), inRootOf(['here'])], 2))),
)
