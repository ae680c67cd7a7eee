import {
  accessAtMost,
  always,
  cannot,
  card,
  installOnlyAt,
  persistent,
  running,
  whileSo,
} from '@paydata/engine/vocabulary'

export const flagship = card(
  'flagship',
  installOnlyAt(['hq', 'rnd']),
  always(cannot('beSuccessful', { server: ['here'] })),
  persistent(whileSo(running(['here']), accessAtMost(1, 'self'))),
)
