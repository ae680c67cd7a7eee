import {
  arrange,
  atLeast,
  card,
  countersOn,
  derez,
  endRun,
  ifSo,
  on,
  placeCounters,
  purge,
  subroutine,
  together,
  when,
} from '@paydata/engine/vocabulary'

export const knowledgeSeeker = card(
  'knowledge_seeker',
  when(
    on({ what: ['encounterEnded'], card: 'self' }),
    ifSo(atLeast(countersOn('virus'), 3), [together(purge(), derez('self'))]),
  ),
  subroutine(placeCounters('virus', 1)),
  subroutine(arrange(4, 'rnd')),
  subroutine(endRun()),
)
