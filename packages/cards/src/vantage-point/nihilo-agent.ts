import {
  badPublicity,
  card,
  emptied,
  giveTags,
  load,
  removeCounters,
  removeTags,
  rezzed,
  together,
  trash,
  turnBegins,
  turnEnds,
  when,
} from '@paydata/engine/vocabulary'

export const nihiloAgent = card(
  'nihilo_agent',
  when(rezzed(), load(3, 'power')),
  when(emptied, trash('self')),
  when(turnBegins('you'), together(removeTags(1), badPublicity(1, 'remove'))),
  when(turnEnds('you'), together(giveTags(1), badPublicity(1), removeCounters('power', 1))),
)
