import {
  card,
  chosen,
  from,
  gainsSubtypes,
  lasting,
  play,
  the,
  type,
  untilTurnEnds,
} from '@paydata/engine/vocabulary'

export const tinkering = card(
  'tinkering',
  play(
    lasting(untilTurnEnds, [gainsSubtypes(the('ice'), 'sentry', 'code gate', 'barrier')], {
      on: chosen(from('installed', type('ice')), 'ice'),
    }),
  ),
)
