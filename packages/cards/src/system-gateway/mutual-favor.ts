import {
  addTo,
  card,
  cardIs,
  happened,
  ifSo,
  install,
  isInstalled,
  isNot,
  may,
  play,
  reveal,
  runSuccessful,
  search,
  subtype,
  the,
} from '@paydata/engine/vocabulary'

export const mutualFavor = card(
  'mutual_favor',
  play(
    search('stack', [subtype('icebreaker')], 'found'),
    reveal(the('found')),
    ifSo(happened('thisTurn', runSuccessful()), [may([install(the('found'))])]),
    ifSo(isNot(cardIs(the('found'), isInstalled)), [addTo(the('found'), 'hand')]),
  ),
)
