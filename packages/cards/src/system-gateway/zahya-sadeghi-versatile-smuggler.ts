import { card, gainCredits, may, on, oncePer, timesSince, when } from '@paydata/engine/vocabulary'

export const zahyaSadeghiVersatileSmuggler = card(
  'zahya_sadeghi_versatile_smuggler',
  oncePer(
    'turn',
    when(
      on({ what: ['runEnded'], server: ['hq', 'rnd'] }),
      may([gainCredits(timesSince('thisRun', { what: ['accessed'] }))]),
    ),
  ),
)
