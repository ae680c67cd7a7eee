import { card, chosen, from, install, may, moveToRoot, on, the, type, when } from '@paydata/engine/vocabulary'

export const merciaB4ll4rd = card(
  'mercia_b4ll4rd',
  when(
    on({ what: ['actionPhaseEnded'], by: 'you' }),
    may([
      install(chosen(from('hq', type('ice')), 'installed'), { change: -1 }),
      moveToRoot('self', { protectedBy: the('installed') }),
    ]),
  ),
)
