import {
  addTo,
  card,
  chosen,
  from,
  giveTags,
  may,
  on,
  oneOf,
  ownedBy,
  subroutine,
  when,
} from '@paydata/engine/vocabulary'

export const lethe = card(
  'lethe',
  when(on({ what: ['iceBypassed', 'iceFullyBroken'], card: 'self' }), giveTags(1)),
  subroutine(
    may([
      oneOf([
        [addTo(chosen(from('archives')), 'topOfDeck')],
        [addTo(chosen(from('archives')), 'bottomOfDeck')],
      ]),
    ]),
  ),
  subroutine(addTo(chosen(from('installed', ownedBy('runner'))), 'hand')),
)
