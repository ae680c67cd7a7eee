import { always, card, gainsSubtypes, installOnlyOn, type } from '@paydata/engine/vocabulary'

export const chromatophores = card(
  'chromatophores',
  installOnlyOn(type('ice')),
  always(gainsSubtypes('host', 'barrier', 'code gate', 'sentry')),
)
