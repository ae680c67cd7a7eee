import {
  addToHandOf,
  card,
  chosen,
  clicks,
  from,
  install,
  may,
  paid,
  placeCounters,
  takeCredits,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const janainaJkDumontKindelan = card(
  'janaina_jk_dumont_kindelan',
  when(turnBegins('you'), placeCounters('credit', 3)),
  paid(
    [clicks(), addToHandOf('self')],
    [takeCredits('all'), may([install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade'))))])],
  ),
)
