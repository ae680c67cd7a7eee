import {
  breakSubroutines,
  card,
  credits,
  installOnlyOn,
  interfaceFor,
  oncePer,
  type,
} from '@paydata/engine/vocabulary'

export const slapVandal = card(
  'slap_vandal',
  installOnlyOn(type('ice')),
  oncePer('encounter', interfaceFor([credits(1)], [breakSubroutines(1, { on: 'host' })])),
)
