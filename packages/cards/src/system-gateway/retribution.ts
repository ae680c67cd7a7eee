import { card, chosen, from, isTagged, onlyIf, play, trash, type } from '@paydata/engine/vocabulary'

export const retribution = card(
  'retribution',
  onlyIf('play', isTagged),
  play(trash(chosen(from('installed', type('program', 'hardware'))))),
)
