import {
  always,
  card,
  costChange,
  inRootOf,
  may,
  moveToRoot,
  protecting,
  threat,
  turnEnds,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const vovoOzetti = card(
  'vovo_ozetti',
  always(costChange('rez', [type('ice'), protecting(['here'])], -2)),
  threat(4, always(costChange('rez', [inRootOf(['here'])], -2))),
  when(turnEnds('you'), may([moveToRoot('self', 'another')])),
)
