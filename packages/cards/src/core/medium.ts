import {
  accessMore,
  bound,
  breachOf,
  card,
  chooseNumber,
  countersOn,
  lasting,
  minus,
  on,
  placeCounters,
  runSuccessful,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const medium = card(
  'medium',
  when(on(runSuccessful(['rnd'])), placeCounters('virus', 1)),
  when(
    on(breachOf(['rnd'])),
    chooseNumber('more', minus(countersOn('virus'), 1)),
    lasting(untilBreachEnds, [accessMore('rnd', bound('more'))]),
  ),
)
