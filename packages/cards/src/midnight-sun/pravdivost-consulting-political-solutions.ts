import {
  card,
  chosen,
  firstTime,
  from,
  isAdvanceable,
  may,
  placeCounters,
  runSuccessful,
  when,
} from '@paydata/engine/vocabulary'

export const pravdivostConsultingPoliticalSolutions = card(
  'pravdivost_consulting_political_solutions',
  when(
    firstTime('turn', runSuccessful()),
    may([placeCounters('advancement', 1, chosen(from('installed', isAdvanceable)))]),
  ),
)
