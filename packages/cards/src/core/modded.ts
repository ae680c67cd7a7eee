import { card, chosen, from, install, play, type } from '@paydata/engine/vocabulary'

export const modded = card(
  'modded',
  play(install(chosen(from('grip', type('program', 'hardware'))), { change: -3 })),
)
