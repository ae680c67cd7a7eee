import {
  card,
  counters,
  moveRunner,
  paid,
  placeCounters,
  running,
  scored,
  when,
} from '@paydata/engine/vocabulary'

export const proprionegation = card(
  'proprionegation',
  when(scored, placeCounters('agenda', 1)),
  paid([counters('agenda')], [moveRunner({ outermostOf: 'archives' })], { onlyIf: running() }),
)
