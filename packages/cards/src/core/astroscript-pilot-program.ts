import {
  card,
  chosen,
  counters,
  from,
  isAdvanceable,
  paid,
  placeCounters,
  scored,
  when,
} from '@paydata/engine/vocabulary'

export const astroscriptPilotProgram = card(
  'astroscript_pilot_program',
  when(scored, placeCounters('agenda', 1)),
  paid([counters('agenda')], [placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))]),
)
