import { all, card, from, installed, subtype, trash, type, when } from '@paydata/engine/vocabulary'

export const noiseHackerExtraordinaire = card(
  'noise_hacker_extraordinaire',
  when(
    installed([type('program'), subtype('virus')], 'you'),
    trash(all(from({ top: 1, of: 'rnd' })), 'corp'),
  ),
)
