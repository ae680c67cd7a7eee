import {
  atServer,
  card,
  chosen,
  endRun,
  from,
  isRezzed,
  oncePer,
  paid,
  subtype,
  trashOf,
} from '@paydata/engine/vocabulary'

export const leoConstructionLaborSolutions = card(
  'leo_construction_labor_solutions',
  oncePer(
    'turn',
    paid(
      [trashOf(chosen(from('installed', isRezzed, subtype('bioroid'), atServer(['attacked']))))],
      [endRun()],
    ),
  ),
)
