import {
  always,
  card,
  from,
  installOnlyOn,
  not,
  protecting,
  same,
  strength,
  type,
} from '@paydata/engine/vocabulary'

export const monkeywrench = card(
  'monkeywrench',
  installOnlyOn(type('ice')),
  always(strength('host', -2)),
  always(strength(from('installed', type('ice'), protecting(['here']), not(same('host'))), -1)),
)
