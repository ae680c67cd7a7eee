import {
  accessMore,
  breach,
  breachOf,
  card,
  clicks,
  insteadOfBreaching,
  lasting,
  on,
  paid,
  run,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const beatrizFriereGonzalez = card(
  'beatriz_friere_gonzalez',
  paid(
    [clicks(2)],
    [
      run(['hq'], [insteadOfBreaching([breach('rnd')])], {
        during: [when(on(breachOf(['rnd'])), lasting(untilBreachEnds, [accessMore('rnd', 1)]))],
      }),
    ],
  ),
)
