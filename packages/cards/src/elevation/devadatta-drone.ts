import {
  accessMore,
  breachOf,
  card,
  counters,
  installed,
  lasting,
  mayPay,
  on,
  placeCounters,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const devadattaDrone = card(
  'devadatta_drone',
  when(installed('self'), placeCounters('power', 2)),
  when(
    on(breachOf(['rnd'])),
    mayPay([counters('power')], { then: [lasting(untilBreachEnds, [accessMore('rnd', 1)])] }),
  ),
)
