import {
  always,
  card,
  firstTime,
  from,
  gainCredits,
  strength,
  strengthAtMost,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const theTungstenTailor = card(
  'the_tungsten_tailor',
  always(strength(from('installed', type('ice')), -1)),
  when(
    firstTime('turn', { what: ['subroutineBroken'], card: [type('ice'), strengthAtMost(0)] }),
    gainCredits(1),
  ),
)
