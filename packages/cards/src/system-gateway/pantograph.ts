import {
  always,
  card,
  chosen,
  from,
  gainCredits,
  install,
  may,
  memory,
  scoredOrStolen,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const pantograph = card(
  'pantograph',
  always(memory(1)),
  when(
    scoredOrStolen(),
    gainCredits(1),
    may([install(chosen(from('grip', type('program', 'hardware', 'resource'))))]),
  ),
)
