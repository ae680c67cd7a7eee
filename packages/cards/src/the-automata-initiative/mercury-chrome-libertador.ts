import {
  accessMore,
  breachOf,
  card,
  happened,
  ifSo,
  isNot,
  lasting,
  may,
  on,
  oncePer,
  running,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const mercuryChromeLibertador = card(
  'mercury_chrome_libertador',
  oncePer(
    'turn',
    when(
      on(breachOf(['hq', 'rnd']), running()),
      ifSo(isNot(happened('thisRun', { what: ['subroutineBroken'] })), [
        may([lasting(untilBreachEnds, [accessMore('breached', 1)])]),
      ]),
    ),
  ),
)
