import {
  card,
  chosen,
  clicks,
  draw,
  from,
  gainCredits,
  may,
  oneByOne,
  paid,
  playCard,
  together,
  trashThis,
  type,
} from '@paydata/engine/vocabulary'

export const humanoidResources = card(
  'humanoid_resources',
  paid(
    [clicks(3), trashThis],
    [
      together(gainCredits(4), draw(3)),
      ...oneByOne(2, from('hq', type('agenda', 'asset', 'ice', 'upgrade'))),
      may([playCard(chosen(from('hq', type('operation'))))]),
    ],
  ),
)
