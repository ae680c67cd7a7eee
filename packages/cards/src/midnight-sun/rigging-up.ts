import { card, charge, chosen, from, install, may, play, the, type } from '@paydata/engine/vocabulary'

export const riggingUp = card(
  'rigging_up',
  play(
    install(chosen(from('grip', type('program', 'hardware')), 'installed'), { change: -3 }),
    may([charge(the('installed'))]),
  ),
)
