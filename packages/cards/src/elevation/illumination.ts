import { card, from, oneByOne, play, run, type } from '@paydata/engine/vocabulary'

export const illumination = card(
  'illumination',
  play(run(['rnd'], oneByOne(3, from('grip', type('program', 'hardware', 'resource')), { change: -1 }))),
)
