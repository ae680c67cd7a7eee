import {
  all,
  card,
  chosen,
  clicks,
  counters,
  firstTime,
  from,
  install,
  look,
  may,
  ownedBy,
  paid,
  placeCounters,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const epiphanyAnalyticaNationsUndivided = card(
  'epiphany_analytica_nations_undivided',
  when(
    firstTime('turn', { what: ['stolen', 'trashed'], by: 'runner', card: [ownedBy('corp')] }),
    placeCounters('power', 1),
  ),
  paid(
    [clicks(), counters('power')],
    [
      look(all(from({ top: 3, of: 'rnd' })), { as: 'seen' }),
      may([install(chosen(from({ the: 'seen' }, type('agenda', 'asset', 'ice', 'upgrade'))))]),
    ],
  ),
)
