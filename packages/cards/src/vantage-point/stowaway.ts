import { card, gainCredits, installOnlyOn, on, runSuccessful, type, when } from '@paydata/engine/vocabulary'

export const stowaway = card(
  'stowaway',
  installOnlyOn(type('ice')),
  when(on(runSuccessful(['here'])), gainCredits(2)),
)
