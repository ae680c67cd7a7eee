import {
  accessMore,
  breachOf,
  card,
  firstTime,
  lasting,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const docklandsPass = card(
  'docklands_pass',
  when(firstTime('turn', breachOf(['hq'])), lasting(untilBreachEnds, [accessMore('hq', 1)])),
)
