import {
  additionalCost,
  addTo,
  always,
  card,
  chosen,
  clicks,
  from,
  install,
  may,
  oneOf,
  play,
  playCard,
  reveal,
  search,
  the,
  threat,
  type,
} from '@paydata/engine/vocabulary'

export const pivot = card(
  'pivot',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(
    search('rnd', [type('operation', 'agenda')], 'found'),
    reveal(the('found')),
    addTo(the('found'), 'hand'),
  ),
  threat(
    3,
    play(
      may([
        oneOf([
          [playCard(chosen(from('hq', type('operation'))))],
          [install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade'))))],
        ]),
      ]),
    ),
  ),
)
