import {
  additionalCost,
  always,
  bound,
  card,
  chooseNumber,
  clicks,
  draw,
  has,
  leastOf,
  oneOf,
  play,
  removeTags,
} from '@paydata/engine/vocabulary'

export const lieLow = card(
  'lie_low',
  always(additionalCost('play', [clicks()], { cards: 'self' })),
  play(
    oneOf([
      [draw(4)],
      [chooseNumber('removed', leastOf(2, has('runner', 'tags'))), removeTags(bound('removed'))],
    ]),
  ),
)
