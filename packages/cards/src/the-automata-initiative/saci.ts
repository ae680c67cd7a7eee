import { card, gainCredits, installOnlyOn, on, type, when } from '@paydata/engine/vocabulary'

export const saci = card(
  'saci',
  installOnlyOn(type('ice')),
  when(on({ what: ['rezzed', 'derezzed'], card: 'host' }), gainCredits(3)),
)
