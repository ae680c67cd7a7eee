import { card, chosen, from, install, isTagged, onlyIf, play, trash, type } from '@paydata/engine/vocabulary'

export const trustOperation = card(
  'trust_operation',
  onlyIf('play', isTagged),
  play(
    trash(chosen(from('installed', type('resource')))),
    install(chosen(from('archives', type('agenda', 'asset', 'ice', 'upgrade')), 'installed'), {
      ignore: 'all',
      rez: 'ignoringAllCosts',
    }),
  ),
)
