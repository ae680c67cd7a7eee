import {
  card,
  chosen,
  firstTimeAfter,
  from,
  gainCredits,
  happened,
  runSuccessful,
  together,
  trash,
  when,
} from '@paydata/engine/vocabulary'

export const ryoPhoenixOnoOutOfTheAshes = card(
  'ryo_phoenix_ono_out_of_the_ashes',
  when(
    firstTimeAfter('turn', happened('thisRun', { what: ['subroutineResolved'] }), runSuccessful()),
    together(gainCredits(1), trash(chosen(from('hq')), 'corp')),
  ),
)
