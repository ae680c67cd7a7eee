import {
  additionalCost,
  always,
  bound,
  card,
  chosen,
  from,
  hasPrintedPoints,
  ifSo,
  install,
  isTagged,
  placeCounters,
  play,
  removeTagsAsCost,
  the,
  type,
} from '@paydata/engine/vocabulary'

export const ipEnforcement = card(
  'ip_enforcement',
  always(additionalCost('play', [removeTagsAsCost(bound('X'))], { cards: 'self' })),
  play(
    install(chosen(from('runnerScore', type('agenda'), hasPrintedPoints(bound('X'))), 'agenda')),
    ifSo(isTagged, [placeCounters('advancement', 1, the('agenda'))]),
  ),
)
