import {
  accessMore,
  breach,
  breachOf,
  card,
  clicks,
  insteadOfBreaching,
  lasting,
  on,
  oncePer,
  paid,
  run,
  running,
  takeTagsAsCost,
  threat,
  untilBreachEnds,
  when,
} from '@paydata/engine/vocabulary'

export const eruAyasePessoa = card(
  'eru_ayase_pessoa',
  oncePer(
    'turn',
    paid([clicks(), takeTagsAsCost(1)], [run(['archives'], [insteadOfBreaching([breach('rnd')])])]),
  ),
  threat(
    3,
    when(on(breachOf(['rnd']), running(['archives'])), lasting(untilBreachEnds, [accessMore('rnd', 1)])),
  ),
)
