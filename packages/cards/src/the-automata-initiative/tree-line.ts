import {
  always,
  canAdvance,
  card,
  chosen,
  clicks,
  countersOn,
  credits,
  endRun,
  from,
  gainCredits,
  paid,
  placeCounters,
  revealAndTrashThisFrom,
  strength,
  subroutine,
  type,
} from '@paydata/engine/vocabulary'

export const treeLine = card(
  'tree_line',
  paid(
    [clicks(), credits(1), revealAndTrashThisFrom('hq')],
    [placeCounters('advancement', 3, chosen(from('installed', type('ice'))))],
  ),
  always(canAdvance, strength('self', countersOn('advancement'))),
  subroutine(gainCredits(1), endRun()),
)
