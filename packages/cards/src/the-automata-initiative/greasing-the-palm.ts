import {
  card,
  chosen,
  from,
  gainCredits,
  install,
  may,
  mayPay,
  placeCounters,
  play,
  removeTagsAsCost,
  the,
  type,
} from '@paydata/engine/vocabulary'

export const greasingThePalm = card(
  'greasing_the_palm',
  play(
    gainCredits(5),
    may([install(chosen(from('hq', type('agenda', 'asset', 'ice', 'upgrade')), 'installed'))]),
    mayPay([removeTagsAsCost(1)], { then: [placeCounters('advancement', 1, the('installed'))] }),
  ),
)
