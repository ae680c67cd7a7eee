import {
  card,
  chosen,
  costChange,
  from,
  happened,
  inRootOf,
  isAdvanceable,
  paid,
  placeCounters,
  trashThis,
  whileSo,
} from '@paydata/engine/vocabulary'

export const hypeMachine = card(
  'hype_machine',
  whileSo(happened('thisTurn', { what: ['scored', 'stolen'] }), costChange('rez', 'self', -6)),
  paid(
    [trashThis],
    [placeCounters('advancement', 1, chosen(from('installed', isAdvanceable, inRootOf(['here']))))],
  ),
)
