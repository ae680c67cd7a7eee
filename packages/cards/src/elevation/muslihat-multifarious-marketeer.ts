import {
  addTo,
  all,
  card,
  cardIs,
  eitherOf,
  from,
  ifSo,
  look,
  may,
  subtype,
  the,
  turnBegins,
  type,
  when,
} from '@paydata/engine/vocabulary'

export const muslihatMultifariousMarketeer = card(
  'muslihat_multifarious_marketeer',
  when(
    turnBegins('you'),
    look(all(from({ top: 1, of: 'stack' })), { as: 'seen' }),
    ifSo(
      eitherOf(
        cardIs(the('seen'), subtype('icebreaker')),
        cardIs(the('seen'), type('event'), subtype('run')),
      ),
      [may([addTo(the('seen'), 'hand', { reveal: true })])],
    ),
  ),
)
